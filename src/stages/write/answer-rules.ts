import { copiedWordsMax } from '../../text/copied-words.ts';
import type { WriterInput } from './define-writer.ts';

export const reasonsMax = 3;
export const ownKnowledgeMax = 2;
export const optionsMax = 12;

type Given = Pick<WriterInput, 'tables' | 'drafts'>;

interface Rule {
  /** Default: always. */
  readonly applies?: (given: Given) => boolean;
  readonly text: string;
}

/**
 * The instruction of the writer of the answer: of the rules only those that apply to its tables, so
 * that none has to be read to be set aside.
 */
export function answerOrder(given: Given): string {
  return textOf(rules.filter(({ applies }) => applies?.(given) ?? true));
}

const hasDrafts = ({ drafts = [] }: Given) => drafts.length > 0;
const hasRivals = ({ tables: { camps } }: Given) => camps.length > 1;
const isPlain = ({ tables: { question_type: type } }: Given) => type === 'factual' || type === 'quantity';
const isNumberAsked = ({ tables: { quantities = [] } }: Given) =>
  quantities.some(({ is_asked_for: isAsked }) => isAsked);
const hasOptions = ({ tables: { claims } }: Given) => claims.some(({ option }) => option !== undefined);
const hasCases = ({ tables: { cases = [] } }: Given) => cases.length > 0;
const not = (applies: (given: Given) => boolean) => (given: Given) => !applies(given);

/** Whether no camp leads, because the lead may be chance or several are the largest. */
function isLeadOpen({ tables: { lead, camps } }: Given): boolean {
  return lead === 'not_established' || camps.filter(({ rank }) => rank === 1).length > 1;
}

const shape = `Write the answer section and return
{"headline": string, "direct_answer": string, "rationale": string, "key_points": [{"label": string, "statement": string, "claims": [id, …]}], "assessment": {"favours": camp id or null, "statement": string} or null, "assessment_reasons": [{"kind": "source" or "contradiction" or "arithmetic" or "outdated" or "turns_on" or "other", "statement": string, "claims": [id, …]}], "own_knowledge": [{"statement": string, "claims": [id, …]}], "recommendation": {"statement": string, "claims": [id, …]} or null, "ranked_options": [{"option": string, "rationale": string, "claims": [id, …]}]}
`;

const asDrafts = `Choose the one that the asker would rather have paid for, and keep it word for word: its order, its form, its sentences. A sentence changes only where it is wrong, where the other has what the asker would act wrongly without, or where these rules refuse it or want another`;

const asOwnDraft = `Judge for yourself what is right, what matters and what is missing, as a first-rate adviser would who has read the responses. Then keep it word for word; a sentence changes only where these rules refuse it or want another`;

const writing = `The headline is how it opens, its core in one or two whole sentences of at most 30 words, in plain words as you would say them to the asker (after a loss, with a word of sympathy before them). It is printed below the question and does not say it again ("Mostly because few trees bear it and all is picked by hand", not "Saffron is so expensive because …"). The direct answer is printed below it, goes on from it and does not say it again; what of the opening it had no room for begins it. Both together take at most 450 words, without marks and bars of tables (120 for a plain fact with nothing to explain). Then make it checkable:`;

const form = `- Form: paragraphs with an empty line between. Lists are lines that begin with "- ", or with "1. ", "2. " where they are counted: three at least, or two that begin with a short name or lead and a colon ("- Squat: sit back …", "- It pays for itself: …"). A line of its own that ends in a colon or a question mark heads what follows ("Strength, on two days:", "Was it served?"). One small table may stand there: lines such as "| Room | Cost |", first the heads, without a line of dashes, with a mark in the last cell of each row that rests on responses ("| Average | $240 [A03.9] |"). Words to send or say stand in quotation marks, with round brackets for what is to be filled in and one mark behind the last of their sentences. No other signs of Markdown; code sets names and heads in bold.`;

const rules: readonly Rule[] = [
  { text: shape },
  {
    applies: hasDrafts,
    text: `1. headline and direct_answer. Writers who saw the responses and nothing else each wrote an answer (drafts). ${asDrafts}. ${writing}`,
  },
  {
    applies: not(hasDrafts),
    text: `1. headline and direct_answer. Write one answer first, for yourself. ${asOwnDraft}. ${writing}`,
  },
  {
    text: `- In the direct answer, a mark stands behind each sentence that rests on responses, before its point, with the sentences that it rests on: "Ask for the meter reading first [A03.7, A08.2]." A headline has one if it gives a figure of theirs. Marks are never printed. Heads, and words that only lead on, need none. No run of more than ${copiedWordsMax} words of a response.
- What no response says is yours to say, with own in the mark of the sentence, beside the sentences that bear a part of it, and so is whatever corrects a row (a sentence that it corrects is not named, unless yours has a figure of it): "Distillation alone yields too little of it [own]." "It takes a night, because the dye spreads slowly [A04.2, own]." Words to say and everyday examples that you make up for what responses advise need no own. Sentences that rest on own alone are at most half of the direct answer. Another model checks each by what it knows and a sign is printed behind it, so only what you would sign.
- Figures come from the question, from rows and from the sentences that the mark of the same sentence names, in any spelling of the same value; none is yours, but what follows from them by a calculation. Then the mark holds the calculation, in digits with + - × / ^ ( ), and code does it: "Over a winter that comes to about 1,400 kWh [A03.5, = 0.65×14×150]." Its numbers are such figures, one at least, or whole ones from 1 to 10, 12, 16, 24, 30, 52, 60, 100, 365 and 1000; of these the sentence may state those from 12 on ("per 100 grams"), and its mark may hold several calculations. What is worked out from guesses is rounded, by a tenth at most, and said to be about so much. Where responses give different amounts, choose; one that you know to be wrong stays out, and so does a vague word in its place that says nothing ("a while", "a good deal"). Small numbers in words that merely count what the sentence has ("two bowls", "one of them") and names ("Route 66") are no figures.
${form}

What the counts demand of these two:`,
  },
  {
    applies: not(isLeadOpen),
    text: `- They answer as the camp with rank 1 does; how many do is printed behind the answer. If you know what it answers to be wrong, or to miss the point that decides, do not repeat it: the headline says what is right, with [own] before its point, and the direct answer says early, in a clause, what is answered instead ("it is often put down to …, but …"). If it leaves the choice open (it depends, both, a balance, neither), they choose as you would in the usual case, and say on what it turns: a headline that chooses nothing is worth nothing.`,
  },
  {
    applies: isLeadOpen,
    text: `- No camp leads, and no text claims a lead: you decide. They answer as a camp of your choice does, which the assessment favours. If you know each to be wrong, they answer as none and say what is right, with [own] before the headline's point; if those that are right leave the choice open (it depends, both, a balance, neither), they choose as you would in the usual case, and say on what it turns: a headline that chooses nothing is worth nothing.`,
  },
  {
    text: `- Where people argue about what is right, fair or to one's taste, the strongest reason of the other side stands in the answer and is met in full; advice needs no clause for those who advise otherwise, who are printed behind it.`,
  },
  {
    applies: (given) => hasRivals(given) && !isLeadOpen(given),
    text: `- If the assessment favours a smaller camp, headline and direct answer give both answers, each with its value. Then code says behind the answer whose it is.`,
  },
  {
    applies: isNumberAsked,
    text: `- If a quantity is_asked_for, the headline gives it as one would say it, each that is asked for, of several cases the likely one ("about six years, seldom less than four"); never a figure between groups, which nobody gives. Its median and range, or its groups, are printed behind the answer: say what decides where between its ends the asker will be. Other camps are named only where they add something to the range.`,
  },
  {
    applies: isPlain,
    text: `- The headline is the fact that the camp with rank 1 gives, or the one that you decided for, in the plainest words, and in the same breath what sets it right if it would mislead (then with [own]). What other camps answer is printed behind it. Such a question has no options: recommendation is null and ranked_options is empty, whatever "option" claims have.`,
  },
  {
    applies: (given) => hasOptions(given) && !isPlain(given),
    text: `- Of the things that claims have as "option", those that most responses recommend and that you would sign are all in the answer.`,
  },
  {
    applies: hasCases,
    text: `- If the cases decide for the asker, the direct answer names the cases that matter, those of the tables or your own, and what is chosen in each.`,
  },
  {
    text: `- If own_knowledge says that the headline is out of date or wrong, the second sentence of the direct answer says that it may be.

The other fields:
- key_points: usually []. At most two, each on at least one claim or with a mark, marks and [own] as above: what the asker would miss and what has no place in the direct answer. A label of at most 6 words, without a figure, and one or two sentences.
- rationale: usually "". Reasons that decide and that the direct answer had no room for, in at most 80 words.`,
  },
  {
    applies: hasRivals,
    text: `- assessment: your judgement of the camps' answers, as of a careful chairman who knows that agreement is no proof and that the largest group may share an error. favours: the camp whose answer is better supported by what its sentences give, be it the largest or not; null if none is better, or if the headline decides what no camp does, with [own] before its point. A camp that withholds a verdict claims least: it is better supported only if what the others claim is not borne out. statement: one to three sentences that say which answer is better supported and why, or what would have to be known to tell; it agrees with what headline and direct answer decide (a headline that gives only the answer which it judges less well supported contradicts it), and names each answer that it speaks of by its label.`,
  },
  {
    applies: not(hasRivals),
    text: `- assessment: null, unless the panel's answer itself is in error, or those who give it contradict each other, by figures or otherwise, so that the asker would act otherwise by one than by the other. Then statement says so in one to three sentences, in agreement with what headline and direct answer decide, and favours is null. Where it is null, assessment_reasons and own_knowledge are empty.`,
  },
  {
    text: `- assessment_reasons: up to ${reasonsMax}, each on at least one claim or with a mark that names the sentences it speaks of, as above but never [own], and each about what bears on the asker's question: source (a response names where it has it from, or should and does not), contradiction (figures or claims that cannot both hold), arithmetic (what does not add up: a total that is not the sum of its items), outdated, turns_on (what decides between the answers), other. What you know besides may tell you which to trust: what it makes you doubt you may name as something to be checked, never as a fact here. What headline, direct answer or own_knowledge say is put in doubt by no assessment and no reason.
- own_knowledge: at most ${ownKnowledgeMax} entries on what makes the answer of a camp as a whole out of date or wrong: a newer law, a rule or a figure that has changed. One or two sentences each, with the name of the thing by which it can be looked up and without any number; claims: the rows that it bears on. It needs an assessment; empty if headline or direct answer say it.`,
  },
  {
    applies: not(isPlain),
    text: `- recommendation: what follows for whoever asked, resting on at least one claim that the camp with rank 1 supports; null if the question asks for no decision, or the direct answer says it already.
- ranked_options: a sentence of rationale (why, what it suits and what speaks against it) for each option that the camps recommend or, if claims have an "option", for the ${optionsMax} most recommended of these, each named word for word. Empty if there are no options, or if one camp alone answers and no claim has an "option".`,
  },
];

function textOf(chosen: readonly Rule[]): string {
  return chosen.map(({ text }) => text).join('\n');
}

/** All of them: the version of the prompt changes with each. */
export const everyAnswerRule = textOf(rules);
