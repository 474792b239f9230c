import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { assembleReport } from '../../../src/report/assemble.ts';
import { exampleFacts } from './example.ts';

const file = new URL('../../golden/report.json', import.meta.url);

describe('the golden report', () => {
  // Any change of what customers read shows up as a difference of this file. UPDATE_GOLDEN=1 writes it anew.
  it('R-R01 is what the example facts give, to the letter', () => {
    const report = `${JSON.stringify(assembleReport(exampleFacts()), null, 2)}\n`;
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, report);
    assert.equal(report, readFileSync(file, 'utf8'));
  });
});
