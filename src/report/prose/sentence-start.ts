/**
 * True if a sentence starts at an index of the text: at its beginning, on a new line, or after an
 * end mark and white space (none after 。！？); an opening quotation mark or bracket may come between.
 * Looks back only over white space.
 * @param ends the characters that end a sentence
 */
export function startsSentence(text: string, at: number, ends: string): boolean {
  let start = at;
  if (start > 0 && '“"\'(„«「『（'.includes(text.charAt(start - 1))) start--;
  if (start === 0 || '。！？'.includes(text.charAt(start - 1))) return true;
  let gap = start;
  while (gap > 0 && /\s/.test(text.charAt(gap - 1))) {
    gap--;
    if (text.charAt(gap) === '\n') return true;
  }
  if (gap === start || gap === 0) return false;
  if (gap > 1 && '”"\')»」』）'.includes(text.charAt(gap - 1))) gap--;
  return ends.includes(text.charAt(gap - 1));
}
