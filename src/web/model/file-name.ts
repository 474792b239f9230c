/** Our choice: as much of a question as a list of files shows. */
const wordsMax = 60;

/**
 * What a report's file is called, without its ending: words of its question, which a person finds
 * again, and what the file lacks.
 */
export function fileNameOf(question: string, hasAnswers: boolean): string {
  const words =
    question
      .slice(0, 1_000)
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name}-${word}`;
    if (Array.from(longer).length > wordsMax) break;
    name = longer;
  }
  return `${name || 'report'}${hasAnswers ? '' : '-without-answers'}`;
}
