import { createHash } from 'node:crypto';
import { byCodePoint } from '../../text/order.ts';

/**
 * SHA-256 over several parts, encoded so that it is unambiguous where one ends and the next begins.
 * @returns 64 lowercase hex digits
 */
export function seededHash(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The items in an order that depends on the seed and their keys alone; items with equal keys keep theirs. */
export function seededOrder<T>(items: readonly T[], seed: string, keyOf: (item: T) => string | number): T[] {
  return items
    .map((item) => ({ item, rank: seededHash(seed, keyOf(item)) }))
    .sort((a, b) => byCodePoint(a.rank, b.rank))
    .map(({ item }) => item);
}
