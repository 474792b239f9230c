import type { Span } from '../../findings/findings.ts';
import { characterCount } from '../../text/code-points.ts';
import { harmless } from '../../text/harmless.ts';
import { byCodePoint } from '../../text/order.ts';
import { isCalculation } from '../prose/calculations.ts';
import { markedSentences, ownName } from '../prose/marks.ts';
import { proseSentences } from '../prose/prose-sentences.ts';
import type { AnswerSource } from '../schema/parts/answer.ts';
import type { Tables } from '../tables/tables.ts';

/** Gives the printed text of a field of the answer. */
export type Citing = (field: string, text: string) => string;

/**
 * Prints a field with `fill`, and adds to `sources` where responses say what its sentences rest on,
 * as their marks name it.
 */
export function citing(tables: Tables, fill: (text: string) => string, sources: AnswerSource[]): Citing {
  return (field, text) => {
    const printed = fill(text);
    const places = sentencePlaces(printed);
    let from = 0;
    for (const sentence of markedSentences(text)) {
      const words = harmless(sentence.text).trim();
      const at = printed.indexOf(words, from);
      if (at < 0) continue;
      from = at + words.length;
      const place = places.find(({ to }) => at < to);
      const spans = spansOf(sentence.names, tables);
      const isOwn = sentence.names.includes(ownName);
      const calculations = sentence.names.filter(isCalculation).map((name) => name.slice(1));
      if (!place || (spans.length === 0 && !isOwn && calculations.length === 0)) continue;
      const source = {
        ...{ field, ...place.span, evidence_spans: spans },
        ...(isOwn ? { own_knowledge: true as const } : {}),
        ...(calculations.length > 0 ? { calculations } : {}),
      };
      const last = sources.at(-1);
      // Without their marks two sentences may read as one: "rich in vitamin C. Up to …".
      if (last?.field === field && last.offset === source.offset)
        sources[sources.length - 1] = both(last, source);
      else sources.push(source);
    }
    return printed;
  };
}

function both(one: AnswerSource, other: AnswerSource): AnswerSource {
  const spans = [...one.evidence_spans, ...other.evidence_spans];
  const keyOf = ({ model_id, offset, length }: (typeof spans)[number]) => `${model_id} ${offset} ${length}`;
  const calculations = [...new Set([...(one.calculations ?? []), ...(other.calculations ?? [])])];
  return {
    ...one,
    ...other,
    evidence_spans: inOrder([...new Map(spans.map((span) => [keyOf(span), span])).values()]),
    ...(calculations.length > 0 ? { calculations } : {}),
  };
}

/**
 * Where the sentences of a printed text stand: in code points, as all offsets, and where each ends
 * in UTF-16 units.
 */
export function sentencePlaces(printed: string): { readonly span: Span; readonly to: number }[] {
  return proseSentences(printed).map(({ text, from, to }) => ({
    span: { offset: characterCount(printed.slice(0, from)), length: characterCount(text.trimEnd()) },
    to,
  }));
}

function spansOf(names: readonly string[], { shown }: Tables): AnswerSource['evidence_spans'] {
  return inOrder(
    names
      .flatMap((name) => shown.get(name) ?? [])
      .map(({ modelId, span }) => ({ model_id: modelId, offset: span.offset, length: span.length })),
  );
}

function inOrder(spans: AnswerSource['evidence_spans']): AnswerSource['evidence_spans'] {
  return spans.toSorted((a, b) => byCodePoint(a.model_id, b.model_id) || a.offset - b.offset);
}
