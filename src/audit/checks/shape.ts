import { z } from 'zod';
import { isRecord } from '../../domain/is-record.ts';
import { type Report, reportSchema } from '../../report/schema/report.ts';
import { type CheckedValue, checkedValue } from '../material/finding.ts';
import { emptyTexts, neverNull, unlistedMembers } from '../material/members.ts';

/** The part of a JSON schema that tells the members of an object. */
interface Shape {
  readonly $ref?: string;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

interface Place {
  readonly value: unknown;
  /** As in the report: `evidence.claims[0]`. */
  readonly path: string;
  /** As in the schema: `evidence.claims[]`. */
  readonly at: string;
}

const whole = z.toJSONSchema(reportSchema, { unrepresentable: 'any' }) as Shape & {
  readonly $defs?: Readonly<Record<string, Shape>>;
};

/**
 * Checks that a report has every member that the service writes, filled, and no other: readers may
 * take any for its own.
 */
export function shapeFindings(report: Report): CheckedValue[] {
  return findingsAt({ value: report, path: '', at: '' }, [whole]);
}

function findingsAt(place: Place, shapes: readonly Shape[]): CheckedValue[] {
  const { value, path, at } = place;
  const plain = shapes.flatMap(resolved);
  if (Array.isArray(value)) {
    const items = plain.flatMap(({ items: own }) => (own ? [own] : []));
    return value.flatMap((part, i) =>
      findingsAt({ value: part, path: `${path}[${i}]`, at: `${at}[]` }, items),
    );
  }
  if (isRecord(value)) return memberFindings({ ...place, value }, plain);
  if (value === null && neverNull.has(at)) return [checkedValue(path, null, false, 'a value')];
  if (value === '' && !emptyTexts.has(at)) return [checkedValue(path, value, false, 'a text')];
  return [];
}

function memberFindings(
  { value, path, at }: Place & { readonly value: Readonly<Record<string, unknown>> },
  plain: readonly Shape[],
): CheckedValue[] {
  const known = new Map(plain.flatMap(({ properties = {} }) => Object.entries(properties)));
  const unlisted = unlistedMembers[at] ?? [];
  for (const name of unlisted) known.set(name, {});
  const required = [...plain.flatMap((shape) => shape.required ?? []), ...unlisted];
  // Objects whose members no schema lists are checked by their values.
  if (known.size === 0) return [];
  const within = (parent: string, name: string) => (parent === '' ? name : `${parent}.${name}`);
  const names = Object.keys(value);
  const added = names.filter((name) => !known.has(name));
  const missing = required.filter((name) => value[name] === undefined);
  return [
    checkedValue(path, { added, missing }, added.length + missing.length === 0, 'the members of its schema'),
    ...names.flatMap((name) =>
      findingsAt({ value: value[name], path: within(path, name), at: within(at, name) }, [
        known.get(name) ?? {},
      ]),
    ),
  ];
}

function resolved(shape: Shape): Shape[] {
  const { $ref: ref, anyOf } = shape;
  if (ref !== undefined) return resolved(whole.$defs?.[ref.replace('#/$defs/', '')] ?? {});
  return anyOf ? anyOf.flatMap(resolved) : [shape];
}
