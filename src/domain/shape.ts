import { isRecord } from './is-record.ts';
/**
 * Checks and copies a value that crosses to Temporal. Types are derived from shapes, so that both
 * agree. Not zod, which would add 1 MB to the workflows' bundle.
 */
export interface Shape<Value> {
  /** Copies the parts of the value that the shape knows, and records all that does not fit. */
  readonly read: (value: unknown, at: string, found: Faults) => Value;
}

export type ValueOf<S> = S extends Shape<infer Value> ? Value : never;

/** Paths in a value, such as `models.3.gateway`; never the values there. */
interface Faults {
  readonly unknown: string[];
  readonly wrong: string[];
}

/** Thrown for a value that does not fit its shape. The message names paths, never values. */
export class ShapeError extends Error {
  constructor(paths: readonly string[]) {
    super(`a message does not have its shape: ${shortList(paths)}`);
    this.name = 'ShapeError';
  }
}

/**
 * The value without the fields that its shape does not know.
 * @param onUnknown called with the paths of such fields; what it throws is passed on
 * @throws ShapeError if a field is missing or does not fit its shape
 */
export function fitted<Value>(
  shape: Shape<Value>,
  value: unknown,
  onUnknown: (paths: string) => void,
): Value {
  const found: Faults = { unknown: [], wrong: [] };
  const copy = shape.read(value, '', found);
  if (found.wrong.length > 0) throw new ShapeError(found.wrong);
  if (found.unknown.length > 0) onUnknown(shortList(found.unknown));
  return copy;
}

/** A name without spaces: an id, a gateway. Too narrow for a sentence. */
export const identifier = textLike(/^[\x21-\x7e]{1,200}$/);
export const uuid = textLike(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
export const flag = when((value): value is boolean => typeof value === 'boolean');
export const wholeNumber = when(
  (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0,
);
export const nothing = when((value): value is undefined => value === undefined);

export function isIdentifier(text: string): boolean {
  return fits(identifier, text);
}

export function oneOf<const Word extends string>(words: readonly Word[]): Shape<Word> {
  return when((value): value is Word => words.includes(value as Word));
}

export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return { read: (value, at, found) => (value === null ? null : shape.read(value, at, found)) };
}

export function listOf<Value>(shape: Shape<Value>): Shape<readonly Value[]> {
  return {
    read(value, at, found) {
      if (Array.isArray(value))
        return value.map((each, index) => shape.read(each, inside(at, `${index}`), found));
      found.wrong.push(at);
      return [];
    },
  };
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
type RecordOf<Of extends Fields> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

export function record<Of extends Fields>(fields: Of): Shape<RecordOf<Of>> {
  return {
    read(value, at, found) {
      const given = isRecord(value) ? value : {};
      if (!isRecord(value)) found.wrong.push(at);
      for (const name of Object.keys(given))
        if (!Object.hasOwn(fields, name)) found.unknown.push(inside(at, name));
      const members = Object.entries(fields).map(([name, shape]) => [
        name,
        shape.read(given[name], inside(at, name), found),
      ]);
      return Object.fromEntries(members);
    },
  };
}

/** The first shape that the value fits. */
export function either<First, Second>(first: Shape<First>, second: Shape<Second>): Shape<First | Second> {
  return {
    read: (value, at, found) => (fits(first, value) ? first : second).read(value, at, found),
  };
}

function fits(shape: Shape<unknown>, value: unknown): boolean {
  const found: Faults = { unknown: [], wrong: [] };
  shape.read(value, '', found);
  return found.wrong.length === 0;
}

function when<Value>(holds: (value: unknown) => value is Value): Shape<Value> {
  return {
    read(value, at, found) {
      if (!holds(value)) found.wrong.push(at);
      return value as Value; // If it does not fit, `fitted` throws, so the value goes nowhere.
    },
  };
}

function textLike(pattern: RegExp): Shape<string> {
  return when((value): value is string => typeof value === 'string' && pattern.test(value));
}

function inside(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}

function shortList(paths: readonly string[]): string {
  const shown = paths.slice(0, 5).map((path) => (path === '' ? 'the whole' : path.slice(0, 80)));
  return shown.join(', ') + (paths.length > 5 ? ', …' : '');
}
