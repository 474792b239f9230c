import {
  answerNouns,
  askedWords,
  beforeAmount,
  campNouns,
  fractionWords,
  functionWords,
  hardly,
  holderNouns,
  numberWords,
  opinionVerbs,
  panelAdjectives,
  panelNouns,
  personNouns,
  plainAmounts,
  singularPronouns,
  weakAmounts,
  wholeAmounts,
} from './lexicon.ts';
import { isMark, type Token, wordAt } from './tokens.ts';

/** An amount in a sentence and what it counts. Indexes are those of tokens. */
export interface Amount {
  readonly word: string;
  /** Including words before it, such as "only about". */
  readonly from: number;
  readonly at: number;
  /** After the noun; after the amount if there is no noun. */
  readonly end: number;
  /** The thing counted: the panel, something that may be the panel, nothing named ("most agree"), or something else. */
  readonly counts: 'panel' | 'answers' | 'persons' | 'holders' | 'camps' | 'unnamed' | 'other';
  /** True for "one", "every", "nobody", whose verb has an s. Null if both are usual: "a majority agrees", "agree". */
  readonly singular: boolean | null;
  /** True for parts of a whole: all, most, half, none. */
  readonly whole: boolean;
  /** True if "of" precedes the noun. */
  readonly of: boolean;
  /** A word before the noun that may change its meaning: "weather models". */
  readonly modifier: string | null;
}

const lookAhead = 6;

/** The amount that begins at a token, or null. */
export function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const core = coreAt(tokens, at);
  if (core === null) return null;
  let next = core.next;
  const of = wordAt(tokens, next) === 'of';
  if (of) next++;
  const alone = singularPronouns.has(core.word) && !of;
  const counted: Counted | null = alone
    ? { counts: 'unnamed', end: next, modifier: null }
    : countedFrom(tokens, next, of, core);
  if (counted === null) return null;
  const wanted = core.weak ? (counted.counts === 'panel' || counted.counts === 'answers') && of : true;
  if (!wanted) return null;
  let from = at;
  while (from > 0 && at - from < lookAhead && beforeAmount.has(wordAt(tokens, from - 1))) from--;
  return {
    ...counted,
    word: core.word,
    from,
    at,
    of,
    singular: core.singular,
    whole: wholeAmounts.has(core.word) || fractionWords.has(wordAt(tokens, core.next - 1)),
  };
}

interface Core {
  readonly word: string;
  readonly next: number;
  readonly singular: boolean | null;
  readonly weak: boolean;
  /** True if it needs a noun. */
  readonly determiner: boolean;
}

function coreAt(tokens: readonly Token[], at: number): Core | null {
  const word = wordAt(tokens, at);
  const before = wordAt(tokens, at - 1);
  const after = wordAt(tokens, at + 1);
  const core = (next: number, rest: Partial<Core> = {}): Core => ({
    word,
    next,
    singular: false,
    weak: false,
    determiner: false,
    ...rest,
  });
  if (singularPronouns.has(word)) return core(at + 1, { singular: true });
  if ((word === 'anyone' || word === 'anybody') && hardly.has(before))
    return core(at + 1, { singular: true });
  if (word === 'no' && after === 'one') return core(at + 2, { singular: true });
  if (word === 'any' && hardly.has(before)) return core(at + 1, { singular: true, determiner: true });
  if ((word === 'a' || word === 'any') && isDenied(tokens, at))
    return panelNouns.has(after) || answerNouns.has(after)
      ? core(at + 1, { singular: true, determiner: true })
      : null;
  if (word === 'every' || word === 'each' || word === 'no' || word === 'another')
    return after === 'single' || after === 'one' ? null : core(at + 1, { singular: true, determiner: true });
  if (word === 'one' || word === 'single' || word === 'lone' || word === 'sole')
    return singleAt(tokens, at, core);
  // "A block of eight holds out".
  if (isNumber(word))
    return core(behindNumber(tokens, at), {
      singular: before === 'of' && weakAmounts.has(wordAt(tokens, at - 2)) ? null : false,
    });
  if (fractionWords.has(word) && /^(?:an?|one|barely)$/.test(before))
    return core(at + 1, { word: 'fraction', singular: null });
  if (word === 'rest' || word === 'others' || word === 'remainder')
    return before === 'the' ? core(at + 1, { singular: null }) : null;
  if (word === 'more' || word === 'fewer')
    return after === 'than' ? null : core(at + 1, { determiner: true });
  if (word === 'whole' || word === 'entire' || word === 'remaining')
    return core(at + 1, { determiner: true });
  if (plainAmounts.has(word))
    return core(behindAll(tokens, at), { singular: groupNouns.has(word) ? null : false });
  return weakAmounts.has(word) ? core(at + 1, { weak: true }) : null;
}

/** "one model", "one in three"; "single" after "a" or "not a", but not "no single answer". */
function singleAt(
  tokens: readonly Token[],
  at: number,
  core: (next: number, rest?: Partial<Core>) => Core,
): Core | null {
  const before = wordAt(tokens, at - 1);
  if (before === 'no') return null;
  if (wordAt(tokens, at) !== 'one') return core(at + 1, { singular: true, determiner: true });
  const next = behindNumber(tokens, at);
  // "One would think": without a noun, "one" is anybody.
  const alone = next === at + 1 && !/^(?:only|just|exactly|not|but)$/.test(before);
  return core(next, { singular: true, determiner: alone });
}

const groupNouns = new Set(['majority', 'minority', 'plurality', 'bulk', 'half', 'handful', 'couple']);

/** "Scarcely a model", "you won't find a model". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const word = wordAt(tokens, i);
    if (hardly.has(word) || word === 'not' || word === 'never' || word.endsWith("n't")) return true;
  }
  return false;
}

function isNumber(word: string): boolean {
  return numberWords.has(word) || /^\p{N}/u.test(word);
}

/** The index after "two", "two dozen", "two thirds", "62 %", "nine in ten", "nine out of ten". */
function behindNumber(tokens: readonly Token[], at: number): number {
  let next = at + 1;
  const word = (i: number): string => wordAt(tokens, i);
  while (next - at < 3 && isNumber(word(next))) next++;
  if (fractionWords.has(word(next)) || word(next) === '%') next++;
  else if (word(next) === 'per' && word(next + 1) === 'cent') next += 2;
  if (word(next) === 'in' && isNumber(word(next + 1))) return next + 2;
  if (word(next) === 'out' && word(next + 1) === 'of' && isNumber(word(next + 2))) return next + 3;
  return next;
}

/** The index after "all" or "all but two". */
function behindAll(tokens: readonly Token[], at: number): number {
  const [but, number] = [wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  return but === 'but' && (isNumber(number) || number === 'one') ? at + 3 : at + 1;
}

type Counted = Pick<Amount, 'counts' | 'end' | 'modifier'>;

/** The words after an amount. Null if these are "this" or "it": then it is a part of something, not of a panel. */
function countedFrom(tokens: readonly Token[], start: number, of: boolean, core: Core): Counted | null {
  let next = start;
  const word = (i: number): string => wordAt(tokens, i);
  if (of && /^(?:this|that|it|which|what)$/.test(word(next))) return null;
  if (of && /^(?:them|us|whom)$/.test(word(next)))
    return { counts: 'unnamed', end: next + 1, modifier: null };
  if (of && word(next) === 'those' && askedWords.has(word(next + 1)))
    return { counts: 'panel', end: next + 2, modifier: null };
  while (
    next - start < 3 &&
    (/^(?:the|these|those|its|our|all)$/.test(word(next)) || (of && isNumber(word(next))))
  )
    next++;
  const noun = nounFrom(tokens, next, core.singular);
  if (noun !== null) return noun;
  const unnamed = next === start || isNumber(word(next - 1));
  if (core.determiner && !of) return { counts: 'other', end: next, modifier: null };
  return { counts: unnamed ? 'unnamed' : 'other', end: next, modifier: null };
}

/** The noun after an amount, with the words before it; null if no noun follows. */
function nounFrom(tokens: readonly Token[], start: number, singular: boolean | null): Counted | null {
  let modifier: string | null = null;
  if (start >= tokens.length) return null;
  for (let i = start; i < Math.min(start + lookAhead, tokens.length); i++) {
    const word = wordAt(tokens, i);
    const kind = kindOf(word);
    if (kind !== null && !isPartOfCompound(tokens, i)) return { counts: kind, end: i + 1, modifier };
    if (isMark(tokens[i]) && word !== '"' && word !== '“') return i === start ? null : other(i);
    if (functionWords.has(word) && !panelAdjectives.has(word)) return i === start ? null : other(i);
    if (i === start && isVerbHere(tokens, i, singular)) return null;
    if (!panelAdjectives.has(word) && !isNumber(word)) modifier = word;
  }
  return other(Math.min(start + lookAhead, tokens.length));
}

function other(end: number): Counted {
  return { counts: 'other', end, modifier: null };
}

function kindOf(word: string): Amount['counts'] | null {
  if (panelNouns.has(word)) return 'panel';
  if (answerNouns.has(word)) return 'answers';
  if (personNouns.has(word)) return 'persons';
  if (holderNouns.has(word)) return 'holders';
  return campNouns.has(word) ? 'camps' : null;
}

/** Whether a singular noun is part of a compound: "one lab technician", "every model name". */
function isPartOfCompound(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  const next = tokens[at + 1];
  if (word.endsWith('s') || next === undefined || isMark(next) || functionWords.has(next.word)) return false;
  // "One laboratory carries this view": a word followed by an object is a verb.
  if (/^(?:the|an?|this|these|those|it|its)$/.test(wordAt(tokens, at + 2))) return false;
  return !opinionVerbs.has(next.word) && !/(?:s|ed)$/.test(next.word) && !isNumber(next.word);
}

/** Whether a verb of opinion follows the amount itself: "most agree", "everyone agrees"; in "two claims" it is a noun. */
function isVerbHere(tokens: readonly Token[], at: number, singular: boolean | null): boolean {
  const verb = opinionVerbs.get(wordAt(tokens, at));
  if (verb === undefined || verb.form === 'ing') return false;
  return (
    verb.form === 'past' ||
    singular === null ||
    (verb.form === 's') === singular ||
    (verb.pure && verb.form !== 's')
  );
}
