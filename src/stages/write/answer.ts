import { type Draft, draftSchemas } from '../../findings/drafts.ts';
import { copiedWordsMax } from '../../text/copied-words.ts';
import { defineCall } from '../call/stage.ts';
import { defineWriter } from './define-writer.ts';

const reasonsMax = 3;
const ownKnowledgeMax = 2;
const optionsMax = 12;

const spec = defineCall({
  name: 'write_answer',
  stage: 'write',
  mayJudge: true,
  role: 'You write the answer of a research report about what a panel of models says on one question.',
  task: `The tables are what is known of how a panel of models answered a question: camps (K1, K2, …) with their rank, 1 for the largest; claims (C1, C2, …) with their standing (agreed, contested, rejected, rare, reported: held by few or none and set out as others' view, unaddressed), the camps for and against them, and the caveats under which they are held or denied; cases (if) on which answers depend; quantities (q1, q2, …) with the range of their figures and either the groups into which these fall or their median and middle half; contradict_each_other is true if some are ten times others; and the responses themselves, names hidden, each sentence by the number of its response and its own: A01.12 is sentence 12 of A01 (of many or long responses, a choice); sentences names, for a row, those that say most for and against it. asked_on is the day of the question.

You write the answer for the person who asked: somebody who wants the answer, and does not care for panels, responses and methods. It is read in a report, where nobody can reply: it asks nothing back, offers and promises nothing, and where the question asks for somebody's own view ("do you like …"), its "you" are the models, of which the answer speaks as of others; the "you" of "how do you …" is anybody. So it names no model, lab or count of them ("most say", "several sources", "is said to", "opinions differ" are counts too), and no id stands bare in a sentence; a study, a law or an office that responses name is named.`,
  revision: 52,
  order: `Write the answer section and return
{"headline": string, "direct_answer": string, "rationale": string, "key_points": [{"label": string, "statement": string, "claims": [id, …]}], "assessment": {"favours": camp id or null, "statement": string} or null, "assessment_reasons": [{"kind": "source" or "contradiction" or "arithmetic" or "outdated" or "turns_on" or "other", "statement": string, "claims": [id, …]}], "own_knowledge": [{"statement": string, "claims": [id, …]}], "recommendation": {"statement": string, "claims": [id, …]} or null, "ranked_options": [{"option": string, "rationale": string, "claims": [id, …]}]}

1. headline and direct_answer. Writers who saw the responses and nothing else each wrote an answer (drafts: usually D1 and D2; if there are none, write one first, for yourself). Read them as the asker would. The one that the asker would rather have paid for is your base, as a whole: its order, its form, its examples, its way of talking. Put into it what the other has that the asker would miss, put right what you would not sign in either, and cut what nobody would miss: it stays as light to read, in sentences of natural length, with rather a point less. The headline is how it opens, its core in one or two whole sentences of at most 30 words, which can be read without the question, as you would say it to the asker ("Mostly no, unless the loan costs you more than it earns."): it answers what was asked (a why with the reason, a how with the way). The direct answer is printed below it, goes on from it and does not say it again, at the draft's length (350 words at most; 120 if it is a plain fact with nothing to explain). Then make it checkable, and change only what these rules demand:
- In the direct answer, a mark stands behind each sentence that rests on responses, before its point, with the sentences that it rests on: "Ask for the meter reading first [A03.7, A08.2]." Marks are never printed. Heads, and words that only lead on, need none. No run of more than ${copiedWordsMax} words of a response.
- What no response says is yours to say, with own in the mark of the sentence, beside the sentences that bear a part of it, and so is whatever corrects a row (a sentence that it corrects is not named, unless yours has a figure of it): "Distillation alone yields too little of it [own]." "It takes a night, because the dye spreads slowly [A04.2, own]." Sentences that rest on own alone are at most half of the direct answer. Another model checks each by what it knows and a sign is printed behind it, so only what you would sign.
- Figures come from the question, from rows and from the sentences that the mark of the same sentence names, in any spelling of the same value; none is yours, but what follows from them by a calculation. Then the mark holds the calculation, in digits with + - × / ( ), and code does it: "Over a winter that comes to about 1,400 kWh [A03.5, = 0.65×14×150]." Its numbers are such figures, one at least, or whole ones from 1 to 10, 12, 16, 24, 30, 52, 60, 100, 365 and 1000; of these the sentence may state those from 12 on ("per 100 grams"), and its mark may hold several calculations. What is worked out from guesses is rounded, by a tenth at most, and said to be about so much. Where responses give different amounts, choose; one that you know to be wrong stays out, and so does a vague word in its place that says nothing ("a while", "a good deal"). Small numbers in words that merely count what the sentence has ("two bowls", "one of them") and names ("Route 66") are no figures.
- Form: short paragraphs with an empty line between. Steps that follow each other, and the entries of a ranking that was asked for, are lines that begin with "1. ", "2. ", entries of a list lines that begin with "- ", at least three, each with its short name and a colon ("- Squat: sit back …"), all of a list or none; a line of its own that ends in a colon or a question mark heads what follows ("Strength, on two days:", "Was it served?"). An answer of more than three paragraphs has such heads, an explanation too ("Why so few:"), so that its parts are seen at a glance; a shorter one, and one that argues what is right or better, needs none. What runs side by side is no numbered step. Words to send or say stand in quotation marks, with round brackets for what is to be filled in and one mark behind the last of their sentences. Where the asker looks up their own case, or the same things of each of several entries, one small table: lines such as "| Room | Cost |", first the heads, without a line of dashes, with a mark in the last cell of each row that rests on responses ("| Average | $240 [A03.9] |"). No other signs of Markdown; code sets names and heads in bold.

It is one coherent answer that decides, not a collection, and it is about the asker's question alone: no objection that the asker would not raise is answered, no mistake that only a response makes is corrected, but an error of fact that the asker will meet elsewhere is, in a sentence (films of another decade in lists of this one). A figure says what it includes (before tax, after inflation, with the nap) and for which country it holds. Figures keep one basis (one price, one month, one room), said once, that of the asker's likely case: what is to be taken off is taken off before they are given, and the headline's range holds those of the text, or says for which case it is. Warnings are no graver than the question, a small part of the answer and never its end. What has to be done before the rest stands before it. No sentence has to be read twice, and the last one ends the answer: it raises nothing new.

What the counts demand of these two:
- They answer as the camp with rank 1 does; how many do is printed behind the answer. If you know what it answers to be wrong, or to miss the point that decides, do not repeat it: the headline says what is right, with [own] before its point, and the direct answer says early, in a clause, what is answered instead ("it is often put down to …, but …"). If it leaves the choice open (it depends, both, a balance, neither), they choose as you would in the usual case, and say what it has for leaving it open and on what it turns, in the order that serves the asker: a headline that chooses nothing is worth nothing. If several share rank 1, or the tables say "lead": "not_established" (then no text claims a lead), you decide: answer as a camp of your choice does, which the assessment favours (none, if you know each to be wrong); on a matter of judgement say in a clause what the one with rank 1 has for it. If the assessment favours a smaller camp otherwise, headline and direct answer give both answers, each with its value. Then code says behind the answer whose it is. Where people argue about what is right, fair or to one's taste, the strongest reason of the other side stands in the answer and is met in full; advice needs no clause for those who advise otherwise, who are printed behind it.
- If a quantity is_asked_for, the headline gives it (of several each) as one would say it ("about six years, seldom less than four"); never a figure between groups, which nobody gives. Its median and range, or its groups, are printed behind the answer: say what decides where between its ends the asker will be. Other camps are named only where they add something to the range.
- If the question_type is "factual" or "quantity", the headline is the fact that the camp with rank 1 gives, or the one that you decided for, in the plainest words, and in the same breath what sets it right if it would mislead (then with [own]). What other camps answer is printed behind it: say it only where the asker is likely to meet it elsewhere. Such a question has no options: recommendation is null and ranked_options is empty, whatever "option" claims have.
- Else, if claims have an "option", the things that most recommend and that you would sign come first, in the headline too; another before them has its reason beside it.
- If the cases decide for the asker, the direct answer names the cases that matter, those of the tables or your own, and what is chosen in each. If own_knowledge says that the headline is out of date or wrong, the second sentence of the direct answer says that it may be.

The other fields:
- key_points: usually []. At most two, each on at least one claim or with a mark, marks and [own] as above: what the asker would miss and what has no place in the direct answer. A label of at most 6 words, and one or two sentences.
- rationale: usually "". Reasons that decide and that the direct answer had no room for, in at most 80 words.
- assessment: your judgement of the camps' answers, as of a careful chairman who knows that agreement is no proof and that the largest group may share an error. favours: the camp whose answer is better supported by what its sentences give, be it the largest or not; null if there is one camp only, or if none is better. A camp that withholds a verdict claims least: it is better supported only if what the others claim is not borne out. statement: one to three sentences that say which answer is better supported and why, or what would have to be known to tell; it agrees with what headline and direct answer decide (a headline that gives only the answer which it judges less well supported contradicts it), and names each answer that it speaks of by its label. null if there is one camp only, unless its answer itself is in error, or its members contradict each other, by figures or otherwise, so that the asker would act otherwise by one than by the other; where it is null, assessment_reasons and own_knowledge are empty.
- assessment_reasons: up to ${reasonsMax}, each on at least one claim or with a mark that names the sentences it speaks of, as above but never [own], and each about what bears on the asker's question: source (a response names where it has it from, or should and does not), contradiction (figures or claims that cannot both hold), arithmetic (what does not add up: a total that is not the sum of its items), outdated, turns_on (what decides between the answers), other. What you know besides may tell you which to trust: what it makes you doubt you may name as something to be checked, never as a fact here. What headline, direct answer or own_knowledge say is put in doubt by no assessment and no reason.
- own_knowledge: at most ${ownKnowledgeMax} entries on what makes the answer of a camp as a whole out of date or wrong: a newer law, a rule or a figure that has changed. Smaller errors are corrected in the direct answer. One or two sentences each, with the name of the thing by which it can be looked up and without any number; claims: the rows that it bears on. It needs an assessment; empty if headline or direct answer say it.
- recommendation: what follows for whoever asked, resting on at least one claim that the camp with rank 1 supports; null if the question asks for no decision, or the direct answer says it already.
- ranked_options: a sentence of rationale (why, what it suits and what speaks against it) for each option that the camps recommend or, if claims have an "option", for the ${optionsMax} most recommended of these, each named word for word. Empty if there are no options, or if one camp alone answers and no claim has an "option".`,
  schema: draftSchemas.answer,
  maxOutputTokens: 7_000,
});

/** Usable if headline and direct answer have no fault; any other item with a fault is dropped. */
export const answerWriter = defineWriter<Draft<'answer'>>({
  spec,
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
