import type { z } from 'zod';

/**
 * How often bad items are dropped from an output. Our choice: one round drops all that zod sees,
 * and a few more cover faults that only then come to light.
 */
const roundsMax = 4;

type Shaped<Output> =
  | {
      readonly ok: true;
      readonly output: Output;
      readonly problems: readonly string[];
      /**
       * A problem of the output with the index that its entry had in the data, where entries before
       * it were dropped.
       */
      readonly asGiven: (problem: string) => string;
    }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Parses data by a schema. Items of lists that don't fit are dropped and named in `problems`; a
 * fault outside of lists fails the whole. Nothing is filled in or guessed (R-R10).
 */
export function parseDroppingBadItems<Output>(schema: z.ZodType<Output>, data: unknown): Shaped<Output> {
  const problems: string[] = [];
  const dropped: string[] = [];
  let rest = data;
  for (let round = 0; round < roundsMax; round++) {
    const asGiven = indexesBefore(dropped);
    const parsed = schema.safeParse(rest);
    if (parsed.success) return { ok: true, output: parsed.data, problems, asGiven };
    problems.push(
      ...parsed.error.issues.map((issue) => asGiven(`${pathOf(issue.path)}: ${expectation(issue)}`)),
    );
    const items = parsed.error.issues.flatMap((issue) => {
      const path = itemPath(issue.path);
      return path ? [path] : [];
    });
    if (items.length < parsed.error.issues.length) break;
    dropped.push(...items.filter((path) => path.length === 2).map((path) => asGiven(pathOf(path))));
    rest = withoutItems(rest, new Set(items.map((path) => JSON.stringify(path))), []);
  }
  return { ok: false, problems };
}

/** Counts in the entries of outer lists that were dropped before a problem's own. */
function indexesBefore(dropped: readonly string[]): (problem: string) => string {
  const gone = new Set(dropped);
  return (problem) =>
    problem.replace(/^([a-z_]+)\[(\d+)\]/, (_, list: string, index: string) => {
      let left = Number(index);
      let entry = 0;
      for (; left > 0 || gone.has(`${list}[${entry}]`); entry++) if (!gone.has(`${list}[${entry}]`)) left--;
      return `${list}[${entry}]`;
    });
}

/** A path in the usual notation: `claims[3].stance`. */
function pathOf(path: readonly PropertyKey[]): string {
  const written = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return written.replace(/^\./, '') || 'the object';
}

/**
 * The expectation that was not met. Zod's own messages may repeat the received value, which may be
 * model text.
 */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.expected !== 'object')
    return `must be of type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  return 'does not have the described shape';
}

/** The path of the innermost list item that contains the fault; null if there is none. */
function itemPath(path: readonly PropertyKey[]): readonly PropertyKey[] | null {
  const last = path.findLastIndex((key) => typeof key === 'number');
  return last < 0 ? null : path.slice(0, last + 1);
}

function withoutItems(value: unknown, dropped: ReadonlySet<string>, path: readonly PropertyKey[]): unknown {
  const visit = (item: unknown, key: PropertyKey): unknown => withoutItems(item, dropped, [...path, key]);
  if (Array.isArray(value)) {
    const kept = [...value.entries()].filter(([index]) => !dropped.has(JSON.stringify([...path, index])));
    return kept.map(([index, item]) => visit(item, index));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, key)]));
}
