import { z } from 'zod';
import { secret } from '../domain/secret.ts';

/** Documentation of a variable for `.env.example` and error messages, attached to its schema. */
export interface VariableNote {
  /** One or two sentences for the operator. */
  readonly about: string;
  /** The valid values, as a phrase that follows "takes". */
  readonly takes: string;
  /** Example value for `.env.example` if there is no default. */
  readonly example?: string;
  /** The value is never printed. */
  readonly secret?: boolean;
}

const notes = z.registry<VariableNote>();

export function noteOf(schema: z.ZodType): VariableNote {
  const note = notes.get(schema);
  if (!note) throw new Error('a variable of the configuration has no note');
  return note;
}

/**
 * Attaches a note. It must be the last call on a schema, because zod's methods return new schemas.
 */
export function noted<T extends z.ZodType>(schema: T, note: VariableNote): T {
  notes.add(schema, note);
  return schema;
}

export function textVariable(standard: string, note: VariableNote) {
  return noted(z.string().default(standard), note);
}

/** Optional text; null if unset. */
export function optionalText(note: VariableNote) {
  return noted(z.string().nullable().default(null), note);
}

/** Optional text that must pass a test; null if unset. */
export function optionalMatch(test: (value: string) => boolean, note: VariableNote) {
  return noted(z.string().refine(test).nullable().default(null), note);
}

/** Optional text that is never shown; null if unset. */
export function optionalSecret(note: VariableNote, test: (value: string) => boolean = () => true) {
  const schema = z.string().refine(test).transform(secret).nullable().default(null);
  return noted(schema, { ...note, secret: true });
}

export function port(standard: number, about: string) {
  return wholeNumberVariable(standard, 1, 65_535, about, 'a port number');
}

/** @param initial null: the rest of the configuration decides */
export function onOrOff(initial: 'on' | 'off' | null, about: string) {
  return noted(z.enum(['on', 'off']).nullable().default(initial), { about, takes: 'one of on, off' });
}

const whole = /^\d{1,15}$/;
const decimal = /^\d{1,9}(\.\d{1,9})?$/;

function numeral(form: RegExp, least: number, most: number) {
  return z.string().regex(form).transform(Number).pipe(z.number().min(least).max(most));
}

/** A whole number between two inclusive bounds. */
export function wholeNumberVariable(
  standard: number,
  least: number,
  most: number,
  about: string,
  what?: string,
) {
  const takes = `${what ?? 'a whole number'} from ${least} to ${most}`;
  const schema = numeral(whole, least, most).default(standard);
  return noted(schema, { about, takes });
}

/** An optional whole number between two inclusive bounds; null if unset. */
export function optionalWholeNumber(least: number, most: number, note: Omit<VariableNote, 'takes'>) {
  const schema = numeral(whole, least, most).nullable().default(null);
  return noted(schema, { ...note, takes: `a whole number from ${least} to ${most}` });
}

/** An optional number between two inclusive bounds; fractions are allowed; null if unset. */
export function optionalDecimal(least: number, most: number, note: Omit<VariableNote, 'takes'>) {
  const schema = numeral(decimal, least, most).nullable().default(null);
  return noted(schema, { ...note, takes: `a number from ${least} to ${most}` });
}

/** A number between two inclusive bounds; fractions are allowed. */
export function decimalNumber(standard: number, least: number, most: number, about: string) {
  const schema = numeral(decimal, least, most).default(standard);
  return noted(schema, { about, takes: `a number from ${least} to ${most}` });
}

/** Comma-separated words, each of which must pass a test; null if unset. */
export function optionalList(note: VariableNote, test: (word: string) => boolean = () => true) {
  const words = z.string().transform((value) =>
    value
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );
  return noted(
    words
      .pipe(z.array(z.string().refine(test)).min(1))
      .nullable()
      .default(null),
    note,
  );
}

/** The two models of a stage. Of SYNTHESIZERS and of labelling there may be a third one. */
export function stageSynthesizers(
  does: string,
  takes = 'two model ids of different labs, separated by commas',
) {
  return optionalList({
    about: `Two models of different labs that ${does}; cheaper ones may do. Unset: SYNTHESIZERS.`,
    takes,
    example: 'lab-one/small,lab-two/small',
  });
}
