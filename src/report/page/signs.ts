import { makeSlicer } from '../../text/code-points.ts';
import { aroundSign } from '../../text/form/around-sign.ts';
import { uniqueSorted } from '../../text/order.ts';
import type { AnswerSource } from '../schema/parts/answer.ts';
import { sourceLetter } from '../shown/source-letters.ts';

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
  /** Each model once, with the letters behind which its response stands: `a, c–e`. */
  readonly signed: readonly { readonly letters: string; readonly model: string }[];
}

export function makeSigns(sources: readonly AnswerSource[]): Signs {
  const lettered = sources.filter(({ evidence_spans: spans }) => spans.length > 0);
  const letterOf = new Map(lettered.map((source, at) => [source, sourceLetter(at)]));
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
          const sentence = slice({ offset, length });
          const words = sentence.replace(endOfRow, '');
          const around = aroundSign(
            words,
            sentence.slice(words.length) || slice({ offset: from, length: 1 }),
          );
          const signs = letter === undefined ? own : `${around.isTight ? '' : ' '}[${letter}${own}]`;
          return [before, around.before, signs, around.behind, sentence.slice(words.length)].join('');
        });
      return parts.join('') + slice({ offset: from, length: text.length });
    },
    signed: modelsWithLetters(lettered),
  };
}

function modelsWithLetters(lettered: readonly AnswerSource[]): Signs['signed'] {
  const found = lettered.flatMap(({ evidence_spans: spans }, at) =>
    uniqueSorted(spans.map(({ model_id: model }) => model)).map((model) => ({ model, at })),
  );
  return [...Map.groupBy(found, ({ model }) => model)].map(([model, own]) => ({
    letters: runsOf(own.map(({ at }) => at)).join(', '),
    model,
  }));
}

/** `a`, `c–e`: letters that follow each other are a run from three on. */
function runsOf(places: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const at of places) {
    const last = runs.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else runs.push([at]);
  }
  return runs.flatMap((run) => {
    const own = run.map(sourceLetter);
    return own.length > 2 ? [`${own[0]}–${own.at(-1)}`] : own;
  });
}
