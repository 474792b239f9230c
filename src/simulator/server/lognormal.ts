import { uniform } from '../../stages/play/draw.ts';

/** Draws from a lognormal distribution; returns 0 if the median is 0. */
export function lognormal(median: number, sigma: number, ...parts: readonly (string | number)[]): number {
  if (median <= 0) return 0;
  // Box-Muller transform; 1 - u avoids the logarithm of 0.
  const radius = Math.sqrt(-2 * Math.log(1 - uniform('radius', ...parts)));
  const normal = radius * Math.cos(2 * Math.PI * uniform('angle', ...parts));
  return median * Math.exp(sigma * normal);
}
