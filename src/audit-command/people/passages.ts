import { modelNames } from '../../domain/catalogue/model-names.ts';
import type { Findings } from '../../findings/findings.ts';
import { normalise } from '../../prepare/normalise.ts';
import { makeSlicer } from '../../text/code-points.ts';
import { prepareNames } from '../../text/known-names.ts';
import { splitSentences } from '../../text/sentences.ts';
import { contentStems } from '../../text/words.ts';
import type { CodedCell } from './cells.ts';

/** Our choices: what a person reads and codes in a minute. */
const passagesMax = 3;
const charactersMax = 1_500;

/**
 * The text in which a person looks for the stance of a cell: the sentences of its spans with one on
 * each side, or, if the report names none, the sentences that share most words with the claim, with
 * one on each side. Names of models are masked.
 */
export function passagesFinder({ models, question }: Findings): (cell: CodedCell) => string {
  const names = prepareNames(modelNames(models), question);
  const texts = new Map(models.map(({ modelId, text }) => [modelId, text ?? '']));
  return (cell) => {
    const text = texts.get(cell.modelId) ?? '';
    const normalised = normalise(text, names);
    return passagesIn(normalised.kind === 'answer' ? normalised.masked : text, cell);
  };
}

function passagesIn(text: string, { spans, statement }: CodedCell): string {
  const sentences = splitSentences(text);
  const wordsAt = makeSlicer(text);
  const chosen =
    spans.length > 0
      ? sentences.flatMap(({ offset, length }, at) =>
          spans.some((span) => offset < span.offset + span.length && span.offset < offset + length)
            ? [at]
            : [],
        )
      : nearest(sentences.map(wordsAt), statement);
  const shown = new Set(chosen.flatMap((at) => [at - 1, at, at + 1]));
  const parts = sentences.flatMap((sentence, at) => {
    if (!shown.has(at)) return [];
    return [shown.has(at - 1) || at === 0 ? wordsAt(sentence) : `[…] ${wordsAt(sentence)}`];
  });
  const whole = parts.join(' ').replaceAll(/\s+/g, ' ').trim();
  return whole.length > charactersMax ? `${whole.slice(0, charactersMax)} […]` : whole;
}

function nearest(sentences: readonly string[], statement: string): number[] {
  const stems = new Set(contentStems(statement));
  return sentences
    .map((sentence, at) => ({
      at,
      common: new Set(contentStems(sentence).filter((each) => stems.has(each))).size,
    }))
    .sort((a, b) => b.common - a.common || a.at - b.at)
    .slice(0, passagesMax)
    .map(({ at }) => at);
}
