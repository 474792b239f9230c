import type { z } from 'zod';
import { isRecord } from '../../domain/is-record.ts';

/** The compact form in which an output is sent: tokens of output cost most, in money and in time. */
export interface Wire {
  /** For the JSON schema of the call. */
  readonly schema: z.ZodType;
  /** The output in full, entry for entry. What can't be read is left as it is, for the schema of the full output to refuse. */
  readonly expand: (sent: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** Between the fields of a line. */
export const fieldMark = '|';

/**
 * Reads a list of lines by a pattern-free function for one line. Entries that already are objects stay: some models send what
 * is meant rather than what is asked.
 */
export function readLines(given: unknown, readLine: (line: string) => unknown): unknown {
  if (!Array.isArray(given)) return given;
  return given.map((entry) => {
    if (isRecord(entry)) return entry;
    return readLine(Array.isArray(entry) ? entry.join(` ${fieldMark} `) : String(entry ?? ''));
  });
}

/** The fields of a line, trimmed. */
export function fieldsOf(line: string): string[] {
  return line.split(fieldMark).map((field) => field.trim());
}

/** The numbers in "12", "12,13", "[12], [13]" and "12-13"; null if the text holds anything else. */
export function numbersIn(text: string): number[] | null {
  if (!/^[\s\d,;&[\]–-]*$/.test(text)) return null;
  return (text.match(/\d+/g) ?? []).map(Number);
}
