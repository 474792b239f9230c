import { signOf } from '../../text/form/currency-sign.ts';
import { shortenedBetween } from '../../text/form/figure-format.ts';
import { pointCounts } from '../../text/form/point-counts.ts';
import type { ClaimTally } from '../count/claims.ts';
import type { FigureGroup } from '../count/figure-groups.ts';
import { medianMin, type QuantityTally } from '../count/quantities.ts';
import type { Messages } from '../language/messages.ts';

// Whole clauses that say what they count, so that no words around them can change what it means
// (R-R05).

/** How many agree with a claim, which it names. */
export function supportClause(tally: ClaimTally, words: Messages): string {
  const { claim, supporting, addressedCount, eligibleCount } = tally;
  const told = words.support(supporting.length, addressedCount, eligibleCount - addressedCount);
  return `${words.quote(claim.statement)}${words.colon}${told}${restOf(tally, words)}`;
}

/** All sides of a claim, and who does not address it, where the words before say what it is. */
export function standingClause(tally: ClaimTally, words: Messages): string {
  return `${balanceClause(tally, words)}${restOf(tally, words)}`;
}

export function balanceClause(tally: ClaimTally, words: Messages): string {
  const { supporting, opposing, mixed, addressedCount, eligibleCount } = tally;
  const silent = eligibleCount - addressedCount;
  return words.balance(addressedCount, supporting.length, opposing.length, mixed.length, silent);
}

/**
 * Who does not address a claim. Our choice: told if most are silent, so that 3 of 157 and 150 of
 * 157 do not look alike.
 */
function restOf(
  { addressedCount, reported, silentCount, eligibleCount }: ClaimTally,
  words: Messages,
): string {
  if (addressedCount * 2 >= eligibleCount) return '';
  if (reported.length > 0) return words.semicolon + words.reporters(reported.length, eligibleCount);
  const others = eligibleCount - addressedCount;
  // Others are not all silent where synthesizers differ on what some of them say.
  const told = silentCount === others ? words.silent(others) : words.reach(addressedCount, eligibleCount);
  return words.semicolon + told;
}

/** How many give a figure, and the range of the figures with its median, or their groups. */
export function rangeClause(tally: QuantityTally, included: number, words: Messages): string {
  const { note, values, low, high } = tally;
  const givers = words.giveFigures(values.length, included, note.what);
  return `${givers}${words.colon}${low === high ? words.figureOf(low, note.unit) : spreadOf(tally, words)}`;
}

/** The median alone, or the groups. */
export function medianClause(tally: QuantityTally, included: number, words: Messages): string {
  const { note, values, low, high, median } = tally;
  // Between two figures, or the ends of one, is a number that nobody gave.
  const isTold = pointCounts(values).length > 0 || (values.length < medianMin && low !== high);
  if (isTold) return rangeClause(tally, included, words);
  if (median === null) return `${words.figuresInGroups(note.what)}${words.colon}${spreadOf(tally, words)}`;
  return words.medianFigure(values.length, note.what, shortenedBetween(low, high)(median), note.unit);
}

function spreadOf(tally: QuantityTally, words: Messages): string {
  const { note, values, low, high, median, lowerQuartile, upperQuartile } = tally;
  const points = pointCounts(values);
  const groups = points.length > 0 ? points : tally.groups;
  if (groups.length > 0) return groupsOf(groups, note.unit, words);
  const short = shortenedBetween(low, high);
  return [
    words.figuresBetween(short(low), short(high), note.unit),
    ...(values.length >= medianMin && median !== null
      ? [words.medianOf(short(median), short(high), note.unit)]
      : []),
    ...(lowerQuartile === null || upperQuartile === null || lowerQuartile === upperQuartile
      ? []
      : [words.middleHalf(short(lowerQuartile), short(upperQuartile), short(high), note.unit)]),
  ].join(words.comma);
}

/**
 * "7 give 20–60 minutes and 3 give 120–240 minutes"; of single numbers "5 give 2 dollars and 4
 * give 3".
 */
function groupsOf(groups: readonly FigureGroup[], unit: string, words: Messages): string {
  const arePoints = groups.every(({ low, high }) => low === high);
  const ends = groups.flatMap(({ low, high }) => [low, high]);
  const short = shortenedBetween(...ends);
  const beside = ends.map(short);
  return words.list(
    groups.map(({ count, low, high }, at) =>
      words.groupGives(count, short(low), short(high), arePoints && at > 0 ? signOf(unit) : unit, beside),
    ),
  );
}
