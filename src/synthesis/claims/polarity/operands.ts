import { functionWords } from '../../../text/language/function-words.ts';
import { stem, wordsOf } from '../../../text/words.ts';

/**
 * Whether two statements compare the same things the other way round: "A is cheaper than B" and "B is cheaper than
 * A". False if either of them compares nothing.
 */
export function swapOperands(a: string, b: string): boolean {
  const [left, right] = [operandsOf(a), operandsOf(b)];
  if (!left || !right) return false;
  return meet(left.before, right.behind) && meet(left.behind, right.before);
}

/** The stems on each side of the comparison that do not occur on the other side. */
interface Operands {
  readonly before: ReadonlySet<string>;
  readonly behind: ReadonlySet<string>;
}

function operandsOf(statement: string): Operands | null {
  const words = wordsOf(statement);
  const more = words.findIndex(isMore);
  const at = words.findIndex(
    (word, place) => than.has(word) || (more >= 0 && place > more && thanBehindMore.has(word)),
  );
  if (at < 0) return null;
  const [before, behind] = [stemsOf(words.slice(0, at)), stemsOf(words.slice(at + 1))];
  return { before: without(before, behind), behind: without(behind, before) };
}

function stemsOf(words: readonly string[]): Set<string> {
  return new Set(words.filter((word) => !empty.has(word)).map(stem));
}

function without(some: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...some].filter((each) => !others.has(each)));
}

function meet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((each) => b.has(each));
}

const than = new Set(['than', '比']);
/** Mean "than" only after a comparative; elsewhere they mean "as", "that" or "of". */
const thanBehindMore = new Set(['als', 'que', 'che', 'di', 'del', 'della', 'dei', 'delle', 'do', 'da']);
const comparatives = new Set(
  (
    'mehr weniger plus moins mieux meilleur meilleure meilleurs meilleures pire más menos mejor mejores peor peores mayor ' +
    'menor mais melhor melhores pior piores maior più meno meglio migliore migliori peggiore peggio'
  ).split(' '),
);

/** A German comparative is recognised by its ending. */
function isMore(word: string): boolean {
  return comparatives.has(word) || word.endsWith('er');
}

/** Articles and similar words, which occur on either side without being compared. */
const empty = new Set(
  ['en', 'de', 'fr', 'es', 'pt', 'it'].flatMap((language) => (functionWords[language] ?? '').split(' ')),
);
