/** The number of Unicode code points: what this service calls characters. */
export function characterCount(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit <= 0xdbff && isLowSurrogate(text.charCodeAt(i + 1))) i++;
    count++;
  }
  return count;
}

/** Whether PostgreSQL can keep this text as it is: no U+0000, no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/** The text with every U+0000 and lone surrogate replaced by U+FFFD: as many code points as before. */
export function makeStorable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\uFFFD');
}

/**
 * The text in Unicode's compatibility form (NFKC), in time that grows with its length: ordering a run of combining
 * marks takes the square of the run, so one of more than 30 is parted by U+034F, as the stream-safe format does.
 * @see Unicode Standard Annex #15, section 13
 */
export function compatibleForm(text: string): string {
  const parted = text.length > marksMax ? text.replaceAll(longMarks, '$&\u034f') : text;
  return parted.normalize('NFKC');
}

const marksMax = 30;
const longMarks = new RegExp(`\\p{M}{${marksMax}}(?=\\p{M})`, 'gu');

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
