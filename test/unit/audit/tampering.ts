import { checksOf } from '../../../src/audit/audit.ts';
import type { Material } from '../../../src/audit/material/material.ts';
import { shapedReport } from '../../../src/audit/material/material.ts';
import { partDigests } from '../../../src/report/record/receipt.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { unknowable } from './unknowable.ts';

/** One change of one place of a report. */
export interface Tampering {
  /** The place in the schema: `evidence.claims[].claim_id`. */
  readonly path: string;
  readonly kind: string;
  /** The changed report, which shares with the given one what is not changed. */
  readonly apply: (report: Report) => Report;
}

type Parent = Record<string | number, unknown>;
type Place = readonly (string | number)[];

/**
 * Every change, by the type of what is there, of every leaf, list and object of a report. Its
 * digests are left out: a forger makes them anew.
 */
export function* tamperings(report: Report): Generator<Tampering> {
  const known = valuesByPath(report);
  for (const place of places(report)) {
    const path = pathOf(place);
    if (path === '' || path.startsWith('methodology.receipt.parts')) continue;
    const value = valueAt(report, place);
    for (const [kind, changed] of changesOf(value, known.get(path) ?? []))
      yield { path, kind, apply: (whole) => withChange(whole, place, changed) };
    if (typeof place.at(-1) === 'string')
      yield { path, kind: 'left out', apply: (whole) => withChange(whole, place) };
    if (isObject(value) && !Array.isArray(value))
      yield { path, kind: 'member added', apply: (whole) => withChange(whole, [...place, 'addition'], 7) };
  }
}

/** Whether the audit finds a change although the digests were made anew. */
export function isFound(material: Material, { path, apply }: Tampering): boolean {
  const [part = ''] = path.split(/[.[]/);
  const shaped = shapedReport(withDigests(apply(material.report), part));
  if ('wrong' in shaped) return true;
  for (const { mismatches } of checksOf({ ...material, report: shaped.report }, null))
    if (mismatches.length > 0) return true;
  return false;
}

/** The report with the digest of this part made anew. */
function withDigests(report: Report, part: string): Report {
  const { methodology } = report;
  const own = report[part as keyof Report];
  if (!methodology?.receipt || own === undefined) return report;
  const { [part]: digest } = partDigests({ [part]: own });
  if (digest === undefined) return report; // The question has another one.
  const receipt = { ...methodology.receipt, parts: { ...methodology.receipt.parts, [part]: digest } };
  return { ...report, methodology: { ...methodology, receipt } };
}

/** Whether the project says that nobody can know it. */
export function isListed({ path, kind }: Tampering): boolean {
  return unknowable.some(({ paths, changes }) => paths.test(path) && changes.includes(kind));
}

function changesOf(value: unknown, alike: readonly unknown[]): [kind: string, changed: unknown][] {
  if (Array.isArray(value)) return changesOfList(value, alike);
  if (isObject(value)) return [['nulled', null]];
  const other = alike.find((each) => each !== value && each !== null);
  const others: [string, unknown][] = other === undefined || isObject(other) ? [] : [['another', other]];
  if (value === null)
    return others.length > 0
      ? others
      : [
          ['filled', 'something'],
          ['filled', 1],
          ['filled', []],
        ];
  const nulled: [string, unknown] = ['nulled', null];
  if (typeof value === 'boolean') return [nulled, ['turned', !value]];
  if (typeof value === 'number')
    return [
      nulled,
      ['more', value + 1],
      ['less', value - 1],
      ['doubled', value === 0 ? 0.5 : value * 2],
      ...(Number.isInteger(value) ? [] : [['slightly more', value + 0.0001] satisfies [string, number]]),
      ...others,
    ];
  return [nulled, ['emptied', ''], ...others, ...rewordings(String(value))];
}

function rewordings(text: string): [string, string][] {
  const time = Date.parse(text);
  if (/^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(time))
    return [-60_000, 60_000].map((ms) => [ms < 0 ? 'earlier' : 'later', new Date(time + ms).toISOString()]);
  if (/^[0-9a-f]{16}$/.test(text)) return [['reworded', text.replaceAll(/[0-9]/g, '0')]];
  const digit = text.replace(/\d/, (each) => String((Number(each) + 1) % 10));
  return [
    ['reworded', `${text} indeed`],
    ...(digit === text ? [] : [['another digit', digit] satisfies [string, string]]),
  ];
}

function changesOfList(list: readonly unknown[], alike: readonly unknown[]): [string, unknown][] {
  const [first, second, ...rest] = list;
  const pool = alike.flatMap((each) => (Array.isArray(each) ? each : []));
  const foreign = pool.find((each) => !list.some((own) => JSON.stringify(own) === JSON.stringify(each)));
  return [
    ['nulled', null],
    ...(list.length > 0
      ? ([
          ['element removed', list.slice(1)],
          ['element doubled', [first, ...list]],
        ] as [string, unknown][])
      : []),
    ...(list.length > 1 && JSON.stringify(first) !== JSON.stringify(second)
      ? [['elements swapped', [second, first, ...rest]] as [string, unknown]]
      : []),
    ...(foreign === undefined ? [] : [['element added', [...list, foreign]] as [string, unknown]]),
  ];
}

/** All places of a value, the whole first. */
function* places(value: unknown, place: Place = []): Generator<Place> {
  yield place;
  if (Array.isArray(value)) for (const [at, part] of value.entries()) yield* places(part, [...place, at]);
  else if (isObject(value))
    for (const [name, part] of Object.entries(value)) yield* places(part, [...place, name]);
}

function valuesByPath(report: Report): ReadonlyMap<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  for (const place of places(report)) {
    const path = pathOf(place);
    const known = found.get(path);
    if (known) known.push(valueAt(report, place));
    else found.set(path, [valueAt(report, place)]);
  }
  return found;
}

function pathOf(place: Place): string {
  return place
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

function isObject(value: unknown): value is Parent {
  return typeof value === 'object' && value !== null;
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce((part, key) => (part as Parent)[key], value);
}

/** The value with another one at the place, or without its member there. */
function withChange<Value>(value: Value, [key = '', ...within]: Place, ...changed: unknown[]): Value {
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Parent;
  if (within.length > 0) copy[key] = withChange(copy[key], within, ...changed);
  else if (changed.length > 0) [copy[key]] = changed;
  else delete copy[key];
  return copy as Value;
}
