import type { PointName, TaskWords } from '../../languages/task-words.ts';
import type { Vocabulary } from '../../languages/vocabulary.ts';
import { type Phrasing, phrasingIn, type Spoken } from './phrasing.ts';

/** The sentences that this service writes into reports, in one language. */
export type Messages = ReturnType<typeof messagesOf>;

/** Clauses have no capital and no full stop, and say what they count. */
export function messagesOf(vocabulary: Spoken & Pick<Vocabulary, 'task'>) {
  const phrasing = phrasingIn(vocabulary);
  return {
    ...marks(phrasing),
    ...clausesOfAnswers(phrasing),
    ...clausesOfClaims(phrasing),
    ...figures(phrasing),
    ...answer(phrasing),
    ...bestOfTask(phrasing, vocabulary.task),
    ...lead(phrasing),
    ...analysis(phrasing),
    ...accounts(phrasing),
  };
}

function marks({ marks: { brackets, ...plain }, quote, list, fill }: Phrasing) {
  return { ...plain, quote, list, brackets: (text: string): string => fill(brackets, { text }) };
}

function clausesOfAnswers({ verbs, texts, ...phrasing }: Phrasing) {
  const { tell, tellInWords, bound, quote, fill, percent } = phrasing;
  const answer = (label: string) => bound(verbs.answer, { label: quote(label) });
  return {
    campHolders: (part: number, whole: number, label: string): string => tell(part, whole, answer(label)),
    /** More than half give the answer. */
    majority: (part: number, whole: number, label: string): string => tellInWords(part, whole, answer(label)),
    campEqualLabs: (share: number, label: string): string =>
      fill(texts.campEqualLabs, { share: percent(share), label: quote(label) }),
    /** The same right behind a wording of the answer. */
    thisHolders: (part: number, whole: number): string => tell(part, whole, verbs.giveThis),
  };
}

/**
 * "This" is a claim whose statement stands before the clause. `whole` are the models that address
 * it.
 */
function clausesOfClaims({ verbs, counts, ...phrasing }: Phrasing) {
  const { tell, counted } = phrasing;
  const { agree, disagree } = verbs;
  return {
    reach: (part: number, whole: number): string => tell(part, whole, verbs.address),
    support: (part: number, whole: number, silent: number): string => tell(part, whole, agree, silent),
    opposition: (part: number, whole: number, silent: number): string => tell(part, whole, disagree, silent),
    balance: balance({ verbs, ...phrasing }),
    /** Added to a clause about a claim that few models address. */
    silent: (part: number): string => counted(counts.silent, part),
    /** `whole` are all models, here and below. */
    reporters: (part: number, whole: number): string => tell(part, whole, verbs.report),
    holders: (part: number, whole: number): string => tell(part, whole, verbs.say),
  };
}

type Balancing = Pick<Phrasing, 'verbs' | 'balance' | 'tell' | 'said' | 'counted' | 'list'>;

function balance({ verbs, balance: { of, between, ...texts }, tell, said, counted, list }: Balancing) {
  return (whole: number, supporting: number, opposing: number, mixed: number, silent: number): string => {
    if (supporting === whole) return tell(whole, whole, verbs.agree, silent);
    if (opposing === whole) return tell(whole, whole, verbs.disagree, silent);
    if (mixed === whole) return tell(whole, whole, verbs.seeBoth, silent);
    const agree = of ? counted(of.agree, supporting) : tell(supporting, whole, verbs.agree, silent);
    const parts = [agree, counted(texts.disagree, opposing)];
    if (mixed > 0) parts.push(counted(texts.seeBoth, mixed));
    const joined = between === undefined ? list(parts) : parts.join(between);
    return of ? said(of.parts, verbs.agree, silent, { whole, parts: joined }) : joined;
  };
}

/** `what` and `unit` are a model's words. */
function figures({
  figure,
  amount: figureOf,
  range,
  fill,
  counted,
  quote,
  tell,
  bound,
  texts,
  counts,
  verbs,
}: Phrasing) {
  return {
    figure,
    figureOf,
    giveFigures: (part: number, whole: number, what: string): string =>
      tell(part, whole, bound(verbs.giveFigure, { what: quote(what) })),
    figuresBetween: (low: number, high: number, unit: string): string =>
      fill(texts.figuresBetween, { low: figure(low, high, unit), high: figureOf(high, unit, low) }),
    /**
     * @param highest the largest figure that stands before it, here and below
     * @param unit for the sign of a currency alone
     */
    medianOf: (median: number, highest: number, unit: string): string =>
      fill(texts.medianOf, { median: figure(median, highest, unit) }),
    middleHalf: (lower: number, upper: number, highest: number, unit: string): string =>
      fill(texts.middleHalf, { lower: figure(lower, highest, unit), upper: figure(upper, highest, unit) }),
    figuresInGroups: (what: string): string => fill(texts.figuresInGroups, { what: quote(what) }),
    /** @param beside the ends of all groups */
    groupGives: (count: number, low: number, high: number, unit: string, beside: readonly number[]): string =>
      counted(counts.groupGives, count, { figures: range(low, high, unit, beside) }),
    medianFigure: (count: number, what: string, median: number, unit: string): string =>
      counted(counts.medianFigure, count, { what: quote(what), figure: figureOf(median, unit) }),
  };
}

function answer({ texts, counts, verbs, marks, ...phrasing }: Phrasing) {
  const { fill, counted, quote, quotedList, inARow, tell } = phrasing;
  return {
    nothingCounted: texts.nothingCounted,
    nothingShared: texts.nothingShared,
    nothingLabelled: texts.nothingLabelled,
    divided: (labels: readonly string[]): string => fill(texts.divided, { labels: quotedList(labels) }),
    noMajority: (part: number, whole: number, label: string): string =>
      counted(counts.noMajority, part, { whole, label: quote(label) }),
    noCommonAnswer: (whole: number): string => `${tell(0, whole, verbs.share)}${marks.stop}`,
    noneOfThese: (part: number): string => counted(counts.noneOfThese, part),
    reasonsOf: (label: string, statements: readonly string[]): string =>
      fill(texts.reasonsOf, { label: quote(label), statements: inARow(statements) }),
    bestSupported: (statements: readonly string[]): string =>
      counted(counts.bestSupported, statements.length, { statements: inARow(statements) }),
    /** An option beside others: no single one in all cases. */
    itDepends: texts.itDepends,
    dependsOn: (factors: readonly string[]): string =>
      fill(texts.dependsOn, { factors: phrasing.list(factors) }),
    ifThen: (when: string, option: string): string => fill(texts.ifThen, { case: when, option }),
    recommends: (option: string): string => fill(texts.recommends, { option: quote(option) }),
    task: texts.task,
    taskAnswer: (responses: number): string => counted(counts.taskAnswer, responses),
  };
}

/** How many responses were compared, of how many, and in how many pairs. */
interface Compared {
  readonly compared: number;
  readonly all: number;
  readonly pairs: number;
}

function bestOfTask({ fill, list }: Phrasing, { texts, points }: TaskWords) {
  return {
    notCompared: texts.notCompared,
    /** How much of a response a report repeats. */
    limits: (words: number): string => fill(texts.limits, { words }),
    preferred: (model: string, { compared, all }: Omit<Compared, 'pairs'>): string =>
      fill(compared < all ? texts.preferredAmong : texts.preferred, { model, compared }),
    bestResponse: (counts: Compared, won: number): string => fill(texts.best, { ...counts, won }),
    noBestResponse: (counts: Compared, decided: number): string => fill(texts.none, { ...counts, decided }),
    /** Where others were not compared. */
    chosenResponses: (compared: number): string => fill(texts.chosen, { compared }),
    point: (kind: PointName): string => points[kind],
    speaks: (isFor: boolean, model: string, said: readonly string[]): string =>
      fill(isFor ? texts.for : texts.against, { model, points: list(said) }),
  };
}

function lead({ texts, counts, fill, counted, quote }: Phrasing) {
  return {
    leadEstablished: texts.leadEstablished,
    leadOpen: (label: string): string => fill(texts.tooFewLabs, { label: quote(label) }),
    mightNotLead: texts.mightNotLead,
    leadsOrShares: (label: string): string => fill(texts.leadsOrShares, { label: quote(label) }),
    /** Behind `mightNotLead`, for four to seven labs. */
    opinions: (answers: number, count: number, low: number, high: number): string =>
      counted(counts.opinions, count, { answers, low, high }),
  };
}

function analysis({ texts, counts, verbs, marks, ...phrasing }: Phrasing) {
  const { fill, counted, quote, quotedList, tell } = phrasing;
  const sentence = (clause: string) => `${clause}${marks.stop}`;
  const ignore = (silent: number, whole: number) => ({ who: tell(silent, whole, verbs.ignore) });
  return {
    disputed: (statement: string): string => fill(texts.disputed, { statement: quote(statement) }),
    whichAnswer: texts.whichAnswer,
    noCommonDispute: texts.noCommonDispute,
    leanFor: (labels: readonly string[]): string => fill(texts.leanFor, { labels: quotedList(labels) }),
    leanAgainst: (labels: readonly string[]): string =>
      fill(texts.leanAgainst, { labels: quotedList(labels) }),
    splitWithin: texts.splitWithin,
    unopposed: (silent: number, whole: number): string =>
      counted(counts.unopposed, silent, ignore(silent, whole)),
    opposed: (opposing: number, silent: number, whole: number): string =>
      silent === 0
        ? sentence(tell(opposing, whole, verbs.disagree))
        : counted(counts.opposed, opposing, ignore(silent, whole)),
    leftOpen: (part: number, whole: number): string => sentence(tell(part, whole, verbs.leaveOpen)),
    bothSides: (statement: string): string => fill(texts.bothSides, { statement: quote(statement) }),
    seeBothSides: (part: number, whole: number, silent: number): string =>
      sentence(tell(part, whole, verbs.seeBoth, silent)),
  };
}

/** Who is not counted, and what stands in place of a wording that could not be printed. */
function accounts({ texts, counts, verbs, marks, fill, counted, tell }: Phrasing) {
  return {
    notCounted: (part: number, whole: number): string => `${tell(part, whole, verbs.miss)}${marks.stop}`,
    noAnswer: (count: number): string => counted(counts.noAnswer, count),
    unusable: (count: number): string => counted(counts.unusable, count),
    claimWithoutWording: texts.claimWithoutWording,
    campWithoutLabel: (campId: number): string => fill(texts.campWithoutLabel, { campId }),
  };
}
