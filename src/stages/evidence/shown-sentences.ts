import type { Span } from '../../findings/findings.ts';
import { spansOverlap } from '../../findings/spans.ts';
import { evidenceOf, onOneLine } from '../../prepare/numbered-sentences.ts';
import { lookedAt, type ShownResponse } from '../../report/tables/shown-responses.ts';
import { codePointsOf } from '../../text/code-points.ts';
import { splitCharacters } from '../../text/sentences.ts';

/**
 * The sentences of a masked response among which those for the writer are chosen.
 * @param spans where something rests on it
 */
export function shownOfResponse(
  modelId: string,
  masked: string,
  share: number,
  spans: readonly Span[],
): ShownResponse['sentences'] {
  const characters = codePointsOf(masked);
  const sentences = splitCharacters(characters).flatMap((sentence, index) => {
    const found = evidenceOf(characters, [{ index, ...sentence }]);
    if (!found.ok) return [];
    const isEvidence = spans.some((span) => spansOverlap(span, found.span));
    return [{ number: index + 1, modelId, span: found.span, words: onOneLine(found.words), isEvidence }];
  });
  return lookedAt(sentences, share);
}
