import type { QuantityNote } from '../../findings/findings.ts';
import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import { contentStems, overlap, wordsOf } from '../../text/words.ts';
import type { ExtractedQuantity } from '../extract/quantities.ts';
import { type MeasuredUnit, measures, perAskedFor, unitOf } from './units.ts';

/** Our choice: a table that a reader takes in at a glance. */
const groupsMax = 12;
/**
 * Share of common words from which two figures in one unit count as figures for the same thing. Our choice: as for
 * uncertainties, because listing one quantity twice does less harm than joining two (docs/thresholds.md).
 */
const sameMin = 0.5;

/** A quantity as one response gives it. */
export interface NamedQuantity extends ExtractedQuantity {
  readonly alias: string;
}

export interface QuantityGroups {
  readonly groups: readonly QuantityGroup[];
  /** Number of further quantities that are not listed. */
  readonly leftOut: number;
}

interface QuantityGroup extends Omit<QuantityNote, 'values'> {
  readonly values: readonly (Omit<QuantityNote['values'][number], 'modelId'> & {
    readonly alias: string;
    /** Whether extraction found it to be the response's answer to the question. */
    readonly isAnswer: boolean;
  })[];
}

/**
 * Groups figures for the same thing in the same unit; all answers to the question in one unit are figures for the same
 * thing. What the question asks for comes first, then what most responses put a figure to; up to 12 that at least two
 * responses give, or that answer the question. Each response counts once, by its first figure. An answer in "euros" to
 * "How many euros per year" is one in euros per year.
 */
export function groupQuantities(
  named: readonly NamedQuantity[],
  copies: CopyIndex,
  question: string,
): QuantityGroups {
  const shown = named.filter(({ what, unit }) => !holdsCopy(copies, what) && !holdsCopy(copies, unit));
  const inOrder = shown.toSorted(
    (a, b) =>
      Number(b.answersQuestion) - Number(a.answersQuestion) ||
      byCodePoint(a.what, b.what) ||
      byCodePoint(a.alias, b.alias),
  );
  const answers = inOrder.filter(({ answersQuestion }) => answersQuestion);
  const perAsked = perAskedFor(
    question,
    answers.map(({ unit }) => unitOf(unit)),
  );
  const open: OpenGroup[] = [];
  for (const quantity of inOrder) {
    const own = unitOf(quantity.unit);
    const unit = quantity.answersQuestion && own.per === '' ? { ...own, per: perAsked } : own;
    const words = { unit, stems: subjectOf(quantity) };
    const known = open.find((group) => belongs(quantity, words, group));
    if (known) known.members.push(quantity);
    else open.push({ ...words, asked: quantity.answersQuestion, members: [quantity] });
  }
  const groups = open
    .map(closed)
    .filter(({ answersQuestion, values }) => answersQuestion || values.length > 1)
    .sort(byWeight);
  return { groups: groups.slice(0, groupsMax), leftOut: open.length - Math.min(groupsMax, groups.length) };
}

interface OpenGroup {
  readonly unit: MeasuredUnit;
  readonly stems: readonly string[];
  readonly asked: boolean;
  readonly members: NamedQuantity[];
}

function belongs(
  { answersQuestion }: NamedQuantity,
  words: Pick<OpenGroup, 'unit' | 'stems'>,
  group: OpenGroup,
): boolean {
  const [a, b] = [words.unit, group.unit];
  if (a.per !== b.per) return false;
  const sameUnit = a.counted === b.counted;
  // "Strikes" and "flashes" per day both answer the question, and neither is a measure.
  if (answersQuestion && group.asked)
    return sameUnit || !(measures.has(a.counted) || measures.has(b.counted));
  return sameUnit && overlap(words.stems, group.stems) >= sameMin;
}

/**
 * The stems of what a figure measures, without those of its unit: "time zones of France" and "time zones of Russia"
 * have only the unit in common.
 */
function subjectOf({ what, unit }: NamedQuantity): string[] {
  const stems = contentStems(what);
  const counted = contentStems(unit);
  const own = stems.filter((word) => !counted.includes(word));
  return own.length > 0 ? own : stems;
}

/** The unit is one that says per what, if any of them does: whoever is asked about a figure is asked in this unit. */
function closed({ members }: OpenGroup): QuantityGroup {
  const byAlias = Map.groupBy(members, ({ alias }) => alias);
  const values = [...byAlias.values()].flatMap(([first]) => {
    if (!first) return [];
    const { alias, low, high, span, answersQuestion: isAnswer } = first;
    return [{ alias, low, high, span, isAnswer }];
  });
  const units = members.map(({ unit }) => unit);
  const whole = units.filter((unit) => unitOf(unit).per !== '');
  return {
    what: mostCommon(members.map(({ what }) => what)),
    unit: mostCommon(whole.length > 0 ? whole : units),
    answersQuestion: members.some(({ answersQuestion }) => answersQuestion),
    values: values.sort((a, b) => byCodePoint(a.alias, b.alias)),
  };
}

/** The most frequent wording; of equally frequent ones, the shortest. */
function mostCommon(wordings: readonly string[]): string {
  const same = Map.groupBy(wordings, (wording) => wordsOf(wording).join(' '));
  const [best] = [...same.values()].sort(
    (a, b) =>
      b.length - a.length || (a[0] ?? '').length - (b[0] ?? '').length || byCodePoint(a[0] ?? '', b[0] ?? ''),
  );
  return best?.toSorted(byCodePoint)[0] ?? '';
}

function byWeight(a: QuantityGroup, b: QuantityGroup): number {
  return (
    Number(b.answersQuestion) - Number(a.answersQuestion) ||
    b.values.length - a.values.length ||
    byCodePoint(a.what, b.what)
  );
}
