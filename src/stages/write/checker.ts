import { marksBeforePoints } from '../../report/prose/marks.ts';
import { characterCount } from '../../text/code-points.ts';
import type { WithId, WriteTables } from './tables.ts';

/** Reads the parts of one written section, and collects what is wrong with them. */
export interface SectionChecker {
  /**
   * Faults that were fixed by leaving something out. They are worth asking again, but harmless if
   * they stay.
   */
  readonly repaired: string[];
  /** Faults that keep the section from being printed. */
  readonly faults: string[];
  /** The text, trimmed; a fault where it is empty, too long or names ids. */
  readonly text: (path: string, text: string, maxCharacters: number) => string;
  /** At most six short texts. */
  readonly texts: (path: string, texts: readonly string[]) => string[];
  /** At most so many items. */
  readonly first: <T>(path: string, items: readonly T[], max: number) => readonly T[];
  /** ['C3', 'C99'] → [3], and a repair, if the tables have no C99. Each number once. */
  readonly claimIds: (path: string, ids: readonly string[]) => number[];
  readonly campIds: (path: string, ids: readonly string[]) => number[];
}

export function makeSectionChecker(tables: WriteTables): SectionChecker {
  const repaired: string[] = [];
  const faults: string[] = [];
  const known = new Set(
    [...tables.claims, ...tables.camps, ...(tables.quantities ?? [])].map(({ id }) => id),
  );
  const text: SectionChecker['text'] = (path, given, maxCharacters) => {
    faults.push(...formFaults(given, maxCharacters, known).map((fault) => `${path}: ${fault}`));
    return marksBeforePoints(given.trim());
  };
  const first: SectionChecker['first'] = (path, items, max) => {
    if (items.length > max) repaired.push(`${path}: more than ${max}`);
    return items.slice(0, max);
  };
  const numbers = (path: string, ids: readonly string[], table: readonly WithId[]): number[] => {
    const kept = ids.filter((id) => table.some((row) => row.id === id));
    if (kept.length < ids.length) repaired.push(`${path}: holds an id that the tables do not have`);
    return [...new Set(kept.map((id) => Number(id.slice(1))))];
  };
  return {
    repaired,
    faults,
    text,
    first,
    texts: (path, given) => first(path, given, 6).map((each, index) => text(`${path}[${index}]`, each, 300)),
    claimIds: (path, ids) => numbers(path, ids, tables.claims),
    campIds: (path, ids) => numbers(path, ids, tables.camps),
  };
}

/**
 * The items of a list that have no faults. An item whose faults are all in fields that it can do
 * without stays, with those fields empty.
 * @param list the list's name in the output: the faults of its third item begin with `list[2]`
 * @param empty for each field that an item can do without, its property when empty
 */
export function itemsWithoutFaults<Item extends object>(
  list: string,
  items: readonly Item[],
  faults: readonly string[],
  empty: Readonly<Record<string, Partial<Item>>>,
): Item[] {
  const fieldsAt = faultyFields(faults);
  return items.flatMap((item, index) => {
    const faulty = [...fieldsAt(`${list}[${index}]`)];
    if (!faulty.every((field) => Object.hasOwn(empty, field))) return [];
    const emptied: Item = Object.assign({}, item, ...faulty.map((field) => empty[field]));
    return [emptied];
  });
}

/**
 * The fields of a section that have faults, by what they are part of: `fieldsAt('key_points[2]')`
 * holds "label" if a fault's path is "key_points[2].label", and "" if it is "key_points[2]" itself.
 */
export function faultyFields(faults: readonly string[]): (part: string) => ReadonlySet<string> {
  const fields = new Map<string, Set<string>>();
  for (const fault of faults) {
    const [, part = '', field = ''] = /^([a-z_]+(?:\[\d+\])?)(?:\.([a-z_]+))?/.exec(fault) ?? [];
    fields.set(part, (fields.get(part) ?? new Set()).add(field));
  }
  return (part) => fields.get(part) ?? new Set();
}

function formFaults(text: string, maxCharacters: number, known: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (!/[\p{L}\p{N}]/u.test(text)) faults.push('is empty');
  if (characterCount(text) > maxCharacters) faults.push(`is longer than ${maxCharacters} characters`);
  const ids = text.match(/\b[CKq]\d+\b/g) ?? [];
  if (ids.some((id) => known.has(id))) faults.push('names an id');
  return faults;
}

/** [3, 7] → ['C3', 'C7']. */
export function claimKeys(claimIds: readonly number[]): string[] {
  return claimIds.map((id) => `C${id}`);
}
