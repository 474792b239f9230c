import { assembleReport } from '../../../src/report/assemble.ts';
import { assertGolden } from '../../support/golden.ts';
import { exampleFacts } from './example.ts';

describe('the golden report', () => {
  // Any change to what customers read appears as a difference of this file.
  it('R-R01 is exactly what the example facts produce', () => {
    const report = `${JSON.stringify(assembleReport(exampleFacts()), null, 2)}\n`;
    assertGolden(new URL('../../golden/report.json', import.meta.url), report);
  });
});
