import assert from 'node:assert/strict';
import { draftsAbout } from '../../../../src/stages/assemble/drafts-about.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { exampleFacts, written } from '../../report/example.ts';

const { findings } = exampleFacts();
const judged = {
  ...written,
  answer: {
    ...written.answer!,
    assessment: { favours: null, statement: 'Neither is shown to be right.' },
    assessment_reasons: [
      { kind: 'turns_on' as const, statement: 'It turns on releases.', claims: ['C3'] },
      { kind: 'other' as const, statement: 'Boundaries help in any case.', claims: ['C1'] },
    ],
    own_knowledge: [{ statement: 'There is a newer method.', claims: ['C3'] }],
  },
};

describe('drafts about what remains', () => {
  it('R-R10 lose the reasons and the knowledge that rest on a claim which is left out, and keep the others', () => {
    const without = findings.claims.filter(({ claimId }) => claimId !== 3);
    const { answer } = draftsAbout(tablesOf({ ...findings, claims: without }), judged, false);
    assert.deepEqual(
      answer?.assessment_reasons.map(({ claims }) => claims),
      [['C1']],
    );
    assert.deepEqual(answer?.own_knowledge, []);
    assert.equal(answer?.headline, written.answer!.headline);
  });

  it('R-R10 lose reasons and knowledge with the judgement to which they belong', () => {
    const assessment = { ...judged.answer.assessment, favours: 'K9' };
    const favouring = { ...judged, answer: { ...judged.answer, assessment } };
    const { answer } = draftsAbout(tablesOf(findings), favouring, false);
    assert.deepEqual([answer?.assessment, answer?.assessment_reasons, answer?.own_knowledge], [null, [], []]);
  });

  it('R-R10 lead with no answer of a camp if the camps are left out', () => {
    const { answer } = draftsAbout(tablesOf({ ...findings, camps: [] }), judged, true);
    assert.deepEqual([answer?.headline, answer?.direct_answer, answer?.recommendation], ['', '', null]);
    assert.deepEqual(answer?.ranked_options, []);
    assert.ok((answer?.key_points.length ?? 0) > 0);
  });
});
