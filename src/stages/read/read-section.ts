import { z } from 'zod';
import type { ChatMessage } from '../../domain/run/chat.ts';
import { type Checked, callMessages, defineCall } from '../call/stage.ts';
import { fieldMark, fieldsOf, readLines } from '../call/wire.ts';
import { faultsByLetter, type ProseFault } from './flags.ts';

const letters = ['a', 'b', 'c', 'd', 'e'] as const;

const outputSchema = z.object({
  flags: z.array(z.object({ sentence: z.int(), fault: z.enum(letters), why: z.string() })),
});
type Output = z.infer<typeof outputSchema>;

export interface FoundFault {
  /** Its number in the prompt. */
  readonly sentence: number;
  readonly fault: ProseFault;
  readonly why: string;
}

/** One field of a section as a reader sees it: without marks. */
export interface ShownField {
  readonly path: string;
  readonly cites: readonly string[];
  /** Null for a sentence that is shown only because others stand beside it. */
  readonly sentences: readonly {
    readonly number: number | null;
    readonly shown: string;
    /** The sentences of responses that it names: `A01.12`. */
    readonly names: readonly string[];
  }[];
}

/** Our choice: enough to tell a writer what to mend. */
const whyMaxCharacters = 120;

export const readCall = defineCall({
  name: 'read',
  revision: 21,
  role: 'You check sections of a research report, which another model has written, against the tables that they were written from.',
  task: `The report says what a panel of models answered to the question. The tables are all that was found: camps (K1, K2, …; rank 1 is the largest) with what they answer, claims (C1, C2, …) with their standing (agreed, contested, rejected, rare, reported: held by few or none and set out as others' view, unaddressed), the camps for and against each and the caveats under which it is held or denied, cases on which answers depend, quantities with their figures, what answers call uncertain, and sentences, which are what responses say in their own words for and against the row with the same id, those that see both sides under both. The writer had no more than this, and was to add nothing.
The fields assessment and assessment_reasons are another voice: there the writer judges which answer is better supported. It may weigh, doubt and prefer there, and be wrong for all that you know; it may not misstate what a row or a sentence says. The entries of own_knowledge, and sentences behind which "rests on own" stands, are what the writer knows besides: no row or sentence has to bear them, so they have no fault b, c or d; that they correct or settle what rows say is what they are for. Where a response is named beside own, it has to bear its part of the sentence.
responses of the tables are the sentences of single responses that the writer names, by number of response and sentence (A01.12). One stands behind a sentence that rests on it, and has to bear it: then no row needs to. A calculation behind it (=0.65×14×150) was done by code, with numbers of rows and responses, and small ones or those of units: its result has no fault b if these belong together for what the sentence says. Where rows or responses contradict each other, a direct answer, rationale or key point may say what is better supported as the writer sees it: that alone is no fault c, unless it hides that the camps divide on the question itself.

Read every numbered sentence and return
{"flags": ["number ${fieldMark} letter ${fieldMark} what is wrong, in at most eight words", …]}
with one line for each sentence that has one of these faults, the gravest if it has several, and no line for any other. An empty list is the right answer for a sound section.

- c: it contradicts the tables: it denies, reverses, doubts or plays down what they hold, or overstates it; presents what is contested, rejected or rare as agreed; gives a claim to the wrong camp; calls something proven; or, in a headline, direct answer or recommendation, turns against the answer of the camp with rank 1, calls it wrong or hardly held, or puts another camp's answer in its place; it may say beside it which answer the assessment favours, side with that one where several share rank 1 or the tables say "lead": "not_established", and where the answer of rank 1 leaves the choice open (it depends, both, a balance, neither), choose for the usual case; or contradicts another sentence of its section, be it one with "rests on own" (of two such the later one has the fault): it tells to do what that one tells not to do, or gives an amount that does not fit the amounts beside it; or, in a headline, gives an answer that the assessment judges less well supported without the one that it judges better, of a quantity without its value. A headline with "rests on own" behind it is judged by e alone: it may say that the answer of rank 1 is wrong, and what is right.
- a: it says how many of those who were asked hold, share, doubt, reject or mention something. "Those who were asked" are the models, answers, respondents, voices, experts, camps, supporters or opponents of this panel, or nobody named at all ("most agree", "support is broad", "opinion has settled", "the sceptics are outnumbered", "no one objects"). A plain plural ("the answers tie this to …") is no amount; if only some do, it is fault c. It makes no difference whether the amount is exact or vague, a digit, a word, a comparison of sizes, or an image for one.
- b: it states a number of the subject, in digits or in words, that is in no row or sentence of the tables and not in the question with the same value, sign and order of magnitude and about the same thing.
- d: it states as true, or as claimed by somebody, a particular thing that no row or sentence says and that does not follow from one: an event, a study, a law, a cause, a person or an organisation, a deed, an example, a price, a motive; or recommends what no row has. Where the field cites ids, the rows with these ids and their sentences must bear what the sentence says they claim or leave open; a headline, a direct answer, a rationale, be it of an option, and the statement of an assessment may rest on any, and a headline on what its direct answer says too. Cases and what answers call uncertain have no ids and may bear any field. An assessment may name something to be checked that no row has.
- e: in own_knowledge, or behind "rests on own": from all that you know it is not so, misleads, or is so particular that you cannot confirm it. Such sentences are printed as what two models know, and you are the second: only what you would sign yourself stays. In a direct answer, rationale or key point also: it repeats as advice or fact what a response says and what you know to be wrong or misleading.

No fault has
- an entry of insights that says what few hold as they would say it: its heading says that few do;
- a sentence that says in other words what rows or sentences of the tables say, or puts several of them together, or says what a rank or standing in the tables says ("the leading answer" for rank 1, "contested", "a rare view"), or that the panel is divided where several camps share rank 1;
- a general remark that anybody would grant and that explains, connects or weighs what rows say: what a word means, what a choice would entail, what it depends on, what would settle it, what each side takes for granted;
- the field why_it_matters of a disagreement that says that a reference work settles the matter, and how, if you know it to be so;
- the rationale of an option that says why one would take it, whom or what it suits and what speaks against it, although its camp or most others leave that out: it weighs the option for the asker, if rows or sentences, or what anybody knows of such a thing, bear it;
- an amount of other things or of other people than those who were asked, if it is part of such a remark: "Many households own more than one appliance.", "Few tenants read the small print.", "Prices differ by several cents from one town to the next.", "Every timetable has to leave some slack.", "Two aims have to be weighed here.";
- words to say or send, or an everyday example, made up to show how to do what rows or sentences advise, which say nothing else of the world;
- a sentence about models of something else than a panel: "Several models of this tractor are sold."
So: if it counts those who were asked, it has a fault even if it is harmless. If it is a general remark, it has none even if no row has its words.`,
  schema: outputSchema,
  wire: {
    schema: z.object({ flags: z.array(z.string()) }),
    expand: (sent) => ({ ...sent, flags: readLines(sent.flags, readFlag) }),
  },
  maxOutputTokens: 8_000, // For all sections of a writer.
});

function readFlag(line: string): unknown {
  const [number = '', letter = '', ...why] = fieldsOf(line);
  const digits = /^\[?(\d{1,6})\]?$/.exec(number)?.[1];
  if (digits === undefined) return line;
  return { sentence: Number(digits), fault: letter.toLowerCase(), why: why.join(' ') };
}

/** The prompt: the tables that the writer had, and the sections with numbered sentences. */
export function readMessages(input: {
  readonly seed: string;
  readonly day: string;
  readonly question: string;
  readonly tables: object;
  readonly fields: readonly ShownField[];
}): ChatMessage[] {
  return callMessages(readCall, input.seed, [
    { name: 'question', content: input.question },
    { name: 'asked_on', content: input.day },
    { name: 'tables', content: input.tables },
    { name: 'section', content: input.fields.map(shownField).join('\n\n') },
  ]);
}

function shownField({ path, cites, sentences }: ShownField): string {
  const cited = cites.length > 0 ? ` (cites ${cites.join(', ')})` : '';
  const lines = sentences.map(
    ({ number, shown, names }) =>
      `${number === null ? '[–]' : `[${number}]`} ${shown.replaceAll('\n', ' ')}${names.length > 0 ? ` (rests on ${names.join(', ')})` : ''}`,
  );
  return [`${path}${cited}:`, ...lines].join('\n');
}

/**
 * The faults found among so many numbered sentences, each sentence once. A line about no sentence
 * is asked again.
 */
export function checkReading(numbered: number): (output: Output) => Checked<readonly FoundFault[]> {
  return ({ flags }) => {
    const problems: string[] = [];
    const found = new Map<number, FoundFault>();
    for (const [index, { sentence, fault, why }] of flags.entries()) {
      if (sentence < 1 || sentence > numbered) problems.push(`flags[${index}]: there is no such sentence`);
      else if (!found.has(sentence))
        found.set(sentence, { sentence, fault: faultsByLetter[fault], why: shortened(why) });
    }
    return { value: [...found.values()], problems, usable: problems.length <= found.size };
  };
}

function shortened(why: string): string {
  return Array.from(why).slice(0, whyMaxCharacters).join('');
}
