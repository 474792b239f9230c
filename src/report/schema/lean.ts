import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isRecord } from '../../domain/is-record.ts';
import { count } from './parts/values.ts';

/** A value without the members that say nothing. */
export type Lean<T> = T extends readonly (infer Entry)[]
  ? Lean<Entry>[]
  : T extends object
    ? { [Name in keyof T]?: Lean<T[Name]> }
    : T;

/**
 * The schema of a lean value: members that can say nothing are optional. A count says nothing if it
 * is 0, a list if it is empty, an object if all its members say nothing, other values if they are
 * false or null.
 */
export function leanSchema<Whole extends z.ZodType>(schema: Whole): z.ZodType<Lean<z.infer<Whole>>> {
  return leanOf(schema) as unknown as z.ZodType<Lean<z.infer<Whole>>>;
}

/** Leaves out what says nothing. */
export function lean<Whole extends z.ZodType>(schema: Whole, value: z.infer<Whole>): Lean<z.infer<Whole>> {
  return eachMember(schema, value, (member, own) => {
    const short = lean(member, own);
    return isDeepStrictEqual(short, lean(member, nothingOf(member))) ? undefined : short;
  }) as Lean<z.infer<Whole>>;
}

/** The whole value again. What the schema does not know stays. */
export function filled<Whole extends z.ZodType>(schema: Whole, value: Lean<z.infer<Whole>>): z.infer<Whole> {
  return eachMember(schema, value, (member, own) =>
    own === undefined ? nothingOf(member) : filled(member, own),
  ) as z.infer<Whole>;
}

function leanOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable) return leanOf(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodArray) return z.array(leanOf(schema.element as z.ZodType));
  if (!(schema instanceof z.ZodObject)) return schema;
  return z.looseObject(
    Object.fromEntries(
      membersOf(schema).map(([name, member]) => [
        name,
        nothingOf(member) === undefined ? leanOf(member) : leanOf(member).optional(),
      ]),
    ),
  );
}

/** Members for which `made` returns undefined are left out. */
function eachMember(
  schema: z.ZodType,
  value: unknown,
  made: (member: z.ZodType, own: unknown) => unknown,
): unknown {
  const plain = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  if (plain instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => eachMember(plain.element as z.ZodType, entry, made));
  if (!(plain instanceof z.ZodObject && isRecord(value))) return value;
  const known = membersOf(plain).map(([name, member]) => [name, made(member, value[name])] as const);
  const others = Object.entries(value).filter(([name]) => !(name in plain.shape));
  return Object.fromEntries([...known, ...others].filter(([, own]) => own !== undefined));
}

/** What the value is when it says nothing; undefined if it always says something. */
function nothingOf(schema: z.ZodType): unknown {
  if (schema === count) return 0;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodBoolean) return false;
  if (!(schema instanceof z.ZodObject)) return undefined;
  const members = membersOf(schema).map(([name, member]) => [name, nothingOf(member)]);
  return members.some(([, own]) => own === undefined) ? undefined : Object.fromEntries(members);
}

function membersOf(schema: z.ZodObject): [string, z.ZodType][] {
  return Object.entries(schema.shape) as [string, z.ZodType][];
}
