/** The number of words. */
export function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** A text as a sentence of its own: with a capital letter and a final mark. */
export function asSentence(text: string): string {
  const plain = text.replace(/^[\s`'"“”]+/, '').trim();
  const marked = /[.!?…]["”']?$/.test(plain) ? plain : `${plain.replace(/[,;:]$/, '')}.`;
  return `${marked.charAt(0).toUpperCase()}${marked.slice(1)}`;
}

/**
 * A text within a sentence: without its final mark, and in lower case if its first word is a plain
 * one.
 */
export function asClause(text: string): string {
  const plain = text
    .replace(/^[\s`'"“”]+/, '')
    .trim()
    .replace(/[.!?…,;:]+$/, '');
  return /^(?:I\b|\p{Lu}\p{Lu})/u.test(plain) ? plain : `${plain.charAt(0).toLowerCase()}${plain.slice(1)}`;
}

/** Whether a mark of the end of a sentence stands within a text. */
export function isOneSentence(text: string): boolean {
  return !/[.!?…;\n]["”']?\s+\S/.test(text.trim());
}
