/** The number of Unicode code points, which this service calls characters. */
export function characterCount(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit <= 0xdbff && isLowSurrogate(text.charCodeAt(i + 1))) i++;
    count++;
  }
  return count;
}

/** The code points of a text by index. */
export type CodePoints = string | readonly string[];

/**
 * The code points of a text. A text whose code points all have one UTF-16 unit, as most do, serves
 * as its own list: another list would take eight bytes for each.
 */
export function codePointsOf(text: string): CodePoints {
  return characterCount(text) === text.length ? text : Array.from(text);
}

export function partOf(characters: CodePoints, from: number, to: number): string {
  const part = characters.slice(from, to);
  return typeof part === 'string' ? part : part.join('');
}

/**
 * Reads parts of a text by code points. Most texts consist of code points of one UTF-16 unit and
 * are sliced directly.
 */
export function makeSlicer(
  text: string,
): (stretch: { readonly offset: number; readonly length: number }) => string {
  const characters = codePointsOf(text);
  return ({ offset, length }) => partOf(characters, offset, offset + length);
}

/** Whether PostgreSQL can store this text: it holds no U+0000 and no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/**
 * The text with every U+0000 and lone surrogate replaced by U+FFFD: as many code points as before.
 */
export function makeStorable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\uFFFD');
}

/**
 * The text in Unicode's compatibility form (NFKC), in linear time. Normalising a run of combining
 * marks takes quadratic time, so runs of more than 30 are broken up by U+034F, as in the
 * stream-safe format.
 * @see Unicode Standard Annex #15, section 13
 */
export function compatibleForm(text: string): string {
  if (isAscii.test(text)) return text;
  const parted = text.length > marksMax ? text.replaceAll(longMarks, '$&\u034f') : text;
  return parted.normalize('NFKC');
}

const isAscii = /^[\x00-\x7f]*$/;
const marksMax = 30;
const longMarks = new RegExp(`\\p{M}{${marksMax}}(?=\\p{M})`, 'gu');

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
