import { makeSlicer } from '../../text/code-points.ts';
import { aroundSign } from '../../text/form/around-sign.ts';
import { uniqueSorted } from '../../text/order.ts';
import type { AnswerSource } from '../schema/parts/answer.ts';

/** Our choice: as many sources as a page has room for. */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
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
    signed: modelsWithLetters([...letterOf]),
  };
}

function modelsWithLetters(letterOf: readonly (readonly [AnswerSource, string])[]): Signs['signed'] {
  const found = letterOf.flatMap(([{ evidence_spans: spans }, letter]) =>
    uniqueSorted(spans.map(({ model_id: model }) => model)).map((model) => ({ model, letter })),
  );
  return [...Map.groupBy(found, ({ model }) => model)].map(([model, own]) => ({
    letters: runsOf(own.map(({ letter }) => letter)).join(', '),
    model,
  }));
}

/** `a`, `c–e`: letters that follow each other are a run from three on. */
function runsOf(own: readonly string[]): string[] {
  const runs: string[][] = [];
  for (const letter of own) {
    const last = runs.at(-1);
    const before = letters[letters.indexOf(letter) - 1];
    if (last && last.at(-1) === before && before !== 'z') last.push(letter);
    else runs.push([letter]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run));
}
