import { assembleReport } from '../../../src/report/assemble.ts';
import { assertGolden } from '../../support/golden.ts';
import { exampleFacts } from './example.ts';

describe('the golden report', () => {
  // Any change of what customers read shows up as a difference of this file.
  it('R-R01 is what the example facts give, to the letter', () => {
    const report = `${JSON.stringify(assembleReport(exampleFacts()), null, 2)}\n`;
    assertGolden(new URL('../../golden/report.json', import.meta.url), report);
  });
});
