import {
  answerNouns,
  campNouns,
  heldParticiples,
  holderNouns,
  leadWords,
  panelAdjectives,
  panelAdverbs,
  panelNouns,
  stanceNouns,
  viewNouns,
  wideWords,
} from './lexicon.ts';
import { tellsOpinion } from './predicate.ts';
import { isMark, type Sentence, type Token, textBetween, wordAt } from './tokens.ts';

/** Finds idioms for an amount of the panel: "speaks with one voice", "broad agreement", "evenly split". */
export function idiomsIn(sentence: Sentence): string[] {
  const { tokens } = sentence;
  const panel = speaksOfPanel(sentence);
  const others = sentence.population;
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length =
      wholePanel(tokens, at) ||
      adverbOfPanel(tokens, at) ||
      (others ? 0 : wideAgreement(tokens, at)) ||
      (others && !panel ? 0 : universalAgreement(tokens, at)) ||
      (others && !panel ? 0 : leadingView(tokens, at, panel)) ||
      (others ? 0 : consensus(tokens, at)) ||
      (others ? 0 : comparison(tokens, at)) ||
      (panel ? evenSplit(tokens, at) : 0) ||
      (others && !panel ? 0 : phraseAt(tokens, at, panel));
    if (length > 0) found.push(textBetween(sentence, at, Math.min(at + length, tokens.length) - 1));
  }
  return found;
}

function speaksOfPanel({ words }: Sentence): boolean {
  const nouns = ['opinion', 'opinions', 'views', 'positions', 'they', '§'];
  for (const each of words)
    if (panelNouns.has(each) || answerNouns.has(each) || campNouns.has(each)) return true;
  return nouns.some((noun) => words.has(noun));
}

/** "The models mostly …", "the panel is evenly …": an adverb of amount right after a noun for the panel. */
function adverbOfPanel(tokens: readonly Token[], at: number): number {
  const noun = wordAt(tokens, at);
  if (!panelNouns.has(noun) && !answerNouns.has(noun)) return 0;
  const before = tokens[at - 1];
  const named =
    isMark(before) ||
    panelAdjectives.has(wordAt(tokens, at - 1)) ||
    /^(?:and|but|that|while|as)$/.test(wordAt(tokens, at - 1));
  if (!named) return 0;
  for (let i = at + 1; i < at + 4 && !isMark(tokens[i]); i++) {
    if (panelAdverbs.has(wordAt(tokens, i))) return i - at + 1;
  }
  return 0;
}

function wholePanel(tokens: readonly Token[], at: number): number {
  const [first, second] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (
    /^(?:whole|entire|full)$/.test(first) &&
    /^(?:panel|field|group|roster|slate)$/.test(second) &&
    (second === 'panel' || tellsOpinion(tokens, at + 2, false, at))
  )
    return 2;
  return second === 'of' &&
    first === 'panel' &&
    /^(?:\p{N}+|two|three|ten|twelve)$/u.test(wordAt(tokens, at + 2))
    ? 3
    : 0;
}

/** "Broad agreement", "little support for it"; "no dissent". Not "little support from residents". */
function wideAgreement(tokens: readonly Token[], at: number): number {
  const first = wordAt(tokens, at);
  const none =
    first === 'no' &&
    /^(?:dissent|disagreement|opposition|objections?|dissenters?|doubters?)$/.test(wordAt(tokens, at + 1));
  if (!none && (!wideWords.has(first) || !stanceNouns.has(wordAt(tokens, at + 1)))) return 0;
  if (first === 'majority' || first === 'virtually' || first === 'almost') return 0;
  return /^(?:from|of|staff)$/.test(wordAt(tokens, at + 2)) && wordAt(tokens, at + 3) !== 'anyone' ? 0 : 2;
}

/** "Agreement on this is universal". */
function universalAgreement(tokens: readonly Token[], at: number): number {
  const subject = wordAt(tokens, at);
  if (!stanceNouns.has(subject) && subject !== 'voices' && !holderNouns.has(subject)) return 0;
  for (let i = at + 1; i < at + 8 && !isMark(tokens[i]); i++) {
    if (/^(?:is|was|are|remains)$/.test(wordAt(tokens, i)))
      return /^(?:universal|unanimous|total|complete|broad|wide|widespread|overwhelming|general|thin|scant|near|almost|virtually|nearly|rare|few|many|scarce|common|numerous|isolated|frequent|in)$/.test(
        wordAt(tokens, i + 1),
      )
        ? i - at + 2
        : 0;
  }
  return 0;
}

/** "The prevailing view", "the most common answer", "widely shared". */
function leadingView(tokens: readonly Token[], at: number, panel: boolean): number {
  const [first, second, third] = [wordAt(tokens, at), wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  if (leadWords.has(first) && viewNouns.has(second)) return 2;
  if (first === 'leading' && viewNouns.has(second) && (second !== 'position' || panel)) return 2;
  const superlative =
    first === 'most' && /^(?:common|frequent|popular|widespread|prevalent|widely)$/.test(second);
  if (superlative && [third, wordAt(tokens, at + 3)].some((noun) => viewNouns.has(noun))) return 3;
  const wide = /^(?:widely|universally|commonly|often|rarely|seldom|frequently|generally)$/.test(first);
  if (!wide || !heldParticiples.has(second)) return 0;
  return panel || viewNouns.has(third) || isMark(tokens[at + 2]) ? 2 : 0;
}

/** "Unanimous", "a consensus that …"; not "the scientific consensus", "a consensus algorithm". */
function consensus(tokens: readonly Token[], at: number): number {
  const here = wordAt(tokens, at);
  if (/^unanim/.test(here)) return 1;
  if (here !== 'consensus') return 0;
  const before = wordAt(tokens, at - 1);
  if (before === '' || /^(?:a|an|the|no|some|any|clear|emerging|rough|growing|firm)$/.test(before)) {
    const next = tokens[at + 1];
    return isMark(next) ||
      /^(?:is|that|on|among|here|across|behind|for|about|against|in|emerges)$/.test(wordAt(tokens, at + 1))
      ? 1
      : 0;
  }
  return 0;
}

/** "Supporters outnumber opponents", "agreement outweighs dissent". */
function comparison(tokens: readonly Token[], at: number): number {
  if (!/^(?:outnumber|outweigh|exceed|outvote)(?:s|ed|ing)?$/.test(wordAt(tokens, at))) return 0;
  const around = tokens.slice(Math.max(0, at - 3), at + 4);
  const sides = around.filter(
    ({ word: each }) =>
      stanceNouns.has(each) ||
      /^(?:supporter|opponent|critic|sceptic|skeptic|dissenter|advocate|proponent|doubter)s$/.test(each),
  );
  return sides.length > 0 ? 1 : 0;
}

/** "Evenly split", "divided down the middle", "a tie", if the sentence speaks of the panel. */
function evenSplit(tokens: readonly Token[], at: number): number {
  const [first, second, third] = [wordAt(tokens, at), wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  if (
    /^(?:evenly|equally)$/.test(first) &&
    /^(?:split|divided|balanced|matched|large|between|strong)$/.test(second)
  )
    return 2;
  if (/^(?:split|divided|divide)$/.test(first) && /^(?:evenly|equally|fifty|50)$/.test(second)) return 2;
  if (first === 'down' && second === 'the' && third === 'middle') return 3;
  if (/^(?:tie|tied|deadlock|deadlocked|stalemate)$/.test(first)) return 1;
  if (/^(?:equal|same)$/.test(first) && /^(?:size|strength|numbers)$/.test(second)) return 2;
  if (/^(?:wide|narrow|clear|slim|large|comfortable|thin)$/.test(first) && second === 'margin') return 2;
  return second === 'to' && isCount(first) && isCount(third) ? 3 : 0;
}

function isCount(count: string): boolean {
  return /^(?:\p{N}+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/u.test(count);
}

/** Phrases that mean an amount only if another word of their sentence means the panel. */
const phrasesOfPanel = phraseList(
  'with one voice',
  'of one mind',
  'of one accord',
  'across the board',
  'without exception',
  'in the majority',
  'in the minority',
  'one and all',
  'as one',
  'to a one',
);
const plainPhrases = phraseList(
  'to a model',
  'unites them all',
  'unite them all',
  'without dissent',
  'without fail',
  'by a wide margin',
  'beyond doubt',
  'beyond any doubt',
  'beyond all doubt',
  'beyond reasonable doubt',
  'beyond dispute',
);

function phraseList(...phrases: readonly string[]): readonly (readonly string[])[] {
  return phrases.map((phrase) => phrase.split(' '));
}

function phraseAt(tokens: readonly Token[], at: number, panel: boolean): number {
  const stands = (phrase: readonly string[]) => phrase.every((each, i) => each === wordAt(tokens, at + i));
  const found = plainPhrases.find(stands) ?? (panel ? phrasesOfPanel.find(stands) : undefined);
  return found?.length ?? 0;
}
