import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { hash } from '../../src/simulator/panel/random.ts';

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
    shuffled(items) {
      const order = [...items];
      for (let i = order.length - 1; i > 0; i--) {
        const j = whole(0, i);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      return order;
    },
  };
}
