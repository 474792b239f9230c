import type { Code } from '../findings.ts';
import { bootstrapInterval, type Interval, sumOf } from '../reliability.ts';
import { agreedOn } from './readings.ts';
import type { ReadCodes, ResponseCodes } from './reliability-of.ts';

/**
 * Our choice: readers are warned unless at most one stance in twenty is wrong, as far as an
 * estimate can say.
 */
export const precisionMin = 0.95;

/** How many of the stances that two readers found alike are right. */
export interface Precision {
  /** 0 to 1. */
  readonly share: number;
  /** Its 95 % bootstrap interval. */
  readonly interval: Interval;
}

const codes: readonly Code[] = ['support', 'oppose', 'mixed', 'not_addressed'];
const all = [0, 1, 2, 3] as const;
const nothing = codes.indexOf('not_addressed');

/**
 * Where a tally of readings counts those that are alike, those that differ to the end, and those
 * that one reader misread.
 */
const alikeAt = (code: number) => code;
const openAt = (one: number, other: number) => 4 + 4 * one + other;
const misreadAt = (reader: 0 | 1, truth: number, code: number) => 20 + 16 * reader + 4 * truth + code;
const tallyPlaces = 52;

/**
 * Estimates from how often two readers differ how often both are wrong alike, as the finds of two
 * proofreaders tell what both overlooked (Pólya, "Probabilities in Proofreading", 1976; Chandra
 * Sekar and Deming, 1949): if the first one alone misread a stances of a kind, the second one alone
 * b, and both read c rightly, both misread a · b / c of them alike.
 *
 * It assumes that they err independently of each other. What both misread for the same reason, it
 * does not see.
 *
 * Who erred is known where both found the same when asked, or where a third one decides. Where they
 * differ to the end, both are taken to err equally often. No other division of the same differences
 * gives more errors in common, so if only one of them errs, more is right than estimated.
 * @returns null if no stance was read by two
 */
export function precisionOf(responses: readonly ResponseCodes[]): Precision | null {
  const claims = new Set(responses.flatMap(({ stances }) => stances.map(({ claimId }) => claimId))).size;
  const tallies = responses.map(({ stances }) => tallyOf(stances, claims));
  if (!responses.some(({ stances }) => stances.some(({ last }) => last.length > 1))) return null;
  const share = shareRight(sumOf(tallies, tallyPlaces));
  return { share, interval: bootstrapInterval(tallies, shareRight) ?? { low: share, high: share } };
}

/** @param claims those of the panel: what nobody found in a response was read alike */
function tallyOf(stances: readonly ReadCodes[], claims: number): number[] {
  const tally = new Array<number>(tallyPlaces).fill(0);
  const count = (place: number, by = 1) => {
    tally[place] = (tally[place] ?? 0) + by;
  };
  count(alikeAt(nothing), claims - stances.length);
  for (const stance of stances) {
    const pair = pairOf(stance);
    if (!pair) continue;
    const [one, other] = pair;
    const settled = agreedOn(stance.last);
    if (one === other) count(alikeAt(one));
    else if (!settled) count(openAt(one, other));
    else {
      const truth = codes.indexOf(settled.found);
      for (const reader of [0, 1] as const)
        if (pair[reader] !== truth) count(misreadAt(reader, truth, pair[reader]));
    }
  }
  return tally;
}

/**
 * What two readers found before they knew of a difference. Extraction lists what matters most and
 * has no sign for “both”, so if it lists nothing, or labelling has “mixed” where it has a side or
 * the reverse, its reader's answer stands for it.
 */
function pairOf({ first, last }: ReadCodes): readonly [number, number] | null {
  const [lastOfOne, lastOfOther] = last;
  if (lastOfOne === undefined || lastOfOther === undefined) return null;
  const [one = lastOfOne, other] = first;
  const isPartly = other !== undefined && one !== other && (one === 'mixed' || other === 'mixed');
  return [codes.indexOf(isPartly ? lastOfOne : one), codes.indexOf(other ?? lastOfOther)];
}

/**
 * Our choice: within so many, the estimate is steady to the decimals that are printed, unless
 * readers are mostly wrong.
 */
const rounds = 60;
const steady = 1e-6;

/** The share of the stances found alike that is right; 0 if nothing was. */
function shareRight(tally: readonly number[]): number {
  const alike = all.map((code) => tally[alikeAt(code)] ?? 0);
  const misreadings = misreadingsIn(tally);
  let wrong = all.map(() => 0);
  // What is wrong alike is not right alike, so each follows from the other.
  for (let round = 0, change = 1; round < rounds && change > steady; round++) {
    // One more than there are, as Chapman (1951) corrects for small numbers.
    const right = alike.map((count, code) => 1 + Math.max(count - (wrong[code] ?? 0), count / 2));
    const next = all.map(() => 0);
    for (const { truth, code, one, other, open } of misreadings) {
      const [own = 1, taken = 1] = [right[truth], right[code]];
      const each = (open * (own / (own + taken))) / 2;
      next[code] = (next[code] ?? 0) + ((one + each) * (other + each)) / own;
    }
    change = Math.max(...next.map((count, code) => Math.abs(count - (wrong[code] ?? 0))));
    wrong = wrong.map((before, code) => (before + (next[code] ?? 0)) / 2);
  }
  const sum = (counts: readonly number[]) =>
    counts.slice(0, nothing).reduce((total, count) => total + count, 0);
  return sum(alike) === 0 ? 0 : Math.max(0, 1 - sum(wrong) / sum(alike));
}

/**
 * A kind of stance that was taken for another one: by the first reader alone, by the second one
 * alone, or nobody knows by which.
 */
interface Misreading {
  readonly truth: number;
  readonly code: number;
  readonly one: number;
  readonly other: number;
  readonly open: number;
}

function misreadingsIn(tally: readonly number[]): Misreading[] {
  return all.flatMap((truth) =>
    all
      .filter((code) => code !== truth)
      .map((code) => ({
        ...{ truth, code },
        one: tally[misreadAt(0, truth, code)] ?? 0,
        other: tally[misreadAt(1, truth, code)] ?? 0,
        open: (tally[openAt(truth, code)] ?? 0) + (tally[openAt(code, truth)] ?? 0),
      }))
      .filter(({ one, other, open }) => open > 0 || (one > 0 && other > 0)),
  );
}

/** Whether the low end of its interval is below the limit. */
export function isTooLow(low: number): boolean {
  return low < precisionMin;
}
