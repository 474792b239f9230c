import { contentStems } from '../../text/words.ts';

const recommending =
  /\b(?:best|right|only|obvious|safest|wisest|better) (?:choice|option|answer|course|bet|way forward) (?:is|are|was|remains|would be|must be) ([^.!?;:\n{}]{1,200})/giu;

/**
 * Finds options that a text calls the best although the writer was not shown them, as sentences for
 * the writer.
 */
export function unlistedOptionProblems(text: string, known: string): string[] {
  let seen: string | undefined;
  return [...text.matchAll(recommending)].flatMap(([, option = '']) => {
    const stems = contentStems(option).slice(0, 20);
    seen ??= known.toLowerCase();
    const read = seen;
    return stems.length === 0 || stems.some((each) => read.includes(each))
      ? []
      : [`“${option.trim()}” stands in no table; recommend only what the tables hold`];
  });
}
