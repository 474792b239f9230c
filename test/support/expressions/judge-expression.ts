import { createRequire } from 'node:module';

type CheckSync = typeof import('recheck').checkSync;
// The browser build: JavaScript only, without the platform binary that the other build starts.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as { checkSync: CheckSync };

/**
 * Asks recheck whether the time of an expression grows no faster than the text. Upper bounds of
 * repetitions change the time but not its growth, so they are reduced: {0,60} is judged as {0,3}.
 * Where every repetition is bounded, each place of a text costs a bounded number of steps, whatever
 * recheck finds.
 * @returns 'linear', or recheck's verdict
 */
export function judgeExpression(source: string, flags: string, timeoutMs: number): string {
  if (isBounded(source)) return 'linear';
  const shrunk = source.replaceAll(/\{(\d+)(,?)(\d*)\}/g, (_, least: string, comma: string, most: string) => {
    const low = Math.min(3, Number(least));
    return `{${low}${comma}${most === '' ? '' : Math.max(low, Math.min(3, Number(most)))}}`;
  });
  const found = checkSync(shrunk, flags, { timeout: timeoutMs });
  if (found.status === 'safe') return 'linear';
  return found.status === 'vulnerable' ? found.complexity.summary : `not judged (${found.error.kind})`;
}

/**
 * Whether no repetition is without an upper bound: `*`, `+` and `{3,}` outside of escapes and
 * classes.
 */
function isBounded(source: string): boolean {
  const bare = source.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
  return !/[*+]|\{\d+,\}/.test(bare);
}
