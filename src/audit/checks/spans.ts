import { modelNames } from '../../domain/catalogue/model-names.ts';
import { isRecord } from '../../domain/is-record.ts';
import type { Span } from '../../findings/findings.ts';
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
 * Checks that every span is one sentence of that model's stored text, or two neighbouring ones, and
 * that of a claim also two such places that follow each other; that the spans of a claim or camp
 * are sorted by model, with one per model, or two of a claim. Sentences are split after the names
 * of the panel are masked, as they were for the synthesizer.
 */
export function spanFindings(report: Report, { findings }: Rebuilt): CheckedValue[] {
  const lists = spanLists({ answer: report.answer, evidence: report.evidence });
  const places = lists.flatMap(({ path, spans, mostOfOne }) =>
    spans.map((span, at) => ({ path: within(path, at), span, isJoinable: mostOfOne > 1 })),
  );
  let known: KnownNames | undefined;
  const names = () => {
    known ??= prepareNames(modelNames(findings.models), findings.question);
    return known;
  };
  const texts = new Map(findings.models.map(({ modelId, text }) => [modelId, text ?? '']));
  const byModel = [...Map.groupBy(places, ({ span }) => span.model_id)];
  return [
    ...lists.map(orderFinding),
    ...byModel.flatMap(([modelId, own]) => sentenceFindings(texts.get(modelId) ?? '', own, names)),
  ];
}

/** Our choice: a sentence of the answer may rest on several sentences of one model. */
const sourcesOfOne = 24;

/** Every list of spans, wherever a part of the report has one. */
function spanLists(part: unknown, path = ''): SpanList[] {
  if (Array.isArray(part)) return part.flatMap((entry, at) => spanLists(entry, within(path, at)));
  if (!isRecord(part)) return [];
  return Object.entries(part).flatMap(([name, inner]) => {
    const at = within(path, name);
    if (name !== 'evidence_spans') return spanLists(inner, at);
    return [{ path: at, spans: inner as readonly ReportedSpan[], mostOfOne: mostOfOneAt(path) }];
  });
}

/** Two synthesizers can find a stance on a claim in different places. */
function mostOfOneAt(entry: string): number {
  if (/^answer\.sources\[\d+\]$/.test(entry)) return sourcesOfOne;
  return /^evidence\.claims\[\d+\]$/.test(entry) ? 2 : 1;
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
