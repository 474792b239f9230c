import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { byCodePoint } from '../../text/order.ts';
import type { Cell } from './cells.ts';

/** Our choice: of every four rows, one measures stances that were missed. */
const missedPart = 4;

/**
 * Draws cells for people to code: three quarters are stances that the report prints, a quarter are pairs that it says are not
 * addressed. Each kind is sorted by stance and claim and every k-th is taken from a random start, so the sample is spread over
 * both and each stance is equally likely to be in it. The result is in random order.
 */
export function sampleOf(cells: readonly Cell[], size: number, seed: number): Cell[] {
  const random = xoroshiro128plus(seed);
  const below = (end: number) => uniformInt(random, 0, end - 1);
  const shuffled = <Item>(items: readonly Item[]): Item[] => {
    const left = [...items];
    return items.map(() => left.splice(below(left.length), 1)[0] as Item);
  };
  const spread = (all: readonly Cell[], count: number): Cell[] => {
    const sorted = shuffled(all).sort((a, b) => byCodePoint(a.code, b.code) || a.claimId - b.claimId);
    const taken = Math.min(count, sorted.length);
    if (taken === 0) return [];
    const step = sorted.length / taken;
    const start = below(1_000_000) / 1_000_000;
    return Array.from({ length: taken }, (_, at) => sorted[Math.floor((at + start) * step)] as Cell);
  };
  const silent = cells.filter(({ code }) => code === 'not_addressed');
  const printed = cells.filter(({ code }) => code !== 'not_addressed');
  const missed = spread(silent, Math.round(size / missedPart));
  return shuffled([...spread(printed, size - missed.length), ...missed]);
}
