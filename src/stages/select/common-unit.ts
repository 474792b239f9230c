import type { QuantityNote } from '../../findings/findings.ts';
import { figuresIn } from '../../text/figures/figures.ts';
import { byCodePoint } from '../../text/order.ts';
import { type makeUnitFinder, perAskedFor } from '../../text/units/asked.ts';
import {
  asHundredth,
  convertedFigure,
  isOneUnit,
  type MeasuredUnit,
  tellsChange,
  unitOf,
  unitOfChange,
} from '../../text/units/units.ts';
import { wordsOf } from '../../text/words.ts';
import type { NamedQuantity } from './quantities.ts';

export interface Measured {
  readonly quantity: NamedQuantity;
  readonly unit: MeasuredUnit;
  readonly highUnit: MeasuredUnit;
}

/**
 * Returns a function that reads the units of a figure. An answer in "euros" to "How many euros per
 * year" is one in euros per year, if others say so. Cents are hundredths of the currency that the
 * question and the other figures of the response name, or else those of the panel.
 */
export function makeMeasure(
  question: string,
  named: readonly NamedQuantity[],
): (quantity: NamedQuantity) => Measured {
  const answers = named.filter(({ answersQuestion }) => answersQuestion);
  const asked = perAskedFor(
    question,
    answers.map(({ unit }) => unitOf(unit)),
  );
  const asksForChange = tellsChange(question);
  const asMoney = makeMoney(question, named);
  return (quantity) => {
    const { what, high, answersQuestion } = quantity;
    const isChange = tellsChange(what) || (answersQuestion && asksForChange);
    const measured = (written: string): MeasuredUnit => {
      const own = asMoney(unitOf(written), quantity.alias);
      const unit = isChange ? unitOfChange(own) : own;
      // "30" with the unit "share of the budget" is no part of one.
      if (unit.signs[0] === 'share' && high > 1)
        return { ...unit, kind: null, counted: written.toLowerCase() };
      if (!answersQuestion || unit.per !== '' || !asked) return unit;
      const { per, perFactor, perWords } = asked;
      return { ...unit, per, perFactor, perWords };
    };
    return { quantity, unit: measured(quantity.unit), highUnit: measured(quantity.highUnit) };
  };
}

/** Returns a function that reads cents of a response as hundredths of a currency that is clear. */
function makeMoney(
  question: string,
  named: readonly NamedQuantity[],
): (unit: MeasuredUnit, alias: string) => MeasuredUnit {
  const asked = figuresIn(question).flatMap(({ money }) => money ?? []);
  const kindsIn = (figures: readonly NamedQuantity[]) =>
    new Set([
      ...asked,
      ...figures.flatMap(({ unit, highUnit }) => [unit, highUnit].flatMap((each) => unitOf(each).kind ?? [])),
    ]);
  const ofPanel = kindsIn(named);
  const ofResponse = new Map(
    [...Map.groupBy(named, ({ alias }) => alias)].map(([alias, own]) => [alias, kindsIn(own)]),
  );
  return (unit, alias) => asHundredth(asHundredth(unit, ofResponse.get(alias) ?? ofPanel), ofPanel);
}

/**
 * The unit in which a group is told: of those in which responses give it the one that the question
 * names, else the one that most use, of equally many the largest in which half of the figures are
 * at least 1: "45 minutes" rather than "0.75 hours". It says per what, if any of them does.
 */
export function commonUnit(
  members: readonly Measured[],
  partsNamed: ReturnType<typeof makeUnitFinder>,
): string {
  const all = members.flatMap(({ quantity, unit, highUnit }) => [
    { written: quantity.unit, unit, whole: unitOf(quantity.unit).per !== '', figure: quantity.low },
    {
      ...{ written: quantity.highUnit, unit: highUnit, whole: unitOf(quantity.highUnit).per !== '' },
      figure: quantity.high,
    },
  ]);
  const whole = mostBy(all, ({ whole: isWhole }) => Number(isWhole));
  const named = mostBy(whole, ({ unit }) => partsNamed(unit));
  const bySize = Map.groupBy(named, ({ unit }) => sizeOf(unit));
  const used = mostBy(named, ({ unit }) => bySize.get(sizeOf(unit))?.length ?? 0);
  const sizes = used.map(({ figure, unit }) => Math.abs(figure) * factorOf(unit)).toSorted((a, b) => a - b);
  const half = sizes[Math.floor((sizes.length - 1) / 2)] ?? 0;
  // Below 1 the smallest unit is best, from there on the largest.
  const told = mostBy(used, ({ unit }) => {
    const [factor, isTold] = [factorOf(unit), half >= factorOf(unit)];
    return isTold ? factor : -factor;
  });
  // "8" and "8 planets" are so many planets.
  return mostCommon(mostBy(told, ({ written }) => Number(written !== '')).map(({ written }) => written));
}

/**
 * A figure in this unit, and as it was given if that was another one, also where the number is the
 * same; null if it can't be converted.
 */
export function inUnit(
  { quantity }: Measured,
  target: string,
): Pick<QuantityNote['values'][number], 'low' | 'high' | 'given'> | null {
  const { low, unit, high, highUnit } = quantity;
  const own = convertedFigure({ low, unit, high, highUnit }, target);
  if (own === null) return null;
  const isWritten = [unit, highUnit].every((each) => isOneUnit(unitOf(each), unitOf(target)));
  return { ...own, given: isWritten ? null : { low, unit, high, highUnit } };
}

/** The most frequent wording; of equally frequent ones, the shortest. */
export function mostCommon(wordings: readonly string[]): string {
  const same = Map.groupBy(wordings, (wording) => wordsOf(wording).join(' '));
  const [best] = [...same.values()].sort(
    (a, b) =>
      b.length - a.length || (a[0] ?? '').length - (b[0] ?? '').length || byCodePoint(a[0] ?? '', b[0] ?? ''),
  );
  return best?.toSorted(byCodePoint)[0] ?? '';
}

/** Equal for units in which the same thing has the same number. */
function sizeOf(unit: MeasuredUnit): string {
  return `${factorOf(unit).toPrecision(12)} ${unit.zero}`;
}

function factorOf({ factor, perFactor }: MeasuredUnit): number {
  return factor / perFactor;
}

export function mostBy<Item>(items: readonly Item[], weight: (item: Item) => number): Item[] {
  const most = Math.max(...items.map(weight));
  return items.filter((item) => weight(item) === most);
}
