/** "1 model", "12 models". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "none", "1", "12": a reader stumbles over "0 were found". */
export function someOf(count: number): string {
  return count === 0 ? 'none' : String(count);
}

/** "a", "a and b", "a, b and c". */
export function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Sentences one after the other, in paragraphs with an empty line between them. */
export function paragraphs(parts: readonly (readonly string[])[]): string {
  return parts
    .map((sentences) => sentences.filter((text) => text !== '').join(' '))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** A share in percent with a decimal, never rounded up: 100% means that nothing says otherwise. */
export function percentDown(share: number, locale = 'en-GB'): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return format.format(Math.floor(share * 1_000) / 1_000).replace(/\s/, ' ');
}
