import { z } from 'zod';
import { assessmentKinds, type WrittenAnswer, type WrittenAssessment } from '../../findings/drafts.ts';
import { markNames } from '../../report/prose/marks.ts';
import { defineCall } from '../call/stage.ts';
import { claimKeys, faultyFields, itemsWithoutFaults, type SectionChecker } from './checker.ts';
import { defineWriter } from './define-writer.ts';
import { sectionCall } from './rules.ts';

const keyPointsMax = 6;
const optionsMax = 12;
const reasonsMax = 4;
const ownKnowledgeMax = 2;

const outputSchema = z.object({
  headline: z.string(),
  direct_answer: z.string(),
  rationale: z.string(),
  recommended_option: z.string().nullable().default(null),
  key_points: z.array(z.object({ label: z.string(), statement: z.string(), claims: z.array(z.string()) })),
  assessment: z
    .object({ favours: z.string().nullable().default(null), statement: z.string() })
    .nullable()
    .default(null),
  assessment_reasons: z
    .array(z.object({ kind: z.enum(assessmentKinds), statement: z.string(), claims: z.array(z.string()) }))
    .default([]),
  own_knowledge: z.array(z.object({ statement: z.string(), claims: z.array(z.string()) })).default([]),
  recommendation: z
    .object({ statement: z.string(), claims: z.array(z.string()) })
    .nullable()
    .default(null),
  ranked_options: z.array(
    z.object({ option: z.string(), rationale: z.string(), claims: z.array(z.string()) }),
  ),
});
type Output = z.infer<typeof outputSchema>;

const spec = defineCall({
  ...sectionCall,
  name: 'write_answer',
  revision: 17,
  order: `Write the answer section and return
{"headline": string, "direct_answer": string, "rationale": string, "recommended_option": string or null, "key_points": [{"label": string, "statement": string, "claims": [id, …]}], "assessment": {"favours": camp id or null, "statement": string} or null, "assessment_reasons": [{"kind": "source" or "contradiction" or "arithmetic" or "outdated" or "turns_on" or "other", "statement": string, "claims": [id, …]}], "own_knowledge": [{"statement": string, "claims": [id, …]}], "recommendation": {"statement": string, "claims": [id, …]} or null, "ranked_options": [{"option": string, "rationale": string, "claims": [id, …]}]}

Write for the person who asked: somebody who wants the answer, and does not care for panels, responses and methods. "responses" of the tables are the responses themselves, names hidden: each sentence by the number of its response and its own, A01.12 for sentence 12 of A01; of many or long responses a choice. Read them first, as if nobody had made tables of them. The best of what they say belongs into this section, whether or not a row has it: reasons and how they work, examples, cases, amounts, steps, words to say, warnings. "sentences" are those by which a row was found, for and against it. Connect what you take, and say it in words of your own: no run of more than 12 words of a response.

Behind each sentence of yours that rests on a response and not on a row alone stands a mark with the sentences that it rests on, before its point: "Ask for the meter reading first [A03.7, A08.2]." Marks are never printed; code turns them into references, and takes numbers only from rows and from the sentences that a mark behind the same sentence names. A sentence that ends in a colon has its mark before the colon. So a number, name, amount or piece of advice that only responses have needs its mark. One response is enough for advice that is sound.

What no response says and the asker needs (a correction, a step or part that is missing, the reason why, a warning) you may add from what you know, in direct_answer, rationale and the statements of key_points only: with the mark [own] behind such a sentence, before its point, beside the marks of responses that bear a part of it: "Distillation alone yields too little of it [own]." At most ten in a field, no more than half of the sentences of the direct answer, and without any number. Another model checks each of them by what it knows, and the report prints a sign behind them: so only what you would sign. What a response says carries the mark of the response.

Decide. Where responses contradict each other on something that has an answer, give the right one, by the responses that bear it or by what you know, and say nothing of the dispute; name a mistake only if the asker is likely to meet it, together with what is right. What you would not sign is left out, however many say it; where the asker would rely on it otherwise, say in half a sentence why it misleads. Both sides belong into the answer only where the question itself is a matter of judgement, or where nobody can know. Never write about what is said ("in one place … in another", "the lists", "one account"): write about the matter.

Two voices are kept apart: assessment, assessment_reasons and own_knowledge are your judgement of the camps' answers; all other fields answer the question, and the answer of the camp with rank 1 leads in them.

- headline: one sentence of at most 20 words that answers the question in its own terms as the camp with rank 1 does. It speaks of the matter: no word on models, camps, counts or leads. If there are other camps it must not sound unanimous, and if the tables say "lead": "not_established" no text may claim a lead; if several share rank 1, it names their answers. If the assessment favours another camp than that with rank 1, it says both answers.
- direct_answer: the whole answer, so that the asker needs to read nothing else: what the best adviser in the field would write who has read all responses. No counts, no "is said to", "is contested", "the answers". It does not say the headline again: it goes on from it, with what makes it usable. At most 350 words in all; every sentence must be worth its place. The strongest comes first and is called so, weak and misleading things last and in short. Each piece of advice says how it is done or checked. Then, as the question deserves:
  - a decision, comparison or forecast, 120 to 250 words: which way to go, in which cases the other, the figures that decide, the strongest reason of the other side (be it one that responses only report as others': "reported": true) and what it turns on, what to do next. Do not stop at "both" or "it depends".
  - advice or a plan, 150 to 350 words: what to do, in its order, such that one can begin today: how much, how often, how to tell that it works, when to do more, when to stop, which easier or harder way there is, words to say. One coherent plan, not a collection of tips: where responses give different amounts, choose.
  - a process or an explanation, 150 to 350 words: every step in the order in which it happens, with what runs beside it said so; each step with what goes in, what happens, what comes out and why it is done.
  - a list (what to use, which books), up to 300 words: claims with an "option" are its entries; those of rank 1 first, each with the reason for it, what it suits and what speaks against it.
  - a "factual" question or a "quantity", one to three sentences, the fact in the first; if it is made up of parts or depends on cases, or the question asks for more, these follow in at most 120 words, with their figures.
  Speak as somebody who does this for a living explains it to a friend: short sentences, plain verbs, no bookish word. A plan begins where a real beginner stands and fits the week or the day that it is for. What is probable is called probable, with the exception that would cost most. Warnings come in their grades: what is normal, what to stop for, when to get help at once. Exceptions and further choices stand where they are needed, not in a list at the end. What headline, direct_answer and recommendation name as the answer is the same.
  A question that fits several of these gets the one that the asker can use best: "the best exercises" is asked for a plan. Three and more steps or items of a list stand on a line each, beginning with their name and a colon, without bullets or numbers, in their order; other text in short paragraphs with an empty line between. If the assessment favours another camp, say so with that camp's label. If own_knowledge says that the answer is out of date or wrong, the second sentence says that it may be.
- If a quantity is_asked_for, the headline gives it as one would say it ("about six years, seldom less than four"), and the direct_answer begins with it: its median and its range or, if it has groups, all of these, as figures or by a slot; never a figure between groups, which nobody gives. Other camps are named only where they add something to the range.
- If the question_type of the tables is "factual" or "quantity", the headline begins with the answer of the camp with rank 1 itself, as its label words it, and the direct_answer states it; it then says what others answer, each other camp by its label or a slot unless a quantity is_asked_for. Such a question, and a "task", has no options: recommended_option and recommendation are null, ranked_options is empty.
- If the camp with rank 1 answers that it depends, or others do and the cases decide for the asker, the direct_answer names the cases and what is chosen in each.
- rationale: reasons that decide and that the direct answer had no room for, in at most 80 words; usually "".
- recommended_option: the option of the camp with rank 1, exactly as the tables word it; null if it has none or if several share rank 1.
- key_points: none to three, each on at least one claim or with a mark: what has a place in the direct answer stands there, and nothing here contradicts or corrects it; only what the direct answer does not say and the asker would miss: an exception, a warning, a further choice, what the other side holds of a claim on which people may well differ. No dispute that has an answer, nothing again in other words; empty if nothing is left. A label of at most 6 words, which shares the mark of its statement, and one or two sentences. It cites claims that bear it, and none that it corrects. Among the "minority_candidates" may be the best advice of all: give it as a further thought. No counts here either: they are those of the claims, which are listed with the report.
- assessment: weigh the answers as a careful chairman would, who knows that agreement is no proof and that the largest group may share an error. favours: the camp whose answer is better supported by what its sentences give, be it the largest or not; null if there is one camp only, or if none is better. A camp that withholds a verdict claims least: it is better supported only if what the others claim is not borne out. statement: one to three sentences that say which answer is better supported and why, or what would have to be known to tell. null if there is one camp only, unless its members share an error or their figures exclude each other.
- assessment_reasons: up to three, each on at least one claim and each about what bears on the asker's question: source (a response names where it has it from), contradiction (figures or claims that cannot both hold), arithmetic (what does not add up), outdated, turns_on (what decides between the answers), other. Judge by the tables and their sentences; what you know besides may tell you which of them to trust: what it makes you doubt you may name as something to be checked ("whether a newer law has settled this"), never as a fact here.
- own_knowledge: at most two entries on what makes an answer of the camps out of date or wrong: a newer law, a rule or a figure that has changed, an error that they share. One or two sentences each, with the name of the thing by which it can be looked up and without any number; claims: the rows that it bears on. Other things that you know stand in the answer, marked [own]. It needs an assessment; usually empty.
- recommendation: what follows for whoever asked by the answer of the camp with rank 1, resting on at least one claim that this camp supports; null if the question asks for no decision, or the direct answer says it already.
- ranked_options: the options that camps recommend, in the order of the camps' ranks, each with a sentence of rationale; empty if the question offers no options. If claims have an "option": the twelve most recommended of these, word for word, in that order; rationale: why, what it suits and what speaks against it.`,
  schema: outputSchema,
  maxOutputTokens: 6_000,
});

/** Usable if headline and direct answer have no fault; any other item with a fault is dropped. */
export const answerWriter = defineWriter<Output, WrittenAnswer>({
  spec,
  read: readAnswer,
  outputOf,
  withoutFaults,
  stands: ({ headline, directAnswer }) => headline !== '' && directAnswer !== '',
  standsOnceRead: ({ headline, directAnswer, rationale, keyPoints }) =>
    [headline, directAnswer, rationale].some((text) => text !== '') || keyPoints.length > 0,
});

function outputOf({ recommendation, assessment, ...written }: WrittenAnswer): Output {
  return {
    headline: written.headline,
    direct_answer: written.directAnswer,
    rationale: written.rationale,
    recommended_option: written.recommendedOption,
    key_points: written.keyPoints.map(({ claimIds, ...point }) => ({
      ...point,
      claims: claimKeys(claimIds),
    })),
    assessment: assessment && {
      favours: assessment.favours === null ? null : `K${assessment.favours}`,
      statement: assessment.statement,
    },
    assessment_reasons: (assessment?.reasons ?? []).map(({ claimIds, ...reason }) => ({
      ...reason,
      claims: claimKeys(claimIds),
    })),
    own_knowledge: (assessment?.ownKnowledge ?? []).map(({ statement, claimIds }) => ({
      statement,
      claims: claimKeys(claimIds),
    })),
    recommendation: recommendation && {
      statement: recommendation.statement,
      claims: claimKeys(recommendation.claimIds),
    },
    ranked_options: written.rankedOptions.map(({ claimIds, ...option }) => ({
      ...option,
      claims: claimKeys(claimIds),
    })),
  };
}

function readAnswer(output: Output, checker: SectionChecker): WrittenAnswer {
  const { recommended_option: option, recommendation, rationale } = output;
  return {
    headline: checker.text('headline', output.headline, 220),
    directAnswer: checker.text('direct_answer', output.direct_answer, 3_600),
    rationale: rationale.trim() === '' ? '' : checker.text('rationale', rationale, 2_000),
    recommendedOption: option === null ? null : checker.text('recommended_option', option, 160),
    keyPoints: checker.first('key_points', output.key_points, keyPointsMax).map((point, index) => {
      const path = `key_points[${index}]`;
      const claimIds = citedIds(checker, `${path}.claims`, point.claims, point.statement);
      const label = checker.text(`${path}.label`, point.label, 100);
      return { label, statement: checker.text(`${path}.statement`, point.statement, 600), claimIds };
    }),
    assessment: readAssessment(checker, output),
    recommendation: recommendation && readRecommendation(checker, recommendation),
    rankedOptions: checker.first('ranked_options', output.ranked_options, optionsMax).map((given, index) => {
      const path = `ranked_options[${index}]`;
      const claimIds = checker.claimIds(`${path}.claims`, given.claims);
      const option = checker.text(`${path}.option`, given.option, 160);
      return { option, rationale: checker.text(`${path}.rationale`, given.rationale, 600), claimIds };
    }),
  };
}

function readRecommendation(
  checker: SectionChecker,
  given: NonNullable<Output['recommendation']>,
): NonNullable<WrittenAnswer['recommendation']> {
  const claimIds = citedIds(checker, 'recommendation.claims', given.claims);
  return { statement: checker.text('recommendation.statement', given.statement, 800), claimIds };
}

function readAssessment(
  checker: SectionChecker,
  { assessment, assessment_reasons: reasons, own_knowledge: known }: Output,
): WrittenAssessment | null {
  if (assessment === null) return null;
  const { favours, statement } = assessment;
  const [favoured = null] = favours === null ? [] : checker.campIds('assessment.favours', [favours]);
  return {
    favours: favoured,
    statement: checker.text('assessment.statement', statement, 800),
    reasons: checker.first('assessment_reasons', reasons, reasonsMax).map((reason, index) => {
      const path = `assessment_reasons[${index}]`;
      const claimIds = citedIds(checker, `${path}.claims`, reason.claims);
      const text = checker.text(`${path}.statement`, reason.statement, 500);
      return { kind: reason.kind, statement: text, claimIds };
    }),
    ownKnowledge: checker.first('own_knowledge', known, ownKnowledgeMax).map((item, index) => {
      const path = `own_knowledge[${index}]`;
      const claimIds = checker.claimIds(`${path}.claims`, item.claims);
      return { statement: checker.text(`${path}.statement`, item.statement, 500), claimIds };
    }),
  };
}

/** @param marked a text whose marks may take the place of claims */
function citedIds(checker: SectionChecker, path: string, ids: readonly string[], marked = ''): number[] {
  const claimIds = checker.claimIds(path, ids);
  if (claimIds.length === 0 && markNames(marked).length === 0)
    checker.faults.push(`${path}: must hold at least one claim`);
  return claimIds;
}

function withoutFaults(written: WrittenAnswer, faults: readonly string[]): WrittenAnswer {
  const fieldsAt = faultyFields(faults);
  const unless = <T>(part: string, value: T, otherwise: T): T =>
    fieldsAt(part).size > 0 ? otherwise : value;
  const options = itemsWithoutFaults('ranked_options', written.rankedOptions, faults, {
    rationale: { rationale: '' },
  });
  return {
    headline: unless('headline', written.headline, ''),
    directAnswer: unless('direct_answer', written.directAnswer, ''),
    rationale: unless('rationale', written.rationale, ''),
    recommendedOption: unless('recommended_option', written.recommendedOption, null),
    keyPoints: itemsWithoutFaults('key_points', written.keyPoints, faults, {}),
    assessment: unless(
      'assessment',
      written.assessment && {
        ...written.assessment,
        reasons: itemsWithoutFaults('assessment_reasons', written.assessment.reasons, faults, {}),
        ownKnowledge: itemsWithoutFaults('own_knowledge', written.assessment.ownKnowledge, faults, {}),
      },
      null,
    ),
    recommendation: unless('recommendation', written.recommendation, null),
    rankedOptions: unless('ranked_options', options, []),
  };
}
