import assert from 'node:assert/strict';
import { wrongBeforeDelivery } from '../../../../src/audit/before-delivery.ts';
import type { QuestionType } from '../../../../src/findings/findings.ts';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { isUnfavouredAnswer } from '../../../../src/report/sections/left-open.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { exampleFacts, unwritten, written } from '../example.ts';

const [writer = '', reader = ''] = exampleFacts().instruments.synthesizers;
/** The smaller camp of the example, and one member of it. */
const camp = ['deepseek/deepseek-v3.2', 'deepseek/deepseek-v4-pro', 'qwen/qwen3.6-plus'];
const outsider = 'openai/gpt-5.5';

/** The example as a question for a fact, of which these models call something uncertain. */
function factsIn(
  raisedBy: readonly string[],
  favours: number | null,
  questionType: QuestionType = 'factual',
  isWritten = true,
) {
  const { findings } = exampleFacts();
  const assessment = { favours, statement: 'It keeps the choice open.', reasons: [], ownKnowledge: [] };
  const chosen = { recommendation: null, rankedOptions: [] };
  const answer = { ...written.answer!, ...chosen, assessment: favours === null ? null : assessment };
  return exampleFacts({
    questionType,
    camps: findings.camps.map((own) => ({ ...own, recommendedOption: null })),
    uncertaintyNotes: [{ id: 'u1', description: 'What the answer is', modelIds: raisedBy }],
    readings: [{ section: 'answer', writer, reader, sentences: 5, askedAgain: 0, leftOut: [] }],
    drafts: { ...(isWritten ? written : unwritten), answer },
  });
}
const raisersIn = (...given: Parameters<typeof factsIn>) =>
  assembleReport(factsIn(...given))
    .analysis?.uncertainties.map(({ raised_by_model_ids: raised }) => raised.length)
    .filter((count) => count > 0);

describe('what is not known', () => {
  it('R-R20 holds no answer that the judgement does not favour, such as that a fact is not known', () => {
    assert.deepEqual(raisersIn(camp, 1), []);
    assert.deepEqual(raisersIn(camp.slice(1), 1), [], 'half of the camp');
    assert.deepEqual(raisersIn(camp, 1, 'factual', false), [], 'whoever words it');
  });

  it('holds what a few, several camps or the favoured one leave open, and all if none is favoured', () => {
    assert.deepEqual(raisersIn(camp.slice(2), 1), [1]);
    assert.deepEqual(raisersIn([...camp, outsider], 1), [4]);
    assert.deepEqual(raisersIn([outsider], 1), [1]);
    assert.deepEqual(raisersIn(camp, null), [3]);
    assert.deepEqual(raisersIn(camp, 1, 'decision'), [3], 'an option is no answer that is not known');
  });

  it('holds what one model alone leaves open, though it is half of its camp', () => {
    const of = (...raisers: string[]) =>
      isUnfavouredAnswer(
        { raised_by_model_ids: raisers },
        { favoured_camp_id: 1 },
        { questionType: 'factual', camps: [{ camp: { campId: 2 }, members: ['a', 'b'] }] as never },
      );
    assert.deepEqual([of('a'), of('a', 'b')], [false, true]);
  });

  it('R-R19 is so found by the audit, from the lists of the report', () => {
    const facts = factsIn(camp, 1);
    const { copies } = tablesOf(facts.findings);
    const report = assembleReport(facts);
    assert.deepEqual(wrongBeforeDelivery(report, { facts, copies }), []);
    const { uncertainties } = assembleReport(factsIn(camp, null)).analysis!;
    const kept = { ...report, analysis: { ...report.analysis!, uncertainties } };
    const paths = wrongBeforeDelivery(kept, { facts, copies }).map(({ path }) => path);
    assert.ok(paths.includes('analysis.uncertainties[0].raised_by_model_ids'), paths.join());
  });
});
