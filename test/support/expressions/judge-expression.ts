import { createRequire } from 'node:module';

type CheckSync = typeof import('recheck').checkSync;
// The browser build: JavaScript only, without the platform binary that the other build starts.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as { checkSync: CheckSync };

/**
 * Asks recheck whether the time of an expression grows no faster than the text. Upper bounds of repetitions
 * change the time but not its growth, so they are reduced: {0,60} is judged as {0,3}.
 * @returns 'linear', or recheck's verdict
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
