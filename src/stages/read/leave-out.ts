import { isRecord } from '../../domain/is-record.ts';
import { proseSentences } from '../../report/prose/prose-sentences.ts';
import { fieldsIn, type NewText, withTexts } from '../write/fields.ts';
import type { Flag } from './flags.ts';

/**
 * The output of a writer without the flagged sentences. A field that begins with one, or has no
 * other words, makes no sense without it: then the whole field is to be left out.
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
    const [first, ...others] = proseSentences(text);
    const kept = others.filter((each) => !isFlagged(each.text));
    const makesSense = first !== undefined && !first.isSlots && !isFlagged(first.text);
    if (makesSense)
      texts.set(path, {
        text: [first, ...kept]
          .map((each) => each.text)
          .join('')
          .trim(),
      });
    else if (path.endsWith(']')) texts.set(path, { text: '' });
    else faults.push(`${path}: it cannot be printed`);
  }
  return { output: withoutEmptyItems(withTexts(output, texts)), faults };
}

function withoutEmptyItems<Value>(value: Value): Value {
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.filter((item) => item !== '').map(visit);
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(value) as Value;
}
