import { isUnspaced } from '../../text/words.ts';

/**
 * Where a cut would part a word, a compound, a decimal number or an accented letter. Worked out once for a text, so
 * that asking costs nothing however often it is asked.
 * @param characters code points
 * @returns for each position, 0 to the number of characters, 1 if nothing may be cut before it
 */
export function wordCuts(characters: readonly string[]): Uint8Array {
  const kinds = new Uint8Array(characters.length);
  for (let at = 0; at < kinds.length; at++) kinds[at] = kindOf(characters[at] ?? '');
  const cuts = new Uint8Array(kinds.length + 1);
  const solidAfter = nextSolids(kinds);
  let solidBefore = -1; // "un**reliable**" is one word: marks of emphasis are looked past.
  for (let at = 0; at <= kinds.length; at++) {
    if (at > 0 && !((kinds[at - 1] ?? 0) & emphasis)) solidBefore = at - 1;
    const next = solidAfter[at] ?? kinds.length;
    if (solidBefore >= 0 && next < kinds.length) cuts[at] = partsWord(kinds, solidBefore, next) ? 1 : 0;
  }
  return cuts;
}

const letter = 1;
const digit = 2;
const joinsLetters = 4;
const joinsDigits = 8;
const attached = 16;
const joiner = 32;
const emphasis = 64;

function partsWord(kinds: Uint8Array, leftAt: number, rightAt: number): boolean {
  const before = kinds[leftAt - 1] ?? 0;
  const left = kinds[leftAt] ?? 0;
  const right = kinds[rightAt] ?? 0;
  const after = kinds[rightAt + 1] ?? 0;
  if (right & attached || left & joiner) return true;
  if (left & letter && right & letter) return true;
  if (before & letter && joins(left, before, right) && right & letter) return true;
  return Boolean(left & letter && joins(right, left, after) && after & letter);
}

/** Hyphens and apostrophes join letters; a point or comma joins digits. Dashes part words. */
function joins(mark: number, left: number, right: number): boolean {
  return Boolean(mark & joinsLetters || (mark & joinsDigits && left & digit && right & digit));
}

/** The first place from each position on that is no mark of emphasis. */
function nextSolids(kinds: Uint8Array): Int32Array {
  const next = new Int32Array(kinds.length + 1).fill(kinds.length);
  for (let at = kinds.length - 1; at >= 0; at--) {
    next[at] = (kinds[at] ?? 0) & emphasis ? (next[at + 1] ?? kinds.length) : at;
  }
  return next;
}

function kindOf(character: string): number {
  const code = character.charCodeAt(0);
  return code < 128 ? (asciiKinds[code] ?? 0) : workOutKind(character);
}

function workOutKind(character: string): number {
  let kind = 0;
  if (/^[\p{L}\p{N}\p{M}]$/u.test(character) && !isUnspaced(character)) kind |= letter;
  if (/^\d$/.test(character)) kind |= digit;
  if (/^[-'’\u2010\u2011_]$/.test(character)) kind |= joinsLetters;
  if (/^[.,]$/.test(character)) kind |= joinsDigits;
  if (/^[\p{M}\u200d]$/u.test(character)) kind |= attached;
  if (character === '\u200d') kind |= joiner;
  if (/^[*`\u00ad\u200b]$/.test(character)) kind |= emphasis;
  return kind;
}

const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) => workOutKind(String.fromCharCode(code)));
