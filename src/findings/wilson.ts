import type { Interval } from './reliability.ts';

/** The standard normal quantile of a two-sided interval of 95 %. */
const z = 1.959_964;

/**
 * Wilson's 95 % interval of a share; null of nothing. Unlike the usual one it is right for shares
 * near 0 and 1.
 * @see Wilson, "Probable Inference, the Law of Succession, and Statistical Inference" (1927)
 */
export function wilson(part: number, whole: number): Interval | null {
  if (whole === 0) return null;
  const share = part / whole;
  const centre = share + z ** 2 / (2 * whole);
  const reach = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2));
  const divisor = 1 + z ** 2 / whole;
  return { low: Math.max(0, (centre - reach) / divisor), high: Math.min(1, (centre + reach) / divisor) };
}
