import assert from 'node:assert/strict';
import { unknowable } from '../../../src/audit/unknowable.ts';
import type { ReportFacts } from '../../../src/findings/facts.ts';
import { exampleFacts } from '../report/example.ts';
import { materialOf } from './material.ts';
import { isFound, isListed, tamperings } from './tampering.ts';

const readings: ReportFacts['readings'] = [
  {
    ...{ section: 'answer', reader: 'openai/gpt-5.5', sentences: 9, askedAgain: 2 },
    leftOut: [
      { field: 'rationale', sentences: 1, by: 'reader' },
      { field: 'key_points.statement', sentences: 2, by: 'code' },
    ],
  },
  { section: 'disagreements', reader: null, sentences: 5, askedAgain: 0, leftOut: [] },
  { section: 'minority_insights', reader: 'lab9/reader', sentences: 2, askedAgain: 1, leftOut: [] },
];

describe('a report that was tampered with', () => {
  it('R-R19 any change is found, although the digests were made anew, or listed as unknowable', () => {
    const material = materialOf(exampleFacts({ readings }));
    const all = [...tamperings(material.report)];
    const kinds = Map.groupBy(all, ({ path, kind }) => `${path}: ${kind}`);
    // One place of each: the last, which the first of a list does not explain.
    const passed = [...kinds.values()].map((same) => same.at(-1)!).filter((each) => !isFound(material, each));
    const unlisted = passed.filter((each) => !isListed(each));
    assert.deepEqual(
      unlisted.map(({ path, kind }) => `${path}: ${kind}`),
      [],
    );
    assert.ok(kinds.size > 1_500, 'the whole schema is changed');
    const idle = unknowable.filter(
      ({ paths, changes }) => !passed.some(({ path, kind }) => paths.test(path) && changes.includes(kind)),
    );
    assert.deepEqual(
      idle.map(({ what }) => what),
      ['what was cut or dropped on the way'], // The example has no such entry.
    );
  });
});
