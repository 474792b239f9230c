import type { CheckedDetail, Degradation } from '../../../findings/findings.ts';
import { basesOf } from '../../../findings/readings/checked.ts';
import { detailOutcome } from '../../../findings/readings/details.ts';
import type { Tables } from '../../tables/tables.ts';

// Statements about the figures and cases that one synthesizer found and the other one was asked about (R-R12, R-R13).

/** How many figures and cases two synthesizers found, how many only one has read, and on how many they differ. */
export type DetailsRead = ReturnType<typeof basesOf>;

type ListedIn = Pick<Tables, 'quantities' | 'conditions'>;

export function detailsRead(details: readonly CheckedDetail[], tables: ListedIn): DetailsRead {
  const counts = basesOf(details.map(detailOutcome));
  // What was not compared with anything is listed as one synthesizer read it.
  return { ...counts, single: Math.max(counts.single, listedIn(tables) - counts.agreed) };
}

/** Figures and cases that a report lists, each with the model that gives it. */
export function listedIn({ quantities, conditions }: ListedIn): number {
  const figures = quantities.reduce((sum, { values }) => sum + values.length, 0);
  return conditions.reduce((sum, { holders }) => sum + holders.length, figures);
}

/** Our choice, as for stances: single ones stand in the methodology. */
const singleMaxShare = 1 / 10;
/**
 * Our choices: with half of them left out, a list says little of what answers give; and of fewer than five, half are left
 * out by chance. At 3 % errors of each kind a bound of a third warned of 2 in 18 honest reports.
 */
const unresolvedMaxShare = 1 / 2;
const comparedMin = 5;

/** Entries of `errors`. */
export function detailsWarnings({ agreed, single, unresolved }: DetailsRead): Degradation[] {
  const all = agreed + single + unresolved;
  return [
    ...(single > all * singleMaxShare
      ? [
          {
            code: 'details_not_checked',
            message: `${single} of ${named(all)} were read by one synthesizer only: nothing checks them.`,
          },
        ]
      : []),
    ...(all >= comparedMin && unresolved > all * unresolvedMaxShare
      ? [
          {
            code: 'details_unresolved',
            message: `Two synthesizers differ on ${unresolved} of ${named(all)} in answers, which are left out: what the report lists of them is incomplete.`,
          },
        ]
      : []),
  ];
}

/** Sentences for the methodology. */
export function detailsStatement({ agreed, single, unresolved }: DetailsRead): string[] {
  const compared = agreed + unresolved;
  return [
    ...(compared > 0
      ? [
          `${named(compared)} that one synthesizer found in answers ${compared === 1 ? 'was' : 'were'} put to another one, without sight of what was found: ${unresolved === 0 ? 'it found the same' : `on ${unresolved} they differ, and what they differ on is attributed to nobody`}.`,
        ]
      : []),
    ...(single > 0
      ? [
          `${named(single)} ${single === 1 ? 'was' : 'were'} read by one synthesizer only, so nothing checks ${single === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ];
}

function named(count: number): string {
  return count === 1 ? '1 figure or case' : `${count} figures and cases`;
}
