import assert from 'node:assert/strict';
import { statedConditions } from '../../../../src/audit/material/conditions.ts';
import type { TwiceExtracted } from '../../../../src/findings/missed.ts';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { doubleExtraction } from '../../../../src/report/controls/double-extraction.ts';
import { exampleFacts } from '../example.ts';

describe('what extraction leaves out', () => {
  const statedOf = (twiceExtracted: TwiceExtracted | null) =>
    doubleExtraction.counts({ facts: { twiceExtracted } } as never);
  const sentencesOf = (stated: ReturnType<typeof statedOf>) => doubleExtraction.sentences.claims(stated);

  it('R-R21 stands in the methodology with its interval, and what it rests on', () => {
    const twice = { responses: 2, first: 20, second: 18, both: 15 };
    const report = assembleReport(exampleFacts({ twiceExtracted: twice }));
    const stated = statedConditions(report)!.double_extraction;
    assert.deepEqual(stated, statedOf(twice));
    const [said = ''] = sentencesOf(stated);
    assert.match(
      said,
      /^By capture and recapture in 2 responses extracted twice, at up to 12 claims a reading, one reading misses 21% of the statements, and both together miss 4% \(90% interval 1% to 15%\), or more where both overlook the same\.$/,
    );
    assert.deepEqual(Object.values(stated!).slice(0, 4), [2, 20, 18, 15]);
    assert.ok(report.methodology?.synthesis_and_audit?.includes(said));
  });

  it('R-R21 is one plain statement where it is less than one in a hundred', () => {
    const told = (each: number) =>
      sentencesOf(statedOf({ responses: 2, first: each, second: each, both: each })).join();
    assert.match(
      told(900),
      / a reading, one reading or both together miss fewer than 1% of the statements \(90% interval up to 1%\), or/,
    );
    assert.match(
      told(20),
      / one reading or both together miss fewer than 1% of the statements \(90% interval up to 1%\), or/,
    );
    assert.match(
      sentencesOf(statedOf({ responses: 2, first: 40, second: 40, both: 38 })).join(),
      / one reading misses 5% of the statements, and both together miss fewer than 1% \(90% interval up to \d+%\), or/,
    );
  });

  it('R-R21 is said to be not estimated if nothing, or too little, was extracted twice', () => {
    assert.equal(statedOf(null), null);
    assert.match(sentencesOf(statedOf(null)).join(), /was not estimated: no response was extracted twice\.$/);
    const few = statedOf({ responses: 1, first: 3, second: 2, both: 1 });
    assert.match(sentencesOf(few).join(), /^Too few statements of 1 response were found twice to estimate/);
    assert.equal(few?.statements_missed_by_both_share, null);
  });
});
