import { isRecord } from '../../domain/is-record.ts';
import { isIdField } from '../../report/prose/strings.ts';
import { canonicalJson } from '../../text/digest.ts';

/** One value of a report, compared with its expected value. */
export interface CheckedValue {
  /** For example `evidence.claims[0].supporting_count`. */
  readonly path: string;
  readonly found: unknown;
  readonly expected: unknown;
  readonly holds: boolean;
}

/** A value that is right or wrong, with a description of the right one. */
export function checkedValue(path: string, found: unknown, holds: boolean, expected: unknown): CheckedValue {
  return { path, found, expected, holds };
}

/**
 * Compares every expected value with the one at the same path, and ignores others. A list of values
 * counts as one value, of which only the differences are named; lists of objects must have the same
 * length.
 */
export function compared(path: string, found: unknown, expected: unknown): CheckedValue[] {
  if (Array.isArray(expected) && expected.some(isRecord)) return comparedEntries(path, found, expected);
  if (isRecord(expected)) {
    return Object.entries(expected)
      .filter(([, part]) => part !== undefined)
      .flatMap(([name, part]) =>
        compared(within(path, name), isRecord(found) ? found[name] : undefined, part),
      );
  }
  if (Array.isArray(expected) && Array.isArray(found)) return [comparedList(path, found, expected)];
  return [checkedValue(path, found, isSame(found, expected), expected)];
}

/** The same, for an object that has no other members than those expected. */
export function comparedWhole(path: string, found: unknown, expected: unknown): CheckedValue[] {
  return [...compared(path, found, expected), ...addedTo(path, found, expected)];
}

function addedTo(path: string, found: unknown, expected: unknown): CheckedValue[] {
  if (Array.isArray(found) && Array.isArray(expected))
    return found.flatMap((part, at) => addedTo(within(path, at), part, expected[at]));
  if (!isRecord(found) || !isRecord(expected)) return [];
  return Object.entries(found).flatMap(([name, part]) =>
    expected[name] === undefined
      ? [checkedValue(within(path, name), part, false, 'nothing')]
      : addedTo(within(path, name), part, expected[name]),
  );
}

/** The path of a member: `evidence` and `claims` give `evidence.claims`. */
export function within(path: string, name: string | number): string {
  if (typeof name === 'number') return `${path}[${name}]`;
  return path === '' ? name : `${path}.${name}`;
}

/**
 * The path of a text that `strings()` found: `answer.key_points.0.label` gives
 * `answer.key_points[0].label`.
 */
export function pathOf(at: string): string {
  return at.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
}

export function isIdAt(at: string): boolean {
  return at.split('.').some(isIdField);
}

function comparedEntries(path: string, found: unknown, expected: readonly unknown[]): CheckedValue[] {
  const entries = Array.isArray(found) ? found : [];
  const count = checkedValue(
    `${path}.length`,
    entries.length,
    entries.length === expected.length,
    expected.length,
  );
  if (!count.holds) return [count];
  return [count, ...expected.flatMap((part, at) => compared(within(path, at), entries[at], part))];
}

function comparedList(path: string, found: readonly unknown[], expected: readonly unknown[]): CheckedValue {
  if (isSame(found, expected)) return checkedValue(path, found, true, expected);
  const missing = expected.filter((value) => !found.includes(value));
  const extra = found.filter((value) => !expected.includes(value));
  return missing.length + extra.length === 0
    ? checkedValue(path, found, false, expected) // Another order, or one of them twice.
    : checkedValue(path, extra, false, missing);
}

function isSame(a: unknown, b: unknown): boolean {
  return a === undefined || b === undefined ? a === b : canonicalJson(a) === canonicalJson(b);
}
