import type { Span } from '../../findings/findings.ts';
import type { Report } from '../../report/schema/report.ts';
import { normalise } from '../../stages/prepare/normalise.ts';
import { makeSentenceFinder } from '../../stages/prepare/numbered-sentences.ts';
import { prepareNames } from '../../text/known-names.ts';
import { byCodePoint } from '../../text/order.ts';
import { splitSentences } from '../../text/sentences.ts';
import { type CheckedValue, checkedValue, within } from '../material/finding.ts';
import type { Rebuilt } from '../material/rebuild.ts';

type ReportedSpan = Span & { readonly model_id: string; readonly stance?: unknown };

interface Place {
  readonly path: string;
  readonly span: ReportedSpan;
  /** Whether it can be two places that follow each other, of two synthesizers. */
  readonly isJoinable: boolean;
}

/** One list of spans in a report, and how many of one model it may hold. */
interface SpanList {
  readonly path: string;
  readonly spans: readonly ReportedSpan[];
  readonly mostOfOne: number;
}

/**
 * Checks that every span is one sentence of that model's stored text, or two neighbouring ones, and that of a claim also two
 * such places that follow each other; that the spans of a claim or camp are sorted by model, with one per model, or two of a
 * claim. Sentences are split after the names of the
 * panel are masked, as they were for the synthesizer.
 */
export function spanFindings(report: Report, { findings }: Rebuilt): CheckedValue[] {
  const lists = spanLists(report);
  const places = lists.flatMap(({ path, spans, mostOfOne }) =>
    spans.map((span, at) => ({ path: within(path, at), span, isJoinable: mostOfOne > 1 })),
  );
  const names = prepareNames(
    findings.models.flatMap((each) => [
      each.modelId,
      each.displayName,
      each.family ?? '',
      each.labName ?? '',
    ]),
    findings.question,
  );
  const texts = new Map(findings.models.map(({ modelId, text }) => [modelId, text ?? '']));
  const byModel = [...Map.groupBy(places, ({ span }) => span.model_id)];
  return [
    ...lists.map(orderFinding),
    ...byModel.flatMap(([modelId, own]) => sentenceFindings(texts.get(modelId), own, names)),
  ];
}

function spanLists({ evidence }: Report): SpanList[] {
  const { claims = [], camps = [], quantities = [], cases = [] } = evidence ?? {};
  return [
    ...listsAt('evidence.claims', claims, 2),
    ...listsAt('evidence.camps', camps, 1),
    ...claims.flatMap(({ caveats_by_side: sides }, at) => {
      const path = `${within('evidence.claims', at)}.caveats_by_side`;
      return [
        ...listsAt(`${path}.supporting`, sides.supporting, 1),
        ...listsAt(`${path}.opposing`, sides.opposing, 1),
      ];
    }),
    ...listsAt('evidence.cases', cases, 1),
    ...listsAt('evidence.quantities', quantities, 1),
  ];
}

function listsAt(
  path: string,
  entries: readonly { readonly evidence_spans: readonly ReportedSpan[] }[],
  mostOfOne: number,
): SpanList[] {
  return entries.map((entry, at) => ({
    path: within(within(path, at), 'evidence_spans'),
    spans: entry.evidence_spans,
    mostOfOne,
  }));
}

function orderFinding({ path, spans, mostOfOne }: SpanList): CheckedValue {
  const models = spans.map((span) => span.model_id);
  const ordered = models.every((model, at) => at === 0 || byCodePoint(models[at - 1] ?? '', model) <= 0);
  const own = [...Map.groupBy(spans, (span) => span.model_id).values()];
  const distinct = new Set(spans.map((span) => JSON.stringify(span))).size === spans.length;
  const fits = own.every(
    (some) => some.length <= mostOfOne && some.every(({ stance }) => stance === some[0]?.stance),
  );
  const expected = `by model id, with one stance and at most ${mostOfOne} of each model`;
  return checkedValue(path, models, ordered && distinct && fits, expected);
}

function sentenceFindings(
  text: string | undefined,
  places: readonly Place[],
  names: ReturnType<typeof prepareNames>,
): CheckedValue[] {
  const normalised = normalise(text ?? '', names);
  const readings = [...(normalised.kind === 'answer' ? [normalised.masked] : []), text ?? ''].map(
    sentencesAt,
  );
  return places.map(({ path, span, isJoinable }) => {
    const found = { model_id: span.model_id, offset: span.offset, length: span.length };
    const holds = readings.some((reading) =>
      reading(span.offset, isJoinable).some(
        ({ offset, length }) => offset === span.offset && length === span.length,
      ),
    );
    return checkedValue(path, found, holds, 'one sentence of the text of that model, or neighbouring ones');
  });
}

/** The spans that a label can name and that begin in the sentence at this place, and, if wanted, two of them in a row. */
function sentencesAt(text: string): (offset: number, isJoinable: boolean) => Span[] {
  const sentences = splitSentences(text);
  const find = makeSentenceFinder(text);
  const from = (number: number) =>
    [[number], [number, number + 1]].flatMap((numbers) => {
      const found = find(numbers);
      return found.ok ? [{ span: found.span, next: number + numbers.length }] : [];
    });
  return (offset, isJoinable) => {
    const number =
      sentences.findIndex((each) => offset >= each.offset && offset < each.offset + each.length) + 1;
    if (number === 0) return [];
    return from(number).flatMap(({ span, next }) => [
      span,
      ...(isJoinable ? from(next) : []).map((other) => ({
        offset: span.offset,
        length: other.span.offset + other.span.length - span.offset,
      })),
    ]);
  };
}
