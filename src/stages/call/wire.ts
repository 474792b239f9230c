import type { z } from 'zod';
import { isRecord } from '../../domain/is-record.ts';

/**
 * The compact form in which an output is sent, because output tokens cost most, in money and in
 * time.
 */
export interface Wire {
  /** For the JSON schema of the call. */
  readonly schema: z.ZodType;
  /**
   * Returns the full output, entry by entry. Unreadable entries stay as they are, so that the
   * schema of the full output refuses them.
   */
  readonly expand: (sent: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** Separates the fields of a line. */
export const fieldMark = '|';

/**
 * Reads a list of lines with a function for one line. Entries that already are objects stay: some
 * models send the full form although the compact one was asked for.
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
