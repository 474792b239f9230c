import { isRecord } from '../../domain/is-record.ts';
import { canonicalJson } from '../../text/digest.ts';

/** One value of a report held against what it must be. */
export interface Finding {
  /** As in `evidence.claims[0].supporting_count`. */
  readonly path: string;
  readonly found: unknown;
  readonly expected: unknown;
  readonly holds: boolean;
}

/** A value that is only right or wrong, with words for what would be right. */
export function finding(path: string, found: unknown, holds: boolean, expected: unknown): Finding {
  return { path, found, expected, holds };
}

/**
 * Every value that is expected, held against the one at the same place. What else is found there is no concern of this.
 * A list of values is one value, and only what differs is named; lists of entries must be equally long.
 */
export function compared(path: string, found: unknown, expected: unknown): Finding[] {
  if (Array.isArray(expected) && expected.some(isRecord)) return comparedEntries(path, found, expected);
  if (isRecord(expected)) {
    return Object.entries(expected)
      .filter(([, part]) => part !== undefined)
      .flatMap(([name, part]) =>
        compared(within(path, name), isRecord(found) ? found[name] : undefined, part),
      );
  }
  if (Array.isArray(expected) && Array.isArray(found)) return [comparedList(path, found, expected)];
  return [finding(path, found, isSame(found, expected), expected)];
}

/** The path of a member: `evidence` and `claims` give `evidence.claims`. */
export function within(path: string, name: string | number): string {
  if (typeof name === 'number') return `${path}[${name}]`;
  return path === '' ? name : `${path}.${name}`;
}

function comparedEntries(path: string, found: unknown, expected: readonly unknown[]): Finding[] {
  const entries = Array.isArray(found) ? found : [];
  const count = finding(
    `${path}.length`,
    entries.length,
    entries.length === expected.length,
    expected.length,
  );
  if (!count.holds) return [count];
  return [count, ...expected.flatMap((part, at) => compared(within(path, at), entries[at], part))];
}

function comparedList(path: string, found: readonly unknown[], expected: readonly unknown[]): Finding {
  if (isSame(found, expected)) return finding(path, found, true, expected);
  const missing = expected.filter((value) => !found.includes(value));
  const extra = found.filter((value) => !expected.includes(value));
  return missing.length + extra.length === 0
    ? finding(path, found, false, expected) // Another order, or one of them twice.
    : finding(path, extra, false, missing);
}

function isSame(a: unknown, b: unknown): boolean {
  return a === undefined || b === undefined ? a === b : canonicalJson(a) === canonicalJson(b);
}
