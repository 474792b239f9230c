/** The text in quotation marks, without its full stop. */
export function quoted(text: string): string {
  let end = text.length;
  while (end > 0 && '.。'.includes(text.charAt(end - 1))) end--;
  return `“${text.slice(0, end)}”`;
}

/** The text with a capital, and with a full stop if it has no end mark. */
export function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…。！？\]]$/u.test(capital) ? capital : `${capital}.`;
}

/** "1 model", "12 models". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "a", "a and b", "a, b and c". */
export function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
