import { createHash, hash } from 'node:crypto';
import { byCodePoint } from '../text/order.ts';
import { piecesOf } from '../text/windows.ts';

/**
 * SHA-256 over several parts, encoded so that it is unambiguous where one ends and the next begins.
 * @returns 64 lowercase hex digits
 */
export function seededHash(...parts: readonly (string | number)[]): string {
  if (parts.every(isShort)) return hash('sha256', JSON.stringify(parts));
  const whole = createHash('sha256');
  for (const [at, part] of parts.entries()) {
    whole.update(at === 0 ? '[' : ',');
    for (const json of jsonOf(part)) whole.update(json);
  }
  return whole.update(']').digest('hex');
}

/**
 * Our choice: a longer text is encoded in pieces, because the copies of the whole would take
 * several times its size.
 */
const shortMax = 100_000;

function isShort(part: string | number): boolean {
  return typeof part === 'number' || part.length <= shortMax;
}

function* jsonOf(part: string | number): Generator<string> {
  if (isShort(part)) return yield JSON.stringify(part);
  yield '"';
  for (const piece of piecesOf(String(part))) yield JSON.stringify(piece).slice(1, -1);
  yield '"';
}

/**
 * The items in an order that depends on the seed and their keys alone; items with equal keys keep
 * theirs.
 */
export function seededOrder<T>(items: readonly T[], seed: string, keyOf: (item: T) => string | number): T[] {
  return items
    .map((item) => ({ item, rank: seededHash(seed, keyOf(item)) }))
    .sort((a, b) => byCodePoint(a.rank, b.rank))
    .map(({ item }) => item);
}

/**
 * Which synthesizer extracts a response; the other one labels it. About half of the responses go to
 * each. Decided by the run's secret and the text, so that renaming models changes nothing (R-R07),
 * and so that it is known as soon as a response is stored.
 */
export function extractorOf(seed: string, text: string): 0 | 1 {
  // Another word than 'reader' would divide the responses of runs in progress anew.
  return Number.parseInt(seededHash('reader', seed, text).slice(0, 2), 16) % 2 === 0 ? 0 : 1;
}
