import { assertGolden } from '../../support/golden.ts';
import { builtReport } from '../../support/report/built-report.ts';
import { exampleFacts } from './example.ts';

describe('the golden report', () => {
  // Any change to what customers read appears as a difference of this file.
  it('R-R01 is exactly what the example facts produce', () => {
    const report = `${JSON.stringify(builtReport(exampleFacts()), null, 2)}\n`;
    assertGolden(new URL('../../golden/report.json', import.meta.url), report);
  });
});
