import { type Amount, amountAt } from './amount.ts';
import { idiomsIn } from './idioms.ts';
import { heldParticiples, panelNouns, stanceNouns, subjectAdjectives, viewNouns } from './lexicon.ts';
import { tellsOpinion } from './predicate.ts';
import { isMark, parseSentences, type Sentence, textBetween, wordAt } from './tokens.ts';

/**
 * Finds the phrases that state how much of the panel says something, each once, in the order of the text: "two thirds
 * agree", "most of the models", "hardly anyone objects". Amounts of other things do not count: "two solar panels". A
 * phrase that may be either counts, because a rewording is cheap and a false statement about the panel is not.
 * @param isOfSubject tells whether a pair of words belongs to the subject: if the question speaks of "pricing
 *   models", these are not the panel
 */
export function panelAmounts(text: string, isOfSubject: PairTest): string[] {
  const found = parseSentences(text).flatMap((sentence) => [
    ...amountsIn(sentence, isOfSubject),
    ...idiomsIn(sentence),
  ]);
  return [...new Set(found)];
}

type PairTest = (pair: string) => boolean;

/** Every pair of neighbouring words of a text. */
export function wordPairs(line: string): ReadonlySet<string> {
  const words = line.split(' ');
  return new Set(words.slice(1).map((word, i) => `${words[i]} ${word}`));
}

function amountsIn(sentence: Sentence, isOfSubject: PairTest): string[] {
  const found: string[] = [];
  const models = speaksOfModels(sentence, isOfSubject);
  for (let at = 0; at < sentence.tokens.length; at++) {
    const amount = amountAt(sentence.tokens, at);
    if (amount === null || !isOfPanel(sentence, amount, isOfSubject, models)) continue;
    found.push(phrase(sentence, amount));
    at = Math.max(at, amount.end - 1);
  }
  return found;
}

function isOfPanel(sentence: Sentence, amount: Amount, isOfSubject: PairTest, models: boolean): boolean {
  const { tokens } = sentence;
  const { counts, end, from, singular, whole, of, word } = amount;
  const opinion = (): boolean => tellsOpinion(tokens, end, counts === 'unnamed', from);
  if (amount.modifier !== null && isSubject(amount, sentence, isOfSubject)) return false;
  if (isBoundToSay(sentence, amount)) return false;
  switch (counts) {
    case 'panel':
      return (
        isPanelNoun(sentence, amount) && (amount.modifier === null || opinion() || isSource(sentence, from))
      );
    case 'answers':
      if (amount.modifier !== null) return opinion();
      if (opinion() || isSource(sentence, from)) return true;
      return of || (singular ? word === 'every' || word === 'each' || isLimited(sentence, from) : whole);
    case 'persons':
      return opinion() || isOriginOfModels(sentence, from);
    case 'holders':
      return wordAt(tokens, end) !== 'of' && wordAt(tokens, end) !== 'in' && !sentence.population;
    case 'camps':
      return !sentence.population;
    case 'unnamed':
      return unnamedTells(sentence, amount) || opinion() || models;
    case 'other':
      return /^votes?$/.test(wordAt(tokens, end - 1)) && sentence.words.has('panel');
  }
}

/** Whether the noun means the panel. A model of something does not: "no model of ownership", "one model for all cars". */
function isPanelNoun({ tokens }: Sentence, { end, singular, of }: Amount): boolean {
  const [noun, next] = [wordAt(tokens, end - 1), wordAt(tokens, end)];
  return !(singular && !of && noun === 'model' && (next === 'of' || next === 'for'));
}

function isSubject({ modifier, end }: Amount, { tokens }: Sentence, isOfSubject: PairTest): boolean {
  return subjectAdjectives.has(modifier ?? '') || isOfSubject(`${modifier} ${wordAt(tokens, end - 1)}`);
}

/** "The models of one laboratory". */
function isOriginOfModels({ tokens }: Sentence, from: number): boolean {
  return /^(?:of|from|by)$/.test(wordAt(tokens, from - 1)) && panelNouns.has(wordAt(tokens, from - 2));
}

/** "Nobody can say how", which speaks of the world and not of the panel. */
function isBoundToSay({ tokens }: Sentence, { end, singular, counts }: Amount): boolean {
  return singular === true && counts === 'unnamed' && /^(?:can|could)$/.test(wordAt(tokens, end));
}

/** Whether a sentence speaks of models or answers: then an amount without a noun counts these. */
function speaksOfModels({ tokens }: Sentence, isOfSubject: PairTest): boolean {
  return tokens.some(({ word }, i) => {
    if (!/^(?:models|responses|respondents|panel)$/.test(word)) return false;
    const before = wordAt(tokens, i - 1);
    return !subjectAdjectives.has(before) && !isOfSubject(`${before} ${word}`);
  });
}

/** Whether "by", "among" or "according to" precedes: what follows them is a source. */
function isSource({ tokens }: Sentence, from: number): boolean {
  const before = wordAt(tokens, from - 1);
  if (/^(?:by|in|from|across|among|with)$/.test(before) || /^by$/.test(wordAt(tokens, from))) return true;
  return before === 'to' && wordAt(tokens, from - 2) === 'according';
}

function isLimited({ tokens }: Sentence, from: number): boolean {
  return /^(?:only|just|exactly|not|virtually|nearly|almost)$/.test(wordAt(tokens, from));
}

/** Whether an amount without a noun or verb means the panel: "shared by most", "so say seven", "everybody on the panel". */
function unnamedTells(sentence: Sentence, { from, end, word }: Amount): boolean {
  const { tokens } = sentence;
  const at = (i: number): string => wordAt(tokens, i);
  const start = at(from) === 'by' ? from : from - 1;
  if (/^(?:by|with|among|from|for|to)$/.test(at(start)) && !nounFollows(sentence, end)) {
    for (let i = start - 1; i >= Math.max(0, start - 3); i--) {
      if (heldParticiples.has(at(i)) || stanceNouns.has(at(i)) || /^favou?r$/.test(at(i))) return true;
    }
  }
  if (/^says?$/.test(at(from - 1)) && /^so$/.test(at(from - 2))) return true;
  if (
    /^(?:everyone|everybody|nobody|none)$/.test(word) &&
    (/^(?:asked|surveyed|consulted|polled|questioned)$/.test(at(end)) || isViewOf(sentence, from))
  )
    return true;
  // "Most: wait", "seven for, five against".
  if (isMark(tokens[from - 1]) && at(end) === ':') return true;
  if (/^(?:for|against)$/.test(at(end)) && isMark(tokens[end + 1])) return true;
  if (at(end) === 'in' && /^favou?r$/.test(at(end + 1))) return true;
  if (/^(?:on|in|of)$/.test(at(end)) && panelNouns.has(at(end + 2))) return true;
  if (/^(?:majority|minority|plurality|bulk)$/.test(word)) return majorityTells(sentence, from, end);
  return false;
}

/** "The verdict of nearly everyone". */
function isViewOf({ tokens }: Sentence, from: number): boolean {
  const before = wordAt(tokens, from - 2);
  return /^(?:of|from)$/.test(wordAt(tokens, from - 1)) && (viewNouns.has(before) || stanceNouns.has(before));
}

/** "The majority view", "the advice of the majority"; not "the majority shareholder", "a majority in parliament". */
function majorityTells(sentence: Sentence, from: number, end: number): boolean {
  const next = wordAt(sentence.tokens, end);
  if (viewNouns.has(next)) return true;
  const before = sentence.tokens.slice(Math.max(0, from - 3), from + 1).map(({ word }) => word);
  return (
    !sentence.population && isMark(sentence.tokens[end]) && before.some((word) => /^(?:of|in|by)$/.test(word))
  );
}

function nounFollows({ tokens }: Sentence, end: number): boolean {
  return /^(?:of|the)$/.test(wordAt(tokens, end));
}

/** The amount with its noun; without one, with the next word, since "all" alone is in every text. */
function phrase(sentence: Sentence, { from, end, counts }: Amount): string {
  const last = counts === 'unnamed' ? Math.min(end, sentence.tokens.length - 1) : end - 1;
  return textBetween(sentence, from, last);
}
