/** An output as JSON, before its shape is checked. */
type Data = Readonly<Record<string, unknown>>;

/** The part of an output that a problem is about: an entry of a list, or a whole field. */
interface Part {
  readonly field: string;
  /** Null if it is the whole field. */
  readonly index: number | null;
}

/**
 * The parts that these problems are about, each of which can be asked for alone.
 * @returns null if a problem is about no part of the output, so that it must be asked for as a
 * whole
 */
export function partsIn(problems: readonly string[], data: Data): Part[] | null {
  const parts = problems.map((problem): Part | null => {
    const path = problem.slice(0, Math.max(0, problem.indexOf(':')));
    const [, field = '', index] = /^([a-z_]+)(?:\[(\d+)\])?(?:[.[]|$)/.exec(path) ?? [];
    return Object.hasOwn(data, field) ? { field, index: index === undefined ? null : Number(index) } : null;
  });
  return parts.every((part) => part !== null) ? parts : null;
}

/**
 * Replaces the faulty parts of an output by those of a second output, which holds only corrections.
 * Entries that the second repeats unchanged are ignored, because some models send everything again.
 * A faulty entry without a replacement is dropped.
 */
export function withCorrections(data: Data, corrections: Data, parts: readonly Part[]): Data {
  const corrected: Record<string, unknown> = { ...data };
  for (const [field, those] of Map.groupBy(parts, (part) => part.field)) {
    const [old, given] = [data[field], corrections[field]];
    const faulty = new Set(those.map(({ index }) => index));
    if (given === undefined) continue;
    corrected[field] =
      Array.isArray(old) && Array.isArray(given) && !faulty.has(null) ? replaced(old, given, faulty) : given;
  }
  return corrected;
}

/**
 * Puts each new entry in the place of a faulty one if there are as many; otherwise all of them in
 * place of the first.
 */
function replaced(
  old: readonly unknown[],
  given: readonly unknown[],
  faulty: ReadonlySet<number | null>,
): unknown[] {
  const keyOf = (entry: unknown) => JSON.stringify(entry);
  const kept = new Set(old.filter((_, index) => !faulty.has(index)).map(keyOf));
  const fresh = given.filter((entry) => !kept.has(keyOf(entry)));
  const isOneForOne = fresh.length === faulty.size;
  const [first] = [...faulty].toSorted((a, b) => (a ?? 0) - (b ?? 0));
  return old.flatMap((entry, index) => {
    if (!faulty.has(index)) return [entry];
    if (isOneForOne) return fresh.splice(0, 1);
    return index === first ? fresh : [];
  });
}
