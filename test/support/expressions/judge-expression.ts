import { createRequire } from 'node:module';

type CheckSync = typeof import('recheck').checkSync;
// The build for browsers: JavaScript alone, without the program of each platform that the other one starts.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as { checkSync: CheckSync };

/**
 * Whether the time of an expression grows no faster than the text, as recheck judges it. An upper bound of repetitions
 * changes the time but not its growth, so they are lowered: {0,60} is judged as {0,3}.
 * @returns 'linear', or what recheck found instead
 */
export function judgeExpression(source: string, flags: string, timeoutMs: number): string {
  const shrunk = source.replaceAll(/\{(\d+)(,?)(\d*)\}/g, (_, least: string, comma: string, most: string) => {
    const low = Math.min(3, Number(least));
    return `{${low}${comma}${most === '' ? '' : Math.max(low, Math.min(3, Number(most)))}}`;
  });
  const found = checkSync(shrunk, flags, { timeout: timeoutMs });
  if (found.status === 'safe') return 'linear';
  return found.status === 'vulnerable' ? found.complexity.summary : `not judged (${found.error.kind})`;
}
