import { isRecord } from '../../domain/is-record.ts';
import { fieldsIn, type NewText, withTexts } from '../../report/draft/fields.ts';
import { type ProseSentence, proseSentences } from '../../report/prose/prose-sentences.ts';
import { stepsIn } from '../../text/form/steps.ts';
import type { Flag } from './flags.ts';

/**
 * The output of a writer without the flagged sentences. A field that begins with one makes no sense
 * without it: then the whole field is to be left out.
 * @returns `faults` for such fields, each with its path
 */
export function withoutFlagged(
  output: object,
  flags: readonly Flag[],
): { readonly output: object; readonly faults: readonly string[] } {
  const texts = new Map<string, NewText>();
  const faults: string[] = [];
  for (const { path, text } of fieldsIn(output)) {
    const own = flags.filter((flag) => flag.path === path);
    if (own.length === 0) continue;
    const isFlagged = (part: string): boolean => own.some(({ sentence }) => sentence.includes(part.trim()));
    const sentences = proseSentences(text);
    const [first] = sentences;
    const makesSense = first !== undefined && !isFlagged(first.text);
    if (makesSense) texts.set(path, { text: textWithout(text, sentences, isFlagged) });
    else if (path.endsWith(']')) texts.set(path, { text: '' });
    else faults.push(`${path}: it cannot be printed`);
  }
  return { output: withoutEmptyItems(withTexts(output, texts)), faults };
}

/** Lines that stay remain lines, and steps count on where one is gone (R-R05). */
function textWithout(
  text: string,
  sentences: readonly ProseSentence[],
  isFlagged: (part: string) => boolean,
): string {
  const steps = stepsIn(text);
  const kept: string[] = [];
  let counted = 0;
  for (const { text: sentence, from } of sentences) {
    const step = steps.get(from);
    if (step?.number === 1) counted = 0;
    const behind = sentence.slice(sentence.trimEnd().length);
    if (!isFlagged(sentence)) kept.push(step ? `${++counted}. ${sentence.slice(step.length)}` : sentence);
    else kept.push(withBreak(kept.pop() ?? '', behind));
  }
  return kept.join('').trim();
}

/** The text with the longer of two ends: what stood behind a line that goes stays. */
function withBreak(text: string, behind: string): string {
  const words = text.trimEnd();
  const lines = (end: string) => end.split('\n').length;
  return lines(behind) > lines(text.slice(words.length)) ? words + behind : text;
}

function withoutEmptyItems<Value>(value: Value): Value {
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.filter((item) => item !== '').map(visit);
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(value) as Value;
}
