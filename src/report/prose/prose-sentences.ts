import { makeSlicer } from '../../text/code-points.ts';
import { splitSentences } from '../../text/sentences.ts';

export interface ProseSentence {
  readonly text: string;
  /** In UTF-16 units of the field. */
  readonly from: number;
  readonly to: number;
}

/** The sentences of a field, each with the white space behind it. */
export function proseSentences(field: string): ProseSentence[] {
  const slice = makeSlicer(field);
  const parts: string[] = [];
  for (const stretch of splitSentences(field)) {
    const part = slice(stretch);
    const last = parts.at(-1);
    // A sentence that was cut for its length alone is put together again.
    if (last !== undefined && !endsSentence.test(last)) parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  let from = 0;
  return parts.map((text) => {
    const to = from + text.length;
    const sentence = { text, from, to };
    from = to;
    return sentence;
  });
}

const endsSentence = /[.!?…。！？\n][^\p{L}\p{N}]{0,12}$/u;
