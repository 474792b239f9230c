import {
  adverbs,
  beForms,
  functionWords,
  modals,
  opinionStates,
  opinionVerbs,
  panelNouns,
  worldVerbs,
} from './lexicon.ts';
import { isMark, type Token, wordAt } from './tokens.ts';

const skippedMax = 5;

/**
 * Whether the words from a token on state an opinion of the subject before it: "agree", "would rather wait", "are
 * undecided".
 * @param unnamed the subject is an amount without a noun, so a word that is also a noun needs more to count as a verb
 */
export function tellsOpinion(
  tokens: readonly Token[],
  start: number,
  unnamed: boolean,
  from: number,
): boolean {
  let at = start;
  let modal = '';
  while (at - start < skippedMax) {
    const word = wordAt(tokens, at);
    if (modals.has(word)) modal = word;
    else if (!adverbs.has(word)) break;
    at++;
  }
  const token = tokens[at];
  if (token === undefined || isMark(token)) return false;
  if (beForms.has(token.word)) return isState(tokens, at + 1);
  const verb = opinionVerbs.get(token.word);
  if (verb !== undefined && verb.form !== 'ing') {
    if (verb.pure || modal !== '') return true;
    return mayBegin(tokens, from) && (!unnamed || verb.form === 'past' || takesObject(tokens, at + 1));
  }
  return modal === 'would' && !worldVerbs.has(token.word) && !functionWords.has(token.word);
}

function isState(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < start + 4; at++) {
    const word = wordAt(tokens, at);
    if (opinionStates.has(word)) return true;
    if (word === 'in' && /^favou?r$/.test(wordAt(tokens, at + 1))) return true;
    if (word === 'for' || word === 'behind') return true;
    if (!adverbs.has(word) && !/^(?:more|less|so|far|fairly|rather)$/.test(word)) return false;
  }
  return false;
}

/** Whether a clause may begin here: after a mark, a conjunction or "which". */
function mayBegin(tokens: readonly Token[], from: number): boolean {
  const before = wordAt(tokens, from - 1);
  return isMark(tokens[from - 1]) || clauseWords.has(before) || panelNouns.has(before);
}

const clauseWords = new Set(
  'but and while that though whereas yet which who as because since if when although they these those where what so or'.split(
    ' ',
  ),
);

/** Whether an object follows, which takes a verb before it: "most support the plan", not "most support is local". */
function takesObject(tokens: readonly Token[], at: number): boolean {
  const next = wordAt(tokens, at);
  return isMark(tokens[at]) || objectWords.has(next) || next.endsWith('ing') || adverbs.has(next);
}

const objectWords = new Set(
  'the a an this that these those it them such such so yes no for against on out back up to with hiring what whether its their one clear § more less'.split(
    ' ',
  ),
);
