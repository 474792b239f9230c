import { type Amount, amountOf } from '../forms/amount.ts';
import { formatsOf, quotation } from '../forms/formats.ts';

// The sentences of this service in English. Every other catalogue has the same entries (see the type Messages below).

const { number, percent, list, figure } = formatsOf('en-GB');
const quote = quotation('“', '”');

/** "agrees" and "agree". */
type Verb = readonly [one: string, many: string];

/** Left out where every model addresses it. */
const addressing = (silent: number): Verb =>
  silent === 0 ? ['', ''] : [' that addresses this', ' that address this'];

/** "7 of the 12 models agree", "none of the 12 models agrees", "all 12 models agree", "the only model agrees". */
function told(part: number, whole: number, [one, many]: Verb, [oneThat, manyThat]: Verb = ['', '']): string {
  const models = `models${manyThat}`;
  if (whole === 1) return `the only model${oneThat} ${part === 1 ? one : `does not ${many}`}`;
  if (part === 0) return `none of the ${number(whole)} ${models} ${one}`;
  if (part === 2 && whole === 2) return `both ${models} ${many}`;
  if (part === whole) return `all ${number(whole)} ${models} ${many}`;
  return `${part === 1 ? 'one' : number(part)} of the ${number(whole)} ${models} ${part === 1 ? one : many}`;
}

const inWords: Readonly<Record<Amount, string>> = {
  none: 'none of the models',
  one: 'one model',
  all: 'all models',
  nearlyAll: 'nearly all models',
  most: 'most models',
  half: 'half of the models',
  some: 'some models',
  few: 'few models',
};

/** "most models that address this agree" */
function toldInWords(part: number, whole: number, verb: Verb, those: Verb = ['', '']): string {
  if (whole === 1) return told(part, whole, verb, those);
  const [that, predicate] = part === 1 ? [those[0], verb[0]] : [those[1], verb[part === 0 ? 0 : 1]];
  return `${inWords[amountOf(part, whole)]}${that} ${predicate}`;
}

const points = (share: number): string => {
  const count = Math.round(share * 100);
  return `${number(count)} percentage point${count === 1 ? '' : 's'}`;
};
const models = (count: number): string => (count === 1 ? 'one model' : `${number(count)} models`);
const answer = (label: string): Verb => [`answers ${quote(label)}`, `answer ${quote(label)}`];
const giveIt: Verb = ['gives this answer', 'give this answer'];
const agree: Verb = ['agrees', 'agree'];
const disagree: Verb = ['disagrees', 'disagree'];
const seeBoth: Verb = ['sees both sides', 'see both sides'];

function each(count: number, [one, many]: Verb): string {
  return count > 1 ? `${number(count)} ${many}` : `${count === 1 ? 'one' : 'none'} ${one}`;
}

export const english = {
  quote,
  list,
  colon: ': ',
  comma: ', ',
  semicolon: '; ',
  brackets: (text: string): string => ` (${text})`,
  stop: '.',
  /** Between two sentences. */
  gap: ' ',

  // Clauses that stand for slots. They have no capital and no full stop, and say what they count.

  campHolders: (part: number, whole: number, label: string): string => told(part, whole, answer(label)),
  campInWords: (part: number, whole: number, label: string): string =>
    toldInWords(part, whole, answer(label)),
  campShare: (share: number, whole: number, label: string): string =>
    `${percent(share)} of the ${models(whole)} ${answer(label)[whole === 1 ? 0 : 1]}`,
  /** The same right behind a wording of the answer. */
  thisHolders: (part: number, whole: number): string => told(part, whole, giveIt),
  thisInWords: (part: number, whole: number): string => toldInWords(part, whole, giveIt),
  thisShare: (share: number, whole: number): string =>
    `${percent(share)} of the ${models(whole)} ${giveIt[whole === 1 ? 0 : 1]}`,

  // "This" is a claim whose statement stands before the clause. `whole` are the models that address it.
  reach: (part: number, whole: number): string => told(part, whole, ['addresses this', 'address this']),
  support: (part: number, whole: number, silent: number): string =>
    told(part, whole, agree, addressing(silent)),
  opposition: (part: number, whole: number, silent: number): string =>
    told(part, whole, disagree, addressing(silent)),
  inWords: (part: number, whole: number, silent: number): string =>
    toldInWords(part, whole, agree, addressing(silent)),
  share: (share: number, whole: number, silent: number): string =>
    whole === 1
      ? told(share, 1, agree, addressing(silent))
      : `${percent(share)} of the ${models(whole)}${addressing(silent)[1]} agree`,
  balance: (whole: number, supporting: number, opposing: number, mixed: number, silent: number): string => {
    if (whole === 1 && supporting === 1) return told(1, 1, agree, addressing(silent));
    if (whole === 1) return told(1, 1, opposing === 1 ? disagree : seeBoth, addressing(silent));
    const parts = [
      each(supporting, agree),
      each(opposing, disagree),
      ...(mixed > 0 ? [each(mixed, seeBoth)] : []),
    ];
    return `of the ${models(whole)}${addressing(silent)[1]}, ${list(parts)}`;
  },
  /** Added to a clause about a claim that few models address. */
  silent: (part: number): string =>
    part === 1 ? 'the other one does not address it' : `the other ${number(part)} do not address it`,
  claimEqualLabs: (share: number): string =>
    `if every laboratory counts the same, ${percent(share)} of those that address this agree`,
  campEqualLabs: (share: number, label: string): string =>
    `if every laboratory counts the same, the share of ${quote(label)} is ${percent(share)}`,
  thisEqualLabs: (share: number): string =>
    `if every laboratory counts the same, the share of this answer is ${percent(share)}`,
  labsUnknown: 'the laboratories of these models are not known',
  /** `whole` are all models. */
  holders: (part: number, whole: number): string => told(part, whole, ['says so', 'say so']),

  counted: (included: number, invited: number): string => {
    const are = included < 2 ? 'is' : 'are';
    if (included < invited)
      return `${['none', 'one'][included] ?? number(included)} of the ${models(invited)} asked ${are} counted here`;
    return `${invited === 1 ? 'the only model' : `all ${models(invited)}`} asked ${are} counted here`;
  },
  positions: (positions: number, unclassified: number): string => {
    const rest =
      unclassified === 0
        ? ''
        : `, and ${models(unclassified)} ${unclassified === 1 ? 'gives' : 'give'} none of them`;
    if (positions === 0) return 'the models have no answer in common';
    return positions === 1
      ? `the models give one answer${rest}`
      : `the models give ${number(positions)} different answers${rest}`;
  },

  lead: (isEstablished: boolean): string =>
    isEstablished
      ? 'with other models the same answer would probably lead'
      : 'with other models another answer might lead',
  noLead: 'no answer leads',
  noOtherAnswer: 'no other answer is given',

  // Figures. `what` and `unit` are a model's words.

  figure,
  giveFigures: (part: number, whole: number, what: string): string =>
    `${told(part, whole, ['gives', 'give'])} a figure for ${quote(what)}`,
  figureOf: (value: number, unit: string): string => `${figure(value)} ${unit}`.trim(),
  figuresBetween: (low: number, high: number, unit: string): string =>
    `from ${figure(low)} to ${figure(high)} ${unit}`.trim(),
  medianOf: (median: number): string => `with a median of ${figure(median)}`,
  middleHalf: (lower: number, upper: number): string =>
    `half of them between ${figure(lower)} and ${figure(upper)}`,
  medianFigure: (count: number, what: string, median: number, unit: string): string =>
    `the ${count === 1 ? 'only figure' : `median of the ${number(count)} figures`} for ${quote(what)} is ${`${figure(median)} ${unit}`.trim()}`,

  // The answer.

  nothingCounted: 'No answer of this panel could be counted',
  nothingShared: 'The models have neither an answer nor a claim in common',
  divided: (labels: readonly string[]): string =>
    `The models are divided: ${list(labels.map(quote))} have the same number of supporters`,
  noMajority: (part: number, whole: number, label: string): string =>
    `No answer has a majority: the most frequent, ${quote(label)}, comes from ${part === 1 ? 'one' : number(part)} of ${models(whole)}`,
  nothingLabelled: 'No response could be read for this report, so it counts no answers and no claims.',
  noCommonAnswer: (whole: number): string =>
    `${told(0, whole, ['gives', 'give'])} an answer that others share.`,
  noneOfThese: (part: number): string =>
    `${models(part)} ${part === 1 ? 'gives' : 'give'} none of these answers.`,
  leadOpen: (label: string): string =>
    `Too few laboratories answered to tell whether the lead of ${quote(label)} is more than chance.`,
  /** `behind` and `ahead` are shares of the models. */
  leadBetween: (label: string, behind: number, ahead: number): string =>
    `With other laboratories ${quote(label)} might stand anywhere from ${points(behind)} behind the next answer to ${points(ahead)} ahead of it.`,
  /** Behind `leadBetween`, for four to seven laboratories. */
  fewLabs: (labs: number): string => `Only ${number(labs)} laboratories were compared for this.`,
  reasonsOf: (label: string, statements: readonly string[]): string =>
    `Models that answer ${quote(label)} tend to agree on this: ${statements.map(quote).join('; ')}.`,
  bestSupported: (statements: readonly string[]): string =>
    statements.length === 1
      ? `A further claim with wide support: ${statements.map(quote).join('')}.`
      : `Further claims with wide support: ${statements.map(quote).join('; ')}.`,
  /** An option beside others: no single one in all cases. */
  itDepends: 'It depends',
  ifThen: (condition: string, option: string): string => `if ${condition}: ${option}`,
  recommends: (option: string): string => `The most frequent answer recommends ${quote(option)}.`,

  task: 'The work asked for is in the responses; this report compares them',
  taskAnswer: (responses: number, words: number): string =>
    `For the work itself, read ${responses === 1 ? 'the response' : `the ${number(responses)} responses`}: this report repeats no more than ${number(words)} words in a row of any of them. It says what they have in common and where they differ.`,

  // The analysis.

  disputed: (statement: string): string => `Disputed: ${quote(statement)}`,
  whichAnswer: 'Which answer is right',
  noCommonDispute: 'No single claim divides the models. The answers differ in what they put first.',
  leanFor: (labels: readonly string[]): string =>
    `Among models that answer ${list(labels.map(quote))}, more agree than disagree.`,
  leanAgainst: (labels: readonly string[]): string =>
    `Among models that answer ${list(labels.map(quote))}, more disagree than agree.`,
  splitWithin: 'Models that give the same answer differ on this.',
  unopposed: (silent: number, whole: number): string =>
    silent === 0
      ? 'No model disagrees.'
      : `No model disagrees, but ${told(silent, whole, ['does', 'do'])} not address it.`,
  opposed: (opposing: number, silent: number, whole: number): string =>
    silent === 0
      ? `${told(opposing, whole, disagree)}.`
      : `${models(opposing)} ${opposing === 1 ? 'disagrees' : 'disagree'}, and ${told(silent, whole, ['does', 'do'])} not address it.`,
  leftOpen: (part: number, whole: number): string => `${told(part, whole, ['leaves', 'leave'])} this open.`,
  bothSides: (statement: string): string => `Open to both sides: ${quote(statement)}.`,
  seeBothSides: (part: number, whole: number, silent: number): string =>
    `${told(part, whole, seeBoth, addressing(silent))}.`,
  notCounted: (part: number, whole: number): string =>
    `${told(part, whole, ['is', 'are'])} not counted in this report.`,
  noAnswer: (count: number): string => `${models(count)} gave no answer`,
  unusable: (count: number): string => `${models(count)} gave an answer that could not be used`,

  // In place of a wording that could not be printed.

  claimWithoutWording: 'A claim without a wording',
  campWithoutLabel: (campId: number): string => `Position ${number(campId)}`,
};

/**
 * The sentences that this service writes into reports, in one language. English is the model: a catalogue that lacks an
 * entry does not compile.
 */
export type Messages = typeof english;
