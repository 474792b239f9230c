import { type Draft, draftSchemas } from '../../findings/drafts.ts';
import { defineCall } from '../call/stage.ts';
import { answerOrder, everyAnswerRule, optionsMax, ownKnowledgeMax, reasonsMax } from './answer-rules.ts';
import { defineWriter } from './define-writer.ts';

const spec = defineCall({
  name: 'write_answer',
  stage: 'write',
  mayJudge: true,
  role: 'You write the answer of a research report about what a panel of models says on one question.',
  task: `The tables are what is known of how a panel of models answered a question: camps (K1, K2, …) with their rank, 1 for the largest; claims (C1, C2, …) with their standing (agreed, contested, rejected, rare, reported: held by few or none and set out as others' view, unaddressed), the camps for and against them, and the caveats under which they are held or denied; cases (if) on which answers depend; quantities (q1, q2, …) with the range of their figures and either the groups into which these fall or their median and middle half; contradict_each_other is true if some are ten times others; and the responses themselves, names hidden, each sentence by the number of its response and its own: A01.12 is sentence 12 of A01 (of many or long responses, a choice); sentences names, for a row, those that say most for and against it. asked_on is the day of the question.

You write the answer for the person who asked: somebody who wants the answer, and does not care for panels, responses and methods. It is read in a report, where nobody can reply: it asks nothing back, offers and promises nothing, and where the question asks for somebody's own view ("do you like …"), its "you" are the models, of which the answer speaks as of others; the "you" of "how do you …" is anybody. So it names no model, lab or count of them ("most say", "several sources", "is said to", "opinions differ" are counts too), and no id stands bare in a sentence; a study, a law or an office that responses name is named.`,
  revision: 63,
  order: everyAnswerRule,
  schema: draftSchemas.answer,
  maxOutputTokens: 7_000,
});

/** Usable if headline and direct answer have no fault; any other item with a fault is dropped. */
export const answerWriter = defineWriter<Draft<'answer'>>({
  spec,
  orderOf: answerOrder,
  limits: {
    // Of texts, room for the words that the prompt allows in any language, and for marks.
    headline: 300,
    direct_answer: 3_600,
    rationale: 2_000,
    // More than the prompt allows: the dearest call is not made again for a point too many.
    key_points: 6,
    'key_points.label': 100,
    'key_points.statement': 600,
    'assessment.statement': 800,
    assessment_reasons: reasonsMax,
    'assessment_reasons.statement': 500,
    own_knowledge: ownKnowledgeMax,
    'own_knowledge.statement': 500,
    'recommendation.statement': 800,
    ranked_options: optionsMax,
    'ranked_options.rationale': 600,
  },
  tidied: withoutUnjudged,
  // Code ranks the options and words what a writer leaves out: the dearest call is not worth it.
  tolerates: (problem) => problem.startsWith('ranked_options'),
  stands: ({ headline, direct_answer }) => headline !== '' && direct_answer !== '',
  standsOnceRead: ({ headline, direct_answer, rationale, key_points }) =>
    [headline, direct_answer, rationale].some((text) => text !== '') || key_points.length > 0,
});

/** Reasons and own knowledge belong to a judgement. */
function withoutUnjudged(draft: Draft<'answer'>, repaired: string[]): Draft<'answer'> {
  const { assessment, assessment_reasons: reasons, own_knowledge: known } = draft;
  if (assessment !== null || reasons.length + known.length === 0) return draft;
  repaired.push(
    'assessment: is null, so assessment_reasons and own_knowledge, which belong to one, are left out',
  );
  return { ...draft, assessment_reasons: [], own_knowledge: [] };
}
