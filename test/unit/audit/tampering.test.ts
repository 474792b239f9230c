import assert from 'node:assert/strict';
import { unknowable } from '../../../src/audit/unknowable.ts';
import type { ReportFacts } from '../../../src/findings/facts.ts';
import { assembleReport } from '../../../src/report/assemble.ts';
import { changed, exampleFacts, written } from '../report/example.ts';
import { tablesWithShown } from '../report/shown.ts';
import { materialOf } from './material.ts';
import { isFound, isListed, tamperings } from './tampering.ts';

const readings: ReportFacts['readings'] = [
  {
    ...{ section: 'answer', writer: 'lab1/writer', reader: 'openai/gpt-5.5', sentences: 9, askedAgain: 2 },
    leftOut: [
      { field: 'rationale', sentences: 1, by: 'reader' },
      { field: 'key_points.statement', sentences: 2, by: 'code' },
    ],
  },
  { section: 'disagreements', writer: 'lab1/writer', reader: null, sentences: 5, askedAgain: 0, leftOut: [] },
  {
    section: 'minority_insights',
    writer: 'lab1/writer',
    reader: 'lab9/reader',
    sentences: 2,
    askedAgain: 1,
    leftOut: [],
  },
];

const judged: ReportFacts['drafts']['answer'] = {
  ...written.answer!,
  directAnswer: `${written.answer!.directAnswer} {{K2.support}}. Ask where releases wait [A01.1, A02.3].`,
  assessment: {
    favours: 2,
    statement: 'The smaller answer names what it would measure.',
    reasons: [{ kind: 'turns_on', statement: 'It turns on where releases wait.', claimIds: [3] }],
    ownKnowledge: [{ statement: 'A newer method is in use.', claimIds: [3] }],
  },
};

describe('a report that was tampered with', () => {
  it('R-R19 any change is found, although the digests were made anew, or listed as unknowable', () => {
    const plain = exampleFacts({ readings, drafts: { ...written, answer: judged } });
    const claims = plain.findings.claims.map((claim, at) =>
      at > 3 ? { ...claim, option: `${'ab'[at - 4]}` } : claim,
    );
    const [{ modelId } = { modelId: '' }] = plain.findings.labels.filter(({ stances }) =>
      stances.every(({ claimId }) => claimId !== 6),
    );
    const [sentence] = plain.findings.labels.find((own) => own.modelId === modelId)!.stances;
    const reported = [{ claimId: 6, modelId, span: sentence!.span }];
    const facts = changed(plain, { claims, earlier: { claims: [], reported } });
    const material = materialOf(facts, assembleReport(facts, tablesWithShown(facts)));
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
    assert.equal(material.report.answer?.sources.length, 1);
    const idle = unknowable.filter(
      ({ paths, changes }) => !passed.some(({ path, kind }) => paths.test(path) && changes.includes(kind)),
    );
    assert.deepEqual(
      idle.map(({ what }) => what),
      ['what was cut or dropped on the way'], // The example has no such entry.
    );
  });
});
