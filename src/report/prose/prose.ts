import { compatibleForm } from '../../text/code-points.ts';
import { modelNamesMissingFrom } from '../../text/known-names.ts';
import { literally } from '../../text/pattern.ts';
import { wordLine } from '../../text/words.ts';
import { panelAmounts, wordPairs } from '../amounts/panel-amounts.ts';
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
  const plainCited = ` ${wordLine(cited)} `;
  const subjects = wordPairs(plainCited);
  return (text) => {
    const own = panelAmounts(text, subjects).filter(
      (phrase, i) => i >= phrasesMax || !plainCited.includes(` ${wordLine(phrase)} `),
    );
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
  const found = modelNamesMissingFrom(text, [known]);
  const lowered = text.toLowerCase();
  for (const name of names) {
    if (found.includes(name)) continue;
    if (name.length < 3 || !lowered.includes(name.toLowerCase())) continue;
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, 'giu');
    const places = [...text.matchAll(whole)].filter(
      ({ 0: found, index }) =>
        /[\p{Lu}\d]/u.test(found) && !(ordinaryWords.has(found) && startsSentence(text, index, '.!?:…')),
    );
    if (places.length > 0 && !new RegExp(whole.source, 'iu').test(known)) found.push(name);
  }
  return found;
}
