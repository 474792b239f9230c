import { compatibleForm } from '../../text/code-points.ts';
import { unmistakableNames } from '../../text/known-names.ts';
import { literally } from '../../text/pattern.ts';
import { wordLine } from '../../text/words.ts';
import { startsSentence } from './sentence-start.ts';

/** What a checked text may lean on. */
export interface ProseSources {
  /** The question and the statements that the text cites: numbers and phrases that stand there may stand in it. */
  readonly cited: string;
  /** All texts of the run that a writer has seen: names and short codes that stand there are the subject's own. */
  readonly known: string;
  /** Names of the panel's models, laboratories and families. */
  readonly names: readonly string[];
}

const numberPattern = /(?<![\p{L}\p{M}\p{N}])\p{N}+(?:[.,]\p{N}+)*/gu;
/** An alias of a response (A07) or an id of a claim, camp or note (C3, K1, u2), bare. */
const codePattern = /(?<![\p{L}\p{N}])(?:A\d{2,4}|[CK]\d{1,3}|u\d{1,3})(?![\p{L}\p{N}])/gu;

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|' +
  'nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|dozens?';
const quantity =
  `(?:all|most|majority|minority|plurality|half|thirds?|quarters?|few|fewer|several|many|some|none|no|every|each|both|` +
  `single|one|couple|handful|${numberWords}|\\p{N}{1,40})`;
const panelNouns =
  '(?:models|panels?|panell?ists|responses|answers|respondents|participants|experts|labs|laboratories|AIs|assistants)';
const opinionVerbs =
  '(?:agree|say|favou?r|prefer|recommend|support|oppose|argue|think|see|reject|hold|believe|dispute|endorse|' +
  'suggest|warn|advise|choose|disagree|back|find|call|want)s?';

const clauseStart = '(?:^|[.;:!?,(—–]\\s*|\\b(?:but|and|while|that|though|whereas|yet)\\s+)';
const ofThem = '(?:\\s+(?:others?|of\\s+(?:them|these|those)))?';

/**
 * Phrases that tell how many of the panel say something. They are wider than they need be: a phrase flagged wrongly
 * costs a rewording, a count that slips through is a false statement about the panel.
 */
const quantityPatterns = [
  // "most of the responding models", "seven independent models", "half the panel"
  `\\b${quantity}(?:\\s+of)?(?:\\s+(?:the|these|those|its|our|all))?(?:\\s+[\\p{L}§’'-]+){0,2}?\\s+${panelNouns}\\b`,
  // "one model", "every other response": "no single answer" is ordinary English, so `answer` is not here
  `\\b(?:one|single|every|each|no)\\s+(?:[\\p{L}’'-]+\\s+)?(?:model|response|respondent|panell?ist|lab|laboratory)\\b`,
  // "the models mostly agree", "the panel is evenly split"
  `\\b${panelNouns}\\s+(?:[\\p{L}’'-]+\\s+){0,2}?(?:evenly|overwhelmingly|mostly|largely|all|both|none)\\b`,
  // "Most would agree", "…, but few dispute this", "nearly all of them say"
  `${clauseStart}(?:most|(?:nearly|almost|virtually)\\s+all|many|few)${ofThem}\\s+would\\b`,
  `${clauseStart}(?:(?:nearly|almost|virtually)\\s+)?(?:all|most|many|few|several|some|none|half|${numberWords})${ofThem}` +
    `\\s+(?:would\\s+)?${opinionVerbs}\\b`,
  // "a clear majority", "unanimously", "broad consensus"
  '\\b(?:majority|plurality|unanim\\w*)\\b',
  '\\b(?:broad|strong|clear|near|wide|widespread|general|overwhelming)[\\s-]+consensus\\b',
  // "nine in ten", "two out of three"
  `\\b(?:one|${numberWords})\\s+(?:in|out\\s+of)\\s+(?:${numberWords})\\b`,
].map((source) => new RegExp(source, 'giu'));

// Names of the panel that are also words: at the start of a sentence their capital says nothing.
const ordinaryWords = new Set(
  'Command Seed Step Solar Mercury Granite Trinity Inflection Writer Nova Meta Virtuoso Maestro Upstage'.split(
    ' ',
  ),
);

/**
 * What written prose may not hold, as sentences for the writer: numbers and quantities of its own (R-R05), aliases and
 * ids, names of models and laboratories. Slots must be taken out before (withoutSlots).
 */
export function proseProblems(text: string, sources: ProseSources): string[] {
  const codes = codesIn(text);
  const known = new Set(codes.length === 0 ? [] : codesIn(sources.known));
  return [
    ...quantityProblems(text, sources.cited),
    ...codes
      .filter((code) => !known.has(code))
      .map((code) => `“${code}” is an internal id; describe what it stands for`),
    ...foreignNames(text, sources).map((name) => `“${name}” names a model or a laboratory; name none`),
  ];
}

/** Numbers and quantities of the panel that no cited text holds (R-R05). */
export function quantityProblems(text: string, cited: string): string[] {
  return quantityCheck(cited)(text);
}

/** Our choice: so many different phrases are no prose. Those past it count as not cited, for each search costs time. */
const phrasesMax = 200;

/** The same for many texts that lean on one: what is cited is read once. */
export function quantityCheck(cited: string): (text: string) => string[] {
  const allowed = new Set(numbersIn(cited));
  const plainCited = wordLine(cited);
  return (text) => {
    const phrases = new Set(
      quantityPatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([phrase]) => phrase.trim())),
    );
    const own = [...phrases].filter((phrase, i) => i >= phrasesMax || !plainCited.includes(wordLine(phrase)));
    return [
      ...numbersIn(text)
        .filter((number) => !allowed.has(number))
        .map((number) => `the number “${number}” is not computed; use a slot or leave it out`),
      ...own.map((phrase) => `“${phrase}” states a quantity of the panel; use a slot or leave it out`),
    ];
  };
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(numberPattern)].map(([number]) => compatibleForm(number));
}

/** Bare aliases and ids in a text. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(codePattern)].map(([code]) => code);
}

function foreignNames(text: string, { known, names }: ProseSources): string[] {
  const found: string[] = [];
  for (const name of new Set([...names, ...unmistakableNames])) {
    if (name.length < 3 || !text.includes(name)) continue;
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, 'gu');
    const places = [...text.matchAll(whole)].filter(
      ({ index }) => !(ordinaryWords.has(name) && startsSentence(text, index, '.!?:…')),
    );
    if (places.length > 0 && !new RegExp(whole.source, 'iu').test(known)) found.push(name);
  }
  return found;
}
