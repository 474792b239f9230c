import { contentStems, overlap, stem, wordsOf } from '../../../text/words.ts';
import { swapOperands } from './operands.ts';
import { negating } from './turning-words.ts';

/**
 * Share of common words, negations apart, from which the polarity of two statements is compared. Our choice: the lowest
 * at which no pair was called opposite by mistake (docs/thresholds.md).
 */
const sharedMin = 0.5;

/**
 * Whether two statements say opposite things in nearly the same words: "X raises costs" and "X does not raise costs",
 * "X lowers costs"; "A is cheaper than B" and "B is cheaper than A". A guess from lists of words, which decides only
 * if no synthesizer was asked (opposites.ts). Statements in quite different words never count as opposite.
 * @param limit varied by `npm run bench -- thresholds`
 */
export function oppositePolarity(a: string, b: string, limit = sharedMin): boolean {
  const left = polarityOf(a);
  const right = polarityOf(b);
  const flips = prefixFlips(left.stems, right.stems) + prefixFlips(right.stems, left.stems);
  const swaps = swapOperands(a, b) ? 1 : 0;
  if ((left.negations + right.negations + flips + swaps) % 2 === 0) return false;
  const bare = (stems: readonly string[]) => [
    ...new Set(stems.map((word) => bareOf(word, left.stems, right.stems))),
  ];
  const [rest, other] = [bare(left.stems), bare(right.stems)];
  return rest.length + other.length === 0 || overlap(rest, other) >= limit;
}

/**
 * Whether one statement is the other plus a plain negation, with no other word changed. Such a pair needs no
 * question.
 */
export function plainlyDenies(a: string, b: string): boolean {
  const [left, right] = [withoutNegators(a), withoutNegators(b)];
  const isOdd = (left.negators + right.negators) % 2 === 1;
  return isOdd && left.stems.length > 0 && overlap(left.stems, right.stems) === 1 && !swapOperands(a, b);
}

function withoutNegators(statement: string): { readonly negators: number; readonly stems: string[] } {
  const rest = affirmed(statement).filter((word) => !isNegator(word));
  return { negators: affirmed(statement).length - rest.length, stems: contentStems(rest.join(' ')) };
}

interface Polarity {
  /** Negations plus words of the negative side of a pair. */
  readonly negations: number;
  /** The content words that remain without them. */
  readonly stems: readonly string[];
}

function polarityOf(statement: string): Polarity {
  let negations = 0;
  const rest: string[] = [];
  for (const word of affirmed(statement)) {
    const stemmed = stem(word);
    if (positiveSide.has(stemmed)) continue;
    if (isNegator(word) || negativeSide.has(stemmed) || isUnpositive(word)) negations++;
    else rest.push(word);
  }
  return { negations, stems: contentStems(rest.join(' ')) };
}

/** The words of a statement without phrases that only look like negations. */
function affirmed(statement: string): string[] {
  return wordsOf(statement.replaceAll(/\bnot (?:only|just|merely|simply)\b|\bno (?:doubt|matter)\b/gi, ' '));
}

function isNegator(word: string): boolean {
  return negating.has(word) || word.endsWith("n't");
}

/** "unsafe": the positive word of a pair with a negative prefix. */
function isUnpositive(word: string): boolean {
  return prefixes.some(
    (prefix) => word.startsWith(prefix) && positiveSide.has(stem(word.slice(prefix.length))),
  );
}

/** Number of words of `a` that `b` contains with a negative prefix: "reliable" and "unreliable". */
function prefixFlips(a: readonly string[], b: readonly string[]): number {
  const others = new Set(b);
  return a.filter((word) => prefixes.some((prefix) => others.has(prefix + word))).length;
}

function bareOf(word: string, left: readonly string[], right: readonly string[]): string {
  const prefix = prefixes.find((candidate) => word.startsWith(candidate));
  const rest = prefix ? word.slice(prefix.length) : word;
  return left.includes(rest) || right.includes(rest) ? rest : word;
}

const prefixes = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'mis'];

const pairs: readonly (readonly [positive: string, negative: string])[] = [
  [
    'increase raise grow boost rise higher greater more up gain',
    'decrease reduce lower shrink fall cut fewer less smaller down lose loss drop',
  ],
  [
    'improve better best good benefit beneficial advantage positive strong superior',
    'worsen worse worst bad harm harmful disadvantage negative weak inferior',
  ],
  ['faster fast quick quicker', 'slower slow'],
  ['cheaper cheap affordable inexpensive', 'expensive costly costlier dear dearer pricey pricier'],
  ['safe safer secure', 'dangerous risky vulnerable'],
  ['easy easier simple simpler', 'hard harder difficult complex'],
  [
    'support favour favor accept adopt allow permit recommend enable encourage',
    'oppose reject ban forbid prohibit prevent discourage abandon',
  ],
  ['enough sufficient adequate', 'insufficient inadequate'],
  ['before earlier', 'after later'],
  ['include', 'exclude'],
];

const positiveSide = new Set(pairs.flatMap(([positive]) => positive.split(' ').map(stem)));
const negativeSide = new Set(pairs.flatMap(([, negative]) => negative.split(' ').map(stem)));
