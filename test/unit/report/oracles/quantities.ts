import type { Findings } from '../../../../src/findings/findings.ts';
import type { Quantity } from '../../../../src/report/schema/parts/quantities.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { makeSlicer } from '../../../../src/text/code-points.ts';
import { holdsNumber } from '../../../../src/text/figures/number-words.ts';
import { unitOf } from '../../../../src/text/units/units.ts';

/**
 * Checks that every figure is at its place in that model's text, and that range, median and
 * quartiles are those of the figures (R-R12).
 */
export function quantityProblems(report: Report, findings: Findings, included: readonly string[]): string[] {
  // One text at a time: sliced by code points, those of a large panel would take hundreds of
  // megabytes.
  const misplaced = new Set<EvidenceSpan>();
  const spans = (report.evidence?.quantities ?? []).flatMap((quantity) => quantity.evidence_spans);
  for (const [modelId, own] of Map.groupBy(spans, (span) => span.model_id)) {
    const wordsAt = makeSlicer(findings.models.find((model) => model.modelId === modelId)?.text ?? '');
    for (const span of own) {
      const { low, high } = span.given ?? span;
      if (![low, high].every((figure) => holdsNumber(wordsAt(span), figure))) misplaced.add(span);
    }
  }
  return (report.evidence?.quantities ?? []).flatMap((quantity, i) =>
    [
      ...numberProblems(quantity, i, included),
      ...quantity.evidence_spans
        .filter((span) => misplaced.has(span))
        .map(() => 'a figure does not stand in its place'),
    ].map((problem) => `evidence.quantities[${i}]: ${problem}`),
  );
}

type EvidenceSpan = Quantity['evidence_spans'][number];

function numberProblems(quantity: Quantity, i: number, included: readonly string[]): string[] {
  const { evidence_spans: spans, low, high } = quantity;
  const given = spans.map((span) => span.model_id);
  const middles = spans.map((span) => span.low / 2 + span.high / 2);
  const isOne = quantity.groups === undefined;
  const quarters = isOne && spans.length > 4 ? middles : [];
  const checks: [boolean, string][] = [
    [quantity.quantity_id === i + 1, 'the ids do not count from 1'],
    [new Set(given).size === given.length && given.length > 0, 'a model gives two figures, or none does'],
    [given.every((id) => included.includes(id)), 'a model in it is not included'],
    [quantity.model_count === given.length, 'model_count is wrong'],
    [spans.some((span) => span.low === low) && spans.every((span) => span.low >= low), 'low is wrong'],
    [spans.some((span) => span.high === high) && spans.every((span) => span.high <= high), 'high is wrong'],
    [isPartition(quantity), 'the groups are wrong'],
    [
      (quantity.contradict_each_other ?? false) === hasContradiction(quantity),
      'contradict_each_other is wrong',
    ],
    [isQuantile(isOne ? middles : [], 1, 2, quantity.median), 'the median is wrong'],
    [isQuantile(quarters, 1, 4, quantity.lower_quartile), 'the lower quartile is wrong'],
    [isQuantile(quarters, 3, 4, quantity.upper_quartile), 'the upper quartile is wrong'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

/** Whether every figure lies in one group, and the groups do not touch. */
function isPartition({ groups = [], evidence_spans: spans }: Quantity): boolean {
  return (
    groups.every(({ low, high, model_count: size }, at) => {
      const own = spans.filter((span) => span.low >= low && span.high <= high);
      const isTight = own.some((span) => span.low === low) && own.some((span) => span.high === high);
      return isTight && own.length === size && (at === 0 || low > (groups[at - 1]?.high ?? 0));
    }) &&
    groups.length !== 1 &&
    [0, spans.length].includes(groups.reduce((sum, group) => sum + group.model_count, 0))
  );
}

function hasContradiction({ unit, evidence_spans: spans }: Quantity): boolean {
  const isTenfold = (more: number, less: number) => less > 0 && more / less >= 10 - 1e-8;
  return (
    unitOf(unit).zero === 0 &&
    spans.some((a) => spans.some((b) => isTenfold(a.low, b.high) || isTenfold(-a.high, -b.low)))
  );
}

/**
 * Weighs the two values around the place, in whole numbers up to the last division. Nothing of no
 * values.
 */
function isQuantile(values: readonly number[], part: number, of: number, found?: number): boolean {
  if (found === undefined || values.length === 0) return found === undefined && values.length === 0;
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below, rest] = [Math.floor(place / of), place % of];
  const value = ((sorted[below] ?? 0) * (of - rest) + (sorted[below + 1] ?? 0) * rest) / of;
  const size = Math.max(...sorted.map(Math.abs), 0);
  return Math.abs(found - value) <= size * 1e-9;
}
