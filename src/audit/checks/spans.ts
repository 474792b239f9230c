import type { FactModel, Span } from '../../findings/findings.ts';
import { normalise } from '../../prepare/normalise.ts';
import { evidenceOf } from '../../prepare/numbered-sentences.ts';
import type { Report } from '../../report/schema/report.ts';
import { codePointsOf } from '../../text/code-points.ts';
import { type KnownNames, prepareNames } from '../../text/known-names.ts';
import { byCodePoint } from '../../text/order.ts';
import { splitCharacters } from '../../text/sentences.ts';
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
  let known: KnownNames | undefined;
  const names = () => {
    known ??= prepareNames(findings.models.flatMap(namesOf), findings.question);
    return known;
  };
  const texts = new Map(findings.models.map(({ modelId, text }) => [modelId, text ?? '']));
  const byModel = [...Map.groupBy(places, ({ span }) => span.model_id)];
  return [
    ...lists.map(orderFinding),
    ...byModel.flatMap(([modelId, own]) => sentenceFindings(texts.get(modelId) ?? '', own, names)),
  ];
}

function namesOf({ modelId, displayName, family, labName }: FactModel): string[] {
  return [modelId, displayName, family ?? '', labName ?? ''];
}

/** A sentence of the answer may rest on several of one model. */
const sourcesOfOne = 24;

function spanLists({ answer, evidence }: Report): SpanList[] {
  const { claims = [], camps = [], quantities = [], cases = [] } = evidence ?? {};
  return [
    ...listsAt('evidence.claims', claims, 2),
    ...listsAt('evidence.camps', camps, 1),
    ...claims.flatMap(({ caveats_by_side: sides }, at) => {
      const path = `${within('evidence.claims', at)}.caveats_by_side`;
      return [
        ...listsAt(`${path}.supporting`, sides?.supporting ?? [], 1),
        ...listsAt(`${path}.opposing`, sides?.opposing ?? [], 1),
      ];
    }),
    ...claims.flatMap(({ reported_by: by }, at) =>
      by
        ? [
            {
              path: `${within('evidence.claims', at)}.reported_by.evidence_spans`,
              spans: by.evidence_spans,
              mostOfOne: 1,
            },
          ]
        : [],
    ),
    ...listsAt('evidence.cases', cases, 1),
    ...listsAt('evidence.quantities', quantities, 1),
    ...listsAt('answer.sources', answer?.sources ?? [], sourcesOfOne),
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

function sentenceFindings(text: string, places: readonly Place[], names: () => KnownNames): CheckedValue[] {
  const readings = [() => spansIn(text), () => spansIn(maskedText(text, names()))];
  let open = new Set(places);
  // Nearly all places are found in the text as it is: it is masked only for others.
  for (const reading of readings) {
    if (open.size === 0) break;
    const isSpan = reading();
    open = new Set([...open].filter((place) => !isSpan(place)));
  }
  return places.map((place) => {
    const { path, span } = place;
    const found = { model_id: span.model_id, offset: span.offset, length: span.length };
    const expected = 'one sentence of the text of that model, or neighbouring ones';
    return checkedValue(path, found, !open.has(place), expected);
  });
}

function maskedText(text: string, names: KnownNames): string {
  const normalised = normalise(text, names);
  return normalised.kind === 'answer' ? normalised.masked : text;
}

/** Whether a label can name a span: a sentence or two, and, if wanted, two such spans in a row. */
function spansIn(text: string): (place: Place) => boolean {
  const characters = codePointsOf(text);
  const sentences = splitCharacters(characters).map((sentence, index) => ({ index, ...sentence }));
  const from = (index: number) =>
    [1, 2].flatMap((count) => {
      const own = sentences.slice(index, index + count);
      const found = evidenceOf(characters, own);
      return own.length === count && found.ok ? [{ span: found.span, next: index + count }] : [];
    });
  const isFrom = ({ offset, length }: Span, isJoinable: boolean, index: number) =>
    from(index).some(
      ({ span, next }) =>
        span.offset === offset &&
        (span.length === length ||
          (isJoinable && from(next).some((other) => endOf(other.span) === offset + length))),
    );
  return ({ span, isJoinable }) => {
    const index = sentences.findIndex(({ offset, length }) => span.offset < offset + length);
    return index >= 0 && isFrom(span, isJoinable, index);
  };
}

function endOf({ offset, length }: Span): number {
  return offset + length;
}
