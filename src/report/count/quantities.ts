import type { QuantityNote } from '../../findings/findings.ts';
import { isWithin } from '../../findings/spans.ts';
import type { TextLengths } from '../../findings/text-lengths.ts';
import { byCodePoint } from '../../text/order.ts';
import type { Quantity } from '../schema/parts/quantities.ts';
import { areContradictory, endsOf, type FigureGroup, figureGroups, middleOf } from './figure-groups.ts';

/** A quantity for which counted responses give figures, with the statistics of these figures. */
export interface QuantityTally {
  /** From 1, in the order of the findings. */
  readonly quantityId: number;
  readonly note: QuantityNote;
  /** One for each counted model that gives a figure, by model id; at least one. */
  readonly values: QuantityNote['values'];
  readonly low: number;
  readonly high: number;
  /** Null if the figures fall into groups: nobody may give what lies between them. */
  readonly median: number | null;
  /** Null as well for fewer than five figures. */
  readonly lowerQuartile: number | null;
  readonly upperQuartile: number | null;
  /** At least two, the lowest first; none if the figures lie together. */
  readonly groups: readonly FigureGroup[];
  /** Whether some figures are ten times others, so that they may count different things. */
  readonly areContradictory: boolean;
}

/**
 * Number of figures from which quartiles say something. Our choice: of four each would be one
 * figure, or none. Nor do quartiles of middles where most figures are ranges, which reach beyond.
 */
const quartersMin = 5;

/**
 * Number of figures from which a median says something. Our choice: of two it lies between them,
 * where nobody gives it. Nor does one of middles where most figures are ranges.
 */
export const medianMin = 3;

/**
 * Whether a reader who did not ask for the figure is told its median: of few figures only one that
 * somebody gives, and not the middle of a range.
 */
export function tellsMedian(
  values: readonly { readonly low: number; readonly high: number }[],
  median: number,
): boolean {
  const isGiven = values.some(({ low, high }) => low === median && high === median);
  return (
    values.length >= medianMin &&
    rangesIn(values) * 2 <= values.length &&
    (values.length >= quartersMin || isGiven)
  );
}

function rangesIn(values: readonly { readonly low: number; readonly high: number }[]): number {
  return values.filter(({ low, high }) => low < high).length;
}

/**
 * One tally for each quantity that a counted response gives.
 * @param lengths of the counted responses
 */
export function tallyQuantities(notes: readonly QuantityNote[], lengths: TextLengths): QuantityTally[] {
  return notes
    .map((note) => ({ note, values: countedValues(note, lengths) }))
    .filter(({ values }) => values.length > 0)
    .map((each, index) => ({ quantityId: index + 1, ...each, ...spreadOf(each.values, each.note.unit) }));
}

/**
 * The quantities that the question asks for; none if it asks for no number. Our choice: at least a
 * third of the counted models must give each as their answer, so that one misread response does not
 * turn a question into one about a number.
 */
export function askedQuantities(quantities: readonly QuantityTally[], included: number): QuantityTally[] {
  return quantities.filter(({ note, values }) => note.answersQuestion && values.length * 3 >= included);
}

export function quantityView({ quantityId, note, values, ...spread }: QuantityTally): Quantity {
  return {
    quantity_id: quantityId,
    what: note.what,
    unit: note.unit,
    answers_question: note.answersQuestion,
    model_ids: values.map(({ modelId }) => modelId),
    model_count: values.length,
    low: spread.low,
    high: spread.high,
    ...(spread.median !== null && { median: spread.median }),
    ...(spread.lowerQuartile !== null && { lower_quartile: spread.lowerQuartile }),
    ...(spread.upperQuartile !== null && { upper_quartile: spread.upperQuartile }),
    ...(spread.groups.length > 0 && {
      groups: spread.groups.map(({ low, high, count }) => ({ low, high, model_count: count })),
    }),
    ...(spread.areContradictory && { contradict_each_other: true as const }),
    evidence_spans: values.map(({ modelId, low, high, given, span }) => ({
      ...{ model_id: modelId, ...span, low, high },
      ...(given && {
        given: { low: given.low, unit: given.unit, high: given.high, high_unit: given.highUnit },
      }),
    })),
  };
}

/** One value for each model, within its text. */
function countedValues({ values }: QuantityNote, lengths: TextLengths): QuantityNote['values'] {
  const seen = new Set<string>();
  return values
    .filter(({ modelId, span, low, high }) => {
      const fits = isWithin(span, lengths.get(modelId) ?? 0) && low <= high && !seen.has(modelId);
      if (fits) seen.add(modelId);
      return fits;
    })
    .toSorted((a, b) => byCodePoint(a.modelId, b.modelId));
}

type Spread = Omit<QuantityTally, 'quantityId' | 'note' | 'values'>;

/** Over the middles of the ranges that models give; `low` and `high` are the outermost ends. */
function spreadOf(values: QuantityNote['values'], unit: string): Spread {
  const middles = values.map(middleOf).sort((a, b) => a - b);
  const groups = figureGroups(values, unit);
  const isOne = groups.length === 0;
  const hasQuarters = isOne && values.length >= quartersMin && rangesIn(values) * 2 <= values.length;
  const quartile = (share: number) => (hasQuarters ? quantile(middles, share) : null);
  return {
    ...endsOf(values),
    median: isOne ? quantile(middles, 0.5) : null,
    lowerQuartile: quartile(0.25),
    upperQuartile: quartile(0.75),
    groups,
    areContradictory: areContradictory(values, unit),
  };
}

/**
 * The linearly interpolated quantile of sorted values, to 12 significant digits.
 * @see Hyndman and Fan, "Sample Quantiles in Statistical Packages" (1996), definition 7
 */
function quantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]];
  return Number((below + (above - below) * (rank - Math.floor(rank))).toPrecision(12));
}
