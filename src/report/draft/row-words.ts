import { pointCounts } from '../../text/form/point-counts.ts';
import { unitTable } from '../../text/units/table.ts';
import { unitOf } from '../../text/units/units.ts';
import type { ClaimTally } from '../count/claims.ts';
import type { Tables } from '../tables/tables.ts';

/** The words of a claim, of its conditions and of the sentences that show it. */
export function wordsOfClaim({ claim, sided }: ClaimTally, { passages }: Pick<Tables, 'passages'>): string[] {
  const shown = passages.claims.get(claim.claimId);
  return [
    claim.statement,
    ...[...sided.supporting, ...sided.opposing].map(({ wording }) => wording),
    ...Object.values(shown ?? {}).flat(),
  ];
}

const kept = new WeakMap<Tables, readonly string[]>();

/**
 * The words of camps, cases and quantities, whose numbers every text may repeat. Kept with the
 * tables, because a report has over a hundred texts.
 */
export function wordsOfRows(tables: Tables): readonly string[] {
  const words = kept.get(tables) ?? rowsIn(tables);
  kept.set(tables, words);
  return words;
}

function rowsIn({ camps, cases, quantities, passages }: Tables): readonly string[] {
  return [
    ...camps.flatMap(wordsOfCamp),
    ...cases.flatMap(({ when, option }) => [when, option ?? '']),
    ...quantities.flatMap(wordsOfQuantity),
    ...[...passages.camps.values(), ...passages.quantities.values()].flat(),
  ];
}

/**
 * Texts of a camp may contain numbers of the subject ("PostgreSQL 18", "two panels of 400 W"),
 * which are not counts.
 */
function wordsOfCamp({ camp }: Tables['camps'][number]): string[] {
  return [camp.label, camp.thesis, camp.recommendedOption ?? ''];
}

/**
 * The computed figures, which may be spelled in any way that keeps their value to at least two
 * significant digits; amounts of money with their unit, so that 0.1 dollars may be 10 cents.
 */
function wordsOfQuantity({ note, values, ...tally }: Tables['quantities'][number]): string[] {
  const { low, high, median, lowerQuartile, upperQuartile, groups } = tally;
  const figures = [
    ...[low, high, median, lowerQuartile, upperQuartile].filter((figure) => figure !== null),
    ...[...groups, ...pointCounts(values)].flatMap((group) => [group.low, group.high]),
  ];
  const rounded = [2, 3, 4].flatMap((digits) => figures.map((figure) => Number(figure.toPrecision(digits))));
  const isMoney = unitTable.get(unitOf(note.unit).signs[0] ?? '')?.isMoney === true;
  const unit = isMoney ? ` ${note.unit}` : '';
  return [note.what, note.unit, ...[...figures, ...rounded].map((figure) => `${figure}${unit}`)];
}
