import assert from 'node:assert/strict';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { draftsAbout } from '../../../../src/stages/assemble/drafts-about.ts';
import { exampleFacts, written } from '../../report/example.ts';

const { findings } = exampleFacts();
const judged = {
  ...written,
  answer: {
    ...written.answer!,
    assessment: {
      ...{ favours: null, statement: 'Neither is shown to be right.' },
      reasons: [
        { kind: 'turns_on' as const, statement: 'It turns on releases.', claimIds: [3] },
        { kind: 'other' as const, statement: 'Boundaries help in any case.', claimIds: [1] },
      ],
      ownKnowledge: [{ statement: 'There is a newer method.', claimIds: [3] }],
    },
  },
};

describe('drafts about what remains', () => {
  it('R-R10 lose the reasons and the knowledge that rest on a claim which is left out, and keep the others', () => {
    const without = findings.claims.filter(({ claimId }) => claimId !== 3);
    const { answer } = draftsAbout(tablesOf({ ...findings, claims: without }), judged, false);
    assert.deepEqual(
      answer?.assessment?.reasons.map(({ claimIds }) => claimIds),
      [[1]],
    );
    assert.deepEqual(answer?.assessment?.ownKnowledge, []);
    assert.equal(answer?.headline, written.answer!.headline);
  });

  it('R-R10 lead with no answer of a camp if the camps are left out', () => {
    const { answer } = draftsAbout(tablesOf({ ...findings, camps: [] }), judged, true);
    assert.deepEqual([answer?.headline, answer?.directAnswer, answer?.recommendation], ['', '', null]);
    assert.deepEqual(answer?.rankedOptions, []);
    assert.ok((answer?.keyPoints.length ?? 0) > 0);
  });
});
