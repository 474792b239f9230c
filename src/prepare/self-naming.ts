import { expressionsOf, matchesAny, wordsIn, wordsOfAll } from '../languages/languages.ts';
import type { Range } from './mask-author.ts';

// How a text says, in the languages of a report, that a model wrote it, what that is called and who
// made it.

/**
 * Whether the author says in a sentence that it is a model, what it is called, or who made it; not
 * "I am convinced".
 */
export function speaksOfItself(sentence: string): boolean {
  return matchesAny(sentence, itself) || selfMade.test(sentence);
}

/** "I'm Foo-7B, trained by"; not "I'm sure that Kubernetes, made by". */
const selfMade =
  /\b(?:I am|I['’]m) ["“*_]{0,3}\p{Lu}[^,.;]{0,40}["”*_]{0,3}, (?:\p{Ll}{1,20} ){0,3}(?:developed|trained|created|made|built|designed|released) by\b/u;

/**
 * Where a sentence about the author turns to advice or to what it is asked: "I can't browse, so
 * check Amazon", "I would recommend Amazon"; not "I am an AI, but Google sets the limits". Its
 * length if it never does, or if it still speaks of the author or of makers there.
 */
export function endOfOwn(sentence: string): number {
  const last = [...sentence.matchAll(ofAuthor)].at(-1)?.index ?? 0;
  const turns = [turning, advising].flatMap((pattern) => [...sentence.matchAll(pattern)]);
  const after = turns.map(({ index }) => index).filter((index) => index > last);
  return Math.min(...after, sentence.length);
}

const ofAuthor =
  /\b(?:i|me|my|mine|myself|we|us|our|teams?|company|maker|(?:creat|develop|train)\p{L}{1,5}|ma[dk]e|built|behind)\b/giu;
const turning =
  /[,;] (?:so|but|yet|though) (?:(?:please|kindly|just|simply|do|instead|try to|you (?:can|could|may|might|should|will want to)) ){0,2}(?:check|see|ask|try|use|visit|consult|contact|compare|look|search|browse|go|turn|read|refer|consider)(?! (?:by|of|from|at)\b)\b/gi;
const advising =
  /(?<=\bI(?: would| could| can|['’]d)? )(?:recommend|suggest|advise|choose|pick|prefer|favou?r|find)\b|(?<=\bno (?:bias|opinions?|preferences?|stake)): /giu;

const itself = expressionsOf(({ self }) => self.itself.join('|'), 'iu');

/** A sentence about who made a model. */
export const madeBy =
  /\b(?:model|assistant|chatbot|AI)\b[^.;]{0,40}\b(?:developed|trained|created|made|built|designed|released) by\b|\b(?:was|is) (?:developed|trained|created|built|designed) by\b/u;

/** Names that nobody listed, in a sentence in which the author speaks of itself. */
export interface Unlisted {
  /** What the author calls itself: "call me Zed". It may use the name elsewhere. */
  readonly own: readonly Range[];
  /** Who made it: "trained by people at Xyz Labs". */
  readonly makers: readonly Range[];
}

/** @param sentence a sentence about the author; ranges are counted from its beginning */
export function unlistedNames(sentence: string): Unlisted {
  return { own: namesBehind(sentence, naming), makers: namesBehind(sentence, making) };
}

function namesBehind(sentence: string, patterns: readonly RegExp[]): Range[] {
  return patterns.flatMap((pattern) => {
    const ranges: Range[] = [];
    pattern.lastIndex = 0;
    for (let found = pattern.exec(sentence); found; found = pattern.exec(sentence)) {
      const { 1: before = '', 2: listed, index } = found;
      const start = index + before.length;
      const list = listed ?? namesAt(sentence, start);
      // Never back into what was matched, where words follow the names: it would be found again.
      pattern.lastIndex = Math.max(pattern.lastIndex, start + list.length);
      ranges.push(...namesIn(list).map(({ at, end }) => ({ at: start + at, end: start + end })));
    }
    return ranges;
  });
}

function namesAt(sentence: string, start: number): string {
  listOfNames.lastIndex = start;
  return listOfNames.exec(sentence)?.[0] ?? '';
}

/**
 * The names in a list of them: "Xyz Labs and Zed (XL)". Words that any model calls itself are none.
 */
function namesIn(list: string): Range[] {
  return [...list.matchAll(oneName)].flatMap(({ 0: name, index }) => {
    const bare = name.replace(/(?:['’]s|[.'’-]{1,3})$/u, '');
    return bare.split(/[\s.'’-]+/).every((word) => generic.has(word.toLowerCase()))
      ? []
      : [{ at: index, end: index + bare.length }];
  });
}

/** "Zed", "Foo-7B", "01.AI", "xAI". */
const beginning = String.raw`(?:\p{Lu}|\p{N}{1,4}[.-]?\p{L}|\p{Ll}\p{Lu})`;
const word = String.raw`${beginning}[\p{L}\p{N}&+.'’-]{0,30}`;
const name = `${word}(?: (?:(?:of|for|de|del|di) )?${word}){0,5}`;
const oneName = new RegExp(name, 'gu');
/**
 * One expression for all languages: with the names in each of theirs, to compile these took 170 ms,
 * in each thread and again whenever V8 had dropped what is seldom used.
 */
const listOfNames = new RegExp(
  String.raw`${name}(?:["'”’*_]{0,2}(?:, | ?\(|,? (?:and|or|und|oder|et|ou|y|o|e) (?:the |an? )?)["'“‘*_]{0,2}${name}){0,3}`,
  'uy',
);
/** Closes the first group, before the first name. */
const names = `["'“«‘*_]{0,3})(?=${beginning})`;
const naming = expressionsOf(({ spaced, self: { called, articles } }) => {
  if (called === '') return '';
  return spaced
    ? `(?<!\\p{L})((?:${called}) (?:${articles})?${names}`
    : `((?:${called})\\s{0,2}["“「]?)([\\p{Lu}\\p{N}][A-Za-z0-9.-]{1,30}(?: [A-Z0-9][A-Za-z0-9.-]{0,30}){0,3})`;
}, 'gu');

/**
 * Up to eight words may stand between "by" and a name: "by the people at", "von einem Team bei".
 */
const making = [
  ...expressionsOf(
    ({ self: { made, fillers } }) =>
      made === '' ? '' : `(?<!\\p{L})((?:${made}) (?:(?:${wordsIn(fillers).join('|')}) ){0,8}?${names}`,
    'gu',
  ),
  ...expressionsOf(({ self }) => self.makers ?? '', 'gu'),
];

/** Words that any model may call itself, and that tell nothing. */
const generic = wordsOfAll(({ self }) => self.generic);
