/** A text made comparable, and where each of its UTF-16 units comes from in the characters of the original. */
export interface Folded {
  readonly text: string;
  readonly origins: Int32Array;
}

/**
 * Even out what a model changes when it quotes: runs of white space, case, compatibility forms and accents'
 * composition, typographic quotes and dashes, markdown emphasis, marks at the start of a line. Words, digits, signs
 * and their order stay.
 */
export function foldForQuotes(characters: readonly string[]): Folded {
  const parts: string[] = [];
  const origins: number[] = [];
  let gap = -1; // Where white space was met that has not been written yet.
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i] ?? '';
    const plain = isPlain(character); // Nearly every character; the rest costs ten times as much.
    if (!plain && isSpace(character)) {
      if (gap < 0) gap = i;
      continue;
    }
    if (!plain && isDropped(characters, i)) continue;
    const folded = plain ? character.toLowerCase() : foldCharacter(character);
    if (folded === '') continue;
    if (gap >= 0 && parts.length > 0) {
      parts.push(' ');
      origins.push(gap);
    }
    gap = -1;
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit++) origins.push(i);
  }
  return { text: parts.join(''), origins: Int32Array.from(origins) };
}

/** How far to look for a mark's neighbours: a text of nothing but marks must not cost the square of its length. */
const runMax = 20;

function foldCharacter(character: string): string {
  if (/^[“”„‟«»＂]$/.test(character)) return '"';
  if (/^[‘’‚‛‹›´＇]$/.test(character)) return "'";
  if (/^[\u2010-\u2015\u2212]$/.test(character)) return '-';
  // Decomposed, so that a composed and a decomposed accent compare equal.
  return character.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(/\s+/g, '');
}

function isDropped(characters: readonly string[], at: number): boolean {
  const character = characters[at] ?? '';
  if (/^(?:[\u00ad\u200b-\u200d\u2060\ufeff]|\ufe0e|\ufe0f)$/.test(character)) return true;
  if (/^[*_`]$/.test(character)) return !isBetweenLatin(characters, at, character);
  if (character === '~') return characters[at - 1] === '~' || characters[at + 1] === '~';
  if (/^[-–—|]$/.test(character)) return isEdge(characters[at - 1]) && isEdge(characters[at + 1]);
  if (/^[#>+•]$/.test(character)) return startsLine(characters, at);
  return false;
}

/** `snake_case` and `2*3` keep their mark; elsewhere it is emphasis, in scripts without spaces inside a word too. */
function isBetweenLatin(characters: readonly string[], at: number, mark: string): boolean {
  let left = at - 1;
  let right = at + 1;
  while (characters[left] === mark && at - left < runMax) left--;
  while (characters[right] === mark && right - at < runMax) right++;
  return /^[a-z0-9]$/i.test(characters[left] ?? '') && /^[a-z0-9]$/i.test(characters[right] ?? '');
}

/** Headings, block quotes and bullets: only marks and spaces stand between them and the line's start. */
function startsLine(characters: readonly string[], at: number): boolean {
  let left = at - 1;
  while (/^[#>+•*\t -]$/.test(characters[left] ?? '') && at - left < runMax) left--;
  let right = at + 1;
  while (characters[right] === characters[at] && right - at < runMax) right++;
  return (left < 0 || characters[left] === '\n') && isEdge(characters[right]);
}

function isPlain(character: string): boolean {
  const code = character.charCodeAt(0) | 32;
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57 && character.charCodeAt(0) === code);
}

function isEdge(character: string | undefined): boolean {
  return character === undefined || isSpace(character);
}

function isSpace(character: string): boolean {
  return /^\s$/.test(character);
}
