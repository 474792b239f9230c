/**
 * Hashes the parts to a number. This is the simulator's only source of randomness, so a seed gives the same answers on
 * every machine and in every order of calls.
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

/** Returns a number in [0, 1) that depends only on the parts. */
export function uniform(...parts: readonly (string | number)[]): number {
  return hash(...parts) / 2 ** 53;
}

/** Picks one of the items; the choice depends only on the parts. */
export function pick<T>(items: readonly T[], ...parts: readonly (string | number)[]): T {
  const item = items[Math.floor(uniform(...parts) * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Shuffles the items; the result depends only on their keys and the parts, not on their original order. */
export function shuffled<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  ...parts: readonly (string | number)[]
): T[] {
  return items
    .map((item) => ({ item, draw: uniform(keyOf(item), ...parts) }))
    .sort((a, b) => a.draw - b.draw)
    .map(({ item }) => item);
}

/** Draws from a lognormal distribution; returns 0 if the median is 0. */
export function lognormal(median: number, sigma: number, ...parts: readonly (string | number)[]): number {
  if (median <= 0) return 0;
  // Box-Muller transform; 1 - u avoids the logarithm of 0.
  const radius = Math.sqrt(-2 * Math.log(1 - uniform('radius', ...parts)));
  const normal = radius * Math.cos(2 * Math.PI * uniform('angle', ...parts));
  return median * Math.exp(sigma * normal);
}
