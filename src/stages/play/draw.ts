import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A sequence of random draws that depends on its seed alone. */
export interface Draw {
  /** In [0, 1). */
  readonly next: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly whole: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** The items in another order. */
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

/** @param parts equal parts give equal draws */
export function drawFrom(...parts: readonly (string | number)[]): Draw {
  const generator = xoroshiro128plus(hash(...parts) | 0);
  const next = () => uniformFloat64(generator);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    shuffled<T>(items: readonly T[]) {
      const order = [...items];
      for (let i = order.length - 1; i > 0; i--) {
        const j = whole(0, i);
        [order[i], order[j]] = [order[j] as T, order[i] as T];
      }
      return order;
    },
  };
}

/** A number in [0, 1) that depends only on the parts. */
export function uniform(...parts: readonly (string | number)[]): number {
  return hash(...parts) / 2 ** 53;
}

/**
 * Hashes the parts to a number. The only source of randomness here, so that a seed gives the same
 * answers on every machine and in every order of calls.
 * @returns a whole number of 53 bits (the public-domain hash cyrb53)
 */
export function hash(...parts: readonly (string | number)[]): number {
  const text = parts.join('\u001f');
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
