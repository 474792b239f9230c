import type { Evidence } from '../report-index.ts';

export type Figure = Evidence['quantities'][number];

/**
 * Where the parts of a strip stand, in percent of its width; dots that would hide each other are
 * stacked.
 */
export interface FigurePlaces {
  readonly dots: readonly { readonly modelId: string; readonly x: number; readonly y: number }[];
  readonly middle: readonly [number, number] | null;
  readonly median: number | null;
  readonly isLog: boolean;
}

/** Our choice: from this spread on, a linear axis would put most dots on one spot. */
const logFrom = 20;

/**
 * Places the figures of one quantity on a linear axis, or a logarithmic one if they spread widely.
 */
export function placesOf({ low, high, evidence_spans: spans, ...middle }: Figure): FigurePlaces {
  const isLog = low > 0 && high / low >= logFrom;
  const scale = (value: number) => (isLog ? Math.log(value) : value);
  const [start, end] = [scale(low), scale(high)];
  const place = (value: number) => (end > start ? 2 + (96 * (scale(value) - start)) / (end - start) : 50);
  const byModel = new Map(spans.map((span) => [span.model_id, (span.low + span.high) / 2]));
  const stacked = new Map<number, number>();
  const dots = [...byModel]
    .sort(([, a], [, b]) => a - b)
    .map(([modelId, value]) => {
      const x = Math.round(place(value) * 10) / 10;
      const level = stacked.get(Math.round(x)) ?? 0;
      stacked.set(Math.round(x), level + 1);
      return { modelId, x, y: 19 + (level % 2 === 0 ? 1 : -1) * Math.min(15, Math.ceil(level / 2) * 4) };
    });
  const { lower_quartile: lower, upper_quartile: upper, median } = middle;
  return {
    dots,
    middle: lower === undefined || upper === undefined ? null : [place(lower), place(upper)],
    median: median === undefined ? null : place(median),
    isLog,
  };
}
