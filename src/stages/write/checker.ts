import { isRecord } from '../../domain/is-record.ts';
import { fixedFields, type IdsByKind, kindOfIds } from '../../report/draft/fields.ts';
import { marksBeforePoints } from '../../report/prose/marks.ts';
import { characterCount } from '../../text/code-points.ts';
import type { WithId, WriteTables } from './tables.ts';

/** The characters of the longest text, or the entries of the longest list, by field. */
export type Limits = Readonly<Record<string, number>>;

// Of the lists of short texts that an entry has.
const textsMax = 6;
const shortTextMax = 300;

const mayBeEmpty = new Set(['rationale', 'insights.insight', 'insights.why_it_matters']);

/**
 * A section with its texts trimmed and without what it has too much of, or what the tables do not
 * have.
 * @param repaired gets the faults that were fixed by leaving something out: they are worth asking
 * again, but harmless if they stay
 * @param faults gets those that keep a part from being printed, each with its path
 */
export function formed<Draft extends object>(
  draft: Draft,
  limits: Limits,
  tables: WriteTables,
  { repaired, faults }: { readonly repaired: string[]; readonly faults: string[] },
): Draft {
  const known = idsIn(tables);
  const rows = new Set([...known.claim, ...known.camp, ...idsOf(tables.quantities)]);
  const idsAt = (path: string, given: readonly unknown[], ids: ReadonlySet<unknown>) => {
    const kept = given.filter((id) => ids.has(id));
    if (kept.length < given.length) repaired.push(`${path}: holds an id that the tables do not have`);
    return [...new Set(kept)];
  };
  const visit = (part: unknown, path: string): unknown => {
    const field = path.replaceAll(/\[\d+\]/g, '');
    const name = field.split('.').at(-1) ?? '';
    const kind = kindOfIds.get(name);
    if (part === null || fixedFields.has(name)) return part;
    if (kind) {
      const kept = idsAt(path, [part].flat(), known[kind]);
      return Array.isArray(part) ? kept : (kept[0] ?? null);
    }
    if (Array.isArray(part)) {
      const max = limits[field] ?? textsMax;
      if (part.length > max) repaired.push(`${path}: more than ${max}`);
      return part.slice(0, max).map((item, index) => visit(item, `${path}[${index}]`));
    }
    if (isRecord(part)) {
      const at = (key: string) => (path === '' ? key : `${path}.${key}`);
      return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, visit(value, at(key))]));
    }
    const text = String(part).trim();
    if (text === '' && mayBeEmpty.has(field)) return text;
    const max = path.endsWith(']') ? shortTextMax : (limits[field] ?? shortTextMax);
    faults.push(...textFaults(text, max, rows).map((fault) => `${path}: ${fault}`));
    return marksBeforePoints(text);
  };
  return visit(draft, '') as Draft;
}

function idsIn({ claims, camps, uncertainties }: WriteTables): IdsByKind {
  return { claim: idsOf(claims), camp: idsOf(camps), uncertainty: idsOf(uncertainties) };
}

function idsOf(rows: readonly WithId[] = []): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => id));
}

function textFaults(text: string, maxCharacters: number, rows: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (!/[\p{L}\p{N}]/u.test(text)) faults.push('is empty');
  if (characterCount(text) > maxCharacters) faults.push(`is longer than ${maxCharacters} characters`);
  const ids = text.match(/\b[CKq]\d+\b/g) ?? [];
  if (ids.some((id) => rows.has(id))) faults.push('names an id');
  return faults;
}

/**
 * A section without the parts that have faults. An entry of a list whose faults are all in fields
 * that it can do without stays, with those fields empty.
 * @param faults the faults of the third entry of a list begin with `list[2]`
 */
export function withoutFaults<Draft extends object>(
  draft: Draft,
  faults: readonly string[],
  dispensable: readonly string[],
): Draft {
  const fieldsAt = faultyFields(faults);
  const emptied = ([field, value]: [string, unknown]) => [field, typeof value === 'string' ? '' : []];
  const entryWithout = (entry: object, faulty: readonly string[]): object[] => {
    if (!faulty.every((field) => dispensable.includes(field))) return [];
    const gone = Object.entries(entry).filter(([field]) => faulty.includes(field));
    return [{ ...entry, ...Object.fromEntries(gone.map(emptied)) }];
  };
  const parts = Object.entries(draft).map(([name, part]: [string, unknown]) => {
    if (Array.isArray(part))
      return [name, part.flatMap((entry, at) => entryWithout(entry, [...fieldsAt(`${name}[${at}]`)]))];
    if (fieldsAt(name).size === 0) return [name, part];
    return [name, typeof part === 'string' ? '' : null];
  });
  return Object.fromEntries(parts) as Draft;
}

/**
 * The fields of a section that have faults, by what they are part of: `fieldsAt('key_points[2]')`
 * holds "label" if a fault's path is "key_points[2].label", and "" if it is "key_points[2]" itself.
 */
function faultyFields(faults: readonly string[]): (part: string) => ReadonlySet<string> {
  const fields = new Map<string, Set<string>>();
  for (const fault of faults) {
    const [, part = '', field = ''] = /^([a-z_]+(?:\[\d+\])?)(?:\.([a-z_]+))?/.exec(fault) ?? [];
    fields.set(part, (fields.get(part) ?? new Set()).add(field));
  }
  return (part) => fields.get(part) ?? new Set();
}
