import { makeSlicer } from '../../text/code-points.ts';
import { uniqueSorted } from '../../text/order.ts';
import type { AnswerSource } from '../schema/parts/answer.ts';

/** Our choice: as many sources as a page has room for. */
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Behind a sentence that no response says, or says as a whole: `°` or `[a°]`. */
export const ownSign = '°';

/** Signs stand in the last cell of a row of a table. */
const endOfRow = /(?: ?¦[. ]?)?$/u;

interface Signs {
  /**
   * The text of a field with a letter behind each sentence that rests on single responses, and a
   * sign behind own knowledge.
   */
  readonly withSigns: (field: string, text: string) => string;
  /** The letters, each with the models whose responses it stands for. */
  readonly signed: readonly { readonly letter: string; readonly models: readonly string[] }[];
}

export function makeSigns(sources: readonly AnswerSource[]): Signs {
  const lettered = sources.filter(({ evidence_spans: spans }) => spans.length > 0).slice(0, letters.length);
  const letterOf = new Map(lettered.map((source, at) => [source, letters[at] ?? '']));
  return {
    withSigns(field, text) {
      const slice = makeSlicer(text);
      let from = 0;
      const parts = sources
        .filter((source) => source.field === field)
        .map((source) => {
          const { offset, length, own_knowledge: isOwn } = source;
          const before = slice({ offset: from, length: offset - from });
          from = offset + length;
          const letter = letterOf.get(source);
          const own = isOwn ? ownSign : '';
          const signs = letter === undefined ? own : ` [${letter}${own}]`;
          return before + slice({ offset, length }).replace(endOfRow, `${signs}$&`);
        });
      return parts.join('') + slice({ offset: from, length: text.length });
    },
    signed: [...letterOf].map(([{ evidence_spans: spans }, letter]) => ({
      letter,
      models: uniqueSorted(spans.map(({ model_id: modelId }) => modelId)),
    })),
  };
}
