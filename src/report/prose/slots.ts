import { phrasesIn, vocabularies } from '../../languages/languages.ts';
import { capitalised } from '../language/sentences.ts';
import type { Clause, SlotValues } from './clauses.ts';
import { startsSentence } from './sentence-start.ts';

const slotPattern = /\{\{([^{}]*)\}\}/g;

/** The names of the slots in a text, in order, whether they exist or not. */
export function slotNames(text: string): string[] {
  return [...text.matchAll(slotPattern)].map(([, name = '']) => name.trim());
}

/** Finds what is wrong with the slots of a text, as sentences for the writer. */
export function slotProblems(text: string, values: SlotValues): string[] {
  const problems = [...text.matchAll(slotPattern)].flatMap(({ 0: slot, 1: inside = '', index }) => {
    const name = inside.trim();
    if (!values.has(name))
      return [`there is no slot {{${name}}}; use the listed fields and the ids of the tables`];
    return standsAlone(text, index, index + slot.length)
      ? []
      : [
          `{{${name}}} is a whole clause; it stands as a sentence of its own, in brackets, or behind a colon or semicolon at the end of a sentence, without other words`,
        ];
  });
  if (/[{}]{2}/.test(withoutSlots(text))) problems.push('double braces stand only around a slot');
  return problems;
}

/**
 * The text with every slot replaced by a character that is neither word nor number, for the checks
 * of prose.
 */
export function withoutSlots(text: string): string {
  return text.replace(slotPattern, '§');
}

/** The text with clauses in place of slots. At the start of a sentence a clause gets a capital. */
export function fillSlots(text: string, values: SlotValues): string {
  return text.replace(slotPattern, (slot, name: string, at: number) => {
    const clause = values.get(name.trim());
    if (clause === undefined) return slot;
    const words = wordsAt(text, at, clause);
    return startsSentence(text, at) ? capitalised(words) : words;
  });
}

/**
 * A part of a text with its clauses as they will be printed, each between ⟦ and ⟧, for whoever
 * judges the words beside.
 */
export function shownPart(text: string, from: number, to: number, values: SlotValues): string {
  return text.slice(from, to).replace(slotPattern, (slot, name: string, at: number) => {
    const clause = values.get(name.trim());
    return clause === undefined ? slot : `⟦${wordsAt(text, from + at, clause)}⟧`;
  });
}

/**
 * Returns a function that removes the same clauses from a text again; those that say "this" only
 * where the wording they refer to comes before them.
 */
export function makeClauseRemover(values: SlotValues): (text: string) => string {
  const clauses = [...values.values()];
  const whole = clauses.flatMap(({ text, behindColon }) => [text, behindColon]).flatMap(bothCases);
  const longestFirst = [...new Set(whole)].sort((a, b) => b.length - a.length);
  const shorts = clauses.flatMap(({ short, wordings }) =>
    short === null ? [] : bothCases(short).map((each) => ({ short: each, wordings })),
  );
  return (text) => {
    let rest = text;
    for (const each of longestFirst) rest = rest.replaceAll(each, '§');
    for (const { short, wordings } of shorts)
      rest = rest.replaceAll(short, (found, at: number, all: string) =>
        isBehind(all, at, wordings) ? '§' : found,
      );
    return rest;
  };
}

function bothCases(text: string): string[] {
  return [text, capitalised(text)];
}

/** The shortest form that is clear at this place. */
function wordsAt(text: string, at: number, clause: Clause): string {
  if (clause.short !== null && isBehind(text, at, clause.wordings)) return clause.short;
  return /[:：]\s{0,8}$/.test(text.slice(Math.max(0, at - gapMax), at)) ? clause.behindColon : clause.text;
}

/**
 * True if one of the wordings ends directly before this place, apart from punctuation, and is a
 * whole sentence.
 */
function isBehind(text: string, at: number, wordings: readonly string[]): boolean {
  const end = endOfWords(text, at);
  if (at - end > gapMax || text.slice(end, at).includes('?')) return false;
  return wordings.some((wording) => {
    const bare = wording.slice(0, endOfWords(wording, wording.length));
    const start = end - bare.length;
    return bare !== '' && start >= 0 && text.startsWith(bare, start) && startsSentence(text, start);
  });
}

/**
 * The index after the last letter or digit before an index; marks and white space may stand
 * between.
 */
function endOfWords(text: string, at: number): number {
  let end = at;
  while (end > 0 && at - end <= gapMax && !/[\p{L}\p{M}\p{N}]/u.test(text.charAt(end - 1))) end--;
  return end;
}

/** Our choice: no prose has more white space or marks around a slot. */
const gapMax = 8;

/** Between two slots. */
const conjunctions: readonly string[] = Object.values(vocabularies).flatMap((each) =>
  phrasesIn(each.conjunctions),
);
const conjunction = `(?:${conjunctions.join('|')})`;
const conjunctionBehind = new RegExp(`^[,，、]?\\s{0,2}${conjunction}[,，、]?\\s{0,2}\\{\\{`);
const conjunctionBefore = new RegExp(`\\}\\}[,，、]?\\s{0,2}${conjunction}[,，、]?\\s{0,2}$`);

/** Whether a slot has only marks around it, or a conjunction between it and another slot. */
function standsAlone(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, at - 18), at);
  const after = text.slice(end, end + 18);
  const follows = conjunctionBehind.test(after);
  if (!follows && !/^\s{0,8}(?:$|[.;)\n。；）])/.test(after)) return false;
  if (conjunctionBefore.test(before)) return true;
  if (/[(（]$/.test(before)) return follows || /^[)）]/.test(after);
  if (/^[)）]/.test(after)) return /[(（]/.test(before);
  return /(?:^|[.!?…;:—–\n。！？；：]["”)»」』]?)\s{0,8}$/.test(at > gapMax * 2 ? before : `\n${before}`);
}
