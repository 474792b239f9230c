import { alternativesIn, expressionsOf, matchesAny } from '../languages/languages.ts';
import { partOf } from '../text/code-points.ts';
import { splitSentences } from '../text/sentences.ts';

/** Our choice: refusals of recorded models are shorter; a longer text answers something. */
const refusalMaxLength = 900;
/** Our choice: a refusal says so at once; one that comes later belongs to an answer. */
const openingSentences = 2;

/**
 * Whether a text is nothing but a refusal: one of its first sentences declines to answer, and the
 * others apologise, decline too, speak of the model itself, ask or offer something, or refer to
 * others. Any other sentence is an answer. In doubt a text is one: a wrong "refusal" would silence
 * a model, while a wrong "answer" only yields no claims.
 */
export function isRefusal(text: string): boolean {
  if (isLong.test(text)) return false;
  const plain = text.trim().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  if (plain.length > refusalMaxLength) return false;
  const characters = Array.from(plain);
  const sentences = splitSentences(plain).map(({ offset, length }) =>
    clausesOf(partOf(characters, offset, offset + length)),
  );
  return (
    sentences
      .slice(0, openingSentences)
      .flat()
      .some((clause) => matchesAny(clause, declining)) &&
    sentences
      .flat()
      .every((clause) => matchesAny(clause, declining) || apology.test(clause) || isAside(clause))
  );
}

/**
 * What is said to the reader beside a refusal. A number makes it an answer: "Please take 400 mg".
 */
function isAside(clause: string): boolean {
  return matchesAny(clause, aside) && !/\p{N}/u.test(clause);
}

/** Fast path: too long even without white space, as most answers are. */
const isLong = new RegExp(`^(?:\\s*\\S){${refusalMaxLength + 1}}`);

/**
 * The parts between words such as "but", where an answer may begin: "I have no opinion, but here is
 * a list".
 */
function clausesOf(sentence: string): string[] {
  return sentence.split(turn).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

/** Where a sentence may turn from a refusal to an answer. */
const turn = new RegExp(
  `[;:]\\s|[,，、]?\\s?\\b(?:${alternativesIn(({ refusals }) => refusals.turn, true)})\\b,?|${alternativesIn(({ refusals }) => refusals.turn, false)}`,
  'iu',
);
const declining = expressionsOf(({ refusals }) => refusals.declining.join('|'), 'iu');
const aside = expressionsOf(({ refusals }) => refusals.aside.join('|'), 'iu');
const apology = new RegExp(
  `^\\W{0,8}(?:${alternativesIn(({ refusals }) => refusals.apology, true)})(?!\\p{L})|${alternativesIn(({ refusals }) => refusals.apology, false)}`,
  'iu',
);
