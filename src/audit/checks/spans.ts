import type { Span } from '../../findings/findings.ts';
import type { Report } from '../../report/schema/report.ts';
import { normalise } from '../../synthesis/prepare/normalise.ts';
import { makeSentenceFinder } from '../../synthesis/prepare/numbered-sentences.ts';
import { prepareNames } from '../../text/known-names.ts';
import { byCodePoint } from '../../text/order.ts';
import { splitSentences } from '../../text/sentences.ts';
import { type Finding, finding, within } from '../material/finding.ts';
import { hasReceipt } from '../material/material.ts';
import type { Rebuilt } from '../material/rebuild.ts';

interface Place {
  readonly path: string;
  readonly span: Span & { readonly model_id: string };
}

/**
 * Checks that every span is one sentence of that model's stored text, or two neighbouring ones, and that the spans of a claim
 * or camp are sorted by model, with one per model, or two if two coders differ. Sentences are split after the names of the
 * panel are masked, as they were for the synthesizer.
 */
export function spanFindings(report: Report, { findings }: Rebuilt): Finding[] {
  const { claims = [], camps = [], quantities = [], conditions = [] } = report.evidence ?? {};
  const lists = [
    ...claims.map((claim, at) => ({
      path: within('evidence.claims', at),
      of: claim.evidence_spans,
      most: 2,
    })),
    ...camps.map((camp, at) => ({ path: within('evidence.camps', at), of: camp.evidence_spans, most: 1 })),
    ...claims.flatMap(({ caveats_by_side: sides }, at) =>
      (['supporting', 'opposing'] as const).flatMap((side) =>
        (sides?.[side] ?? []).map((caveat, place) => ({
          path: within(within(`${within('evidence.claims', at)}.caveats_by_side`, side), place),
          of: caveat.evidence_spans,
          most: 1,
        })),
      ),
    ),
    ...conditions.map((condition, at) => ({
      path: within('evidence.conditions', at),
      of: condition.evidence_spans,
      most: 1,
    })),
    ...quantities.map((quantity, at) => ({
      path: within('evidence.quantities', at),
      of: quantity.evidence_spans,
      most: 1,
    })),
  ].map(({ path, ...list }) => ({ ...list, path: within(path, 'evidence_spans') }));
  const places = lists.flatMap(({ path, of }) => of.map((span, at) => ({ path: within(path, at), span })));
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
    ...lists.map(({ path, of, most }) => orderFinding(path, of, most)),
    ...byModel.flatMap(([modelId, own]) =>
      hasReceipt(report)
        ? sentenceFindings(texts.get(modelId), own, names)
        : insideFindings(texts.get(modelId) ?? '', own),
    ),
  ];
}

function orderFinding(
  path: string,
  spans: readonly { readonly model_id: string; readonly stance?: unknown }[],
  most: number,
): Finding {
  const models = spans.map((span) => span.model_id);
  const ordered = models.every((model, at) => at === 0 || byCodePoint(models[at - 1] ?? '', model) <= 0);
  const own = [...Map.groupBy(spans, (span) => span.model_id).values()];
  const distinct = new Set(spans.map((span) => JSON.stringify(span))).size === spans.length;
  const fits = own.every(
    (some) => some.length <= most && some.every(({ stance }) => stance === some[0]?.stance),
  );
  const expected = `by model id, with one stance and at most ${most} of each model`;
  return finding(path, models, ordered && distinct && fits, expected);
}

function sentenceFindings(
  text: string | undefined,
  places: readonly Place[],
  names: ReturnType<typeof prepareNames>,
): Finding[] {
  const normalised = normalise(text ?? '', names);
  const readings = [...(normalised.kind === 'answer' ? [normalised.masked] : []), text ?? ''].map(
    sentencesAt,
  );
  return places.map(({ path, span }) => {
    const found = { model_id: span.model_id, offset: span.offset, length: span.length };
    const holds = readings.some((reading) =>
      reading(span.offset).some(({ offset, length }) => offset === span.offset && length === span.length),
    );
    return finding(path, found, holds, 'one sentence of the text of that model, or two neighbouring ones');
  });
}

/** Checks spans of older reports, which are quotes: they must contain words of the text. */
function insideFindings(text: string, places: readonly Place[]): Finding[] {
  const characters = Array.from(text);
  return places.map(({ path, span: { model_id, offset, length } }) => {
    const words = characters.slice(offset, offset + length);
    const holds = words.length === length && /[\p{L}\p{N}]/u.test(words.join(''));
    return finding(path, { model_id, offset, length }, holds, 'words of the text of that model');
  });
}

/** The spans that a label can name and that begin in the sentence at this place. */
function sentencesAt(text: string): (offset: number) => Span[] {
  const sentences = splitSentences(text);
  const find = makeSentenceFinder(text);
  return (offset) => {
    const number =
      sentences.findIndex((each) => offset >= each.offset && offset < each.offset + each.length) + 1;
    if (number === 0) return [];
    return [[number], [number, number + 1]].flatMap((numbers) => {
      const found = find(numbers);
      return found.ok ? [found.span] : [];
    });
  };
}
