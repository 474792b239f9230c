import { agreedOn } from './readings.ts';
import type { ReadCodes } from './reliability-of.ts';

/** Our choice: fewer stances than this could differ by chance. */
const comparedMin = 3;

/**
 * Whether two synthesizers read fewer than two thirds of these stances alike. Shares and not α,
 * which over a few stances with one value is undefined or erratic.
 */
export function areReadUnlike(stances: readonly ReadCodes[]): boolean {
  const twice = stances.filter(({ last }) => last.length > 1);
  const alike = twice.filter(({ last }) => agreedOn(last) !== null);
  return twice.length >= comparedMin && alike.length * 3 < twice.length * 2;
}
