import { seededHash, seededOrder } from '../../prepare/seeded.ts';
import { byCodePoint } from '../../text/order.ts';
import type { CodedCell } from './cells.ts';

/** Our choice: of every four rows, one measures stances that were missed. */
const missedPart = 4;

/**
 * Draws cells for people to code: three quarters are stances that the report prints, a quarter are
 * pairs that it says are not addressed. Each kind is sorted by stance and claim and every k-th is
 * taken from a random start, so the sample is spread over both and each stance is equally likely to
 * be in it. The result is in random order.
 */
export function sampleOf(cells: readonly CodedCell[], size: number, seed: number): CodedCell[] {
  const silent = cells.filter(({ code }) => code === 'not_addressed');
  const printed = cells.filter(({ code }) => code !== 'not_addressed');
  const missed = spread(silent, Math.round(size / missedPart), seed);
  const drawn = [...spread(printed, size - missed.length, seed), ...missed];
  return seededOrder(drawn, `order ${seed}`, ({ id }) => id);
}

function spread(cells: readonly CodedCell[], count: number, seed: number): CodedCell[] {
  const sorted = seededOrder(cells, `draw ${seed}`, ({ id }) => id).sort(
    (a, b) => byCodePoint(a.code, b.code) || a.claimId - b.claimId,
  );
  const taken = Math.min(count, sorted.length);
  const start = Number.parseInt(seededHash('start', seed, sorted[0]?.id ?? '').slice(0, 8), 16) / 2 ** 32;
  return Array.from({ length: taken }, (_, at) => Math.floor(((at + start) * sorted.length) / taken)).flatMap(
    (place) => sorted[place] ?? [],
  );
}
