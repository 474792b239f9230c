import type { z } from 'zod';
import { isRecord } from '../../domain/is-record.ts';

/**
 * The compact form in which an output is sent, because output tokens cost most, in money and in
 * time.
 */
export interface Wire {
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

/**
 * The fields of a line, trimmed. A bar separates them if it has white space or an end of the line
 * on both sides and stands in no bracket, or if it is the first one and stands directly behind the
 * place: others belong to a formula, a type or a command, as in "P(A | B)" and "string|null".
 */
export function fieldsOf(line: string): string[] {
  // Some models leave the white space out, then everywhere.
  const isUnspaced = barBehindPlace.test(line) && !separatingBar.test(line.slice(1, -1));
  const parts = isUnspaced
    ? line.split(fieldMark)
    : line.replace(barBehindPlace, `$1 ${fieldMark} `).split(separatingBar);
  const depths = parts.map(depthOf);
  const isBalanced = depths.reduce((sum, depth) => sum + depth, 0) === 0;
  const fields: string[][] = [];
  let depth = 0;
  for (const [at, part] of parts.entries()) {
    if (depth > 0 && isBalanced) fields.at(-1)?.push(part);
    else fields.push([part]);
    depth += depths[at] ?? 0;
  }
  return fields.map((field) => field.join(fieldMark).trim());
}

const separatingBar = /(?<=^|\s)\|(?=\s|$)/;
const barBehindPlace = /^([\s[]*\d[^\p{L}|]*)(?<=\S)\|/u;

/** How many more brackets open in a text than close. */
function depthOf(text: string): number {
  return (text.match(/[([{]/g)?.length ?? 0) - (text.match(/[)\]}]/g)?.length ?? 0);
}

/**
 * An id, a sign or a word for one, and sentences: "C4 + 12", "[C4]: support 12-13". "+-" and "+/-"
 * are the sign ±.
 */
export function idSignSentences(line: string): {
  readonly id: string;
  readonly sign: string;
  /** Null if anything else stands there. */
  readonly sentences: number[] | null;
} {
  const { id, rest } = idAndRest(line);
  const [sign = ''] = /^(?:\+\/?[-−](?=\s|$)|[-+−–~±?0]|[a-z_]+)/.exec(rest) ?? [];
  const behind = rest.slice(sign.length);
  // "~-" has a second sign, which is no dash before or between sentences.
  const sentences = /^[~±][-–]/.test(sign + behind) ? null : sentenceNumbers(behind.replace(/\.\s*$/, ''));
  return { id, sign: /^\+\W/.test(sign) ? '±' : sign, sentences };
}

/** The first word of a line, and the rest without leading brackets and marks. */
export function idAndRest(line: string): { readonly id: string; readonly rest: string } {
  const [id = ''] = /\w+/.exec(line) ?? [];
  const behind = line.slice(line.indexOf(id) + id.length);
  return { id, rest: behind.replace(/^[\s|:;,\])]+/, '').replaceAll(fieldMark, ' ') };
}

/** The numbers in "12", "12,13", "[12], [13]" and "12-13"; null if the text holds anything else. */
export function sentenceNumbers(text: string): number[] | null {
  if (!/^[\s\d,;&[\]–-]*$/.test(text)) return null;
  return (text.match(/\d+/g) ?? []).map(Number);
}
