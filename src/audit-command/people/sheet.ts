import { UnreadableMaterial } from '../../audit/material/material.ts';
import { csvHead, csvLine } from '../../text/csv.ts';

/** A sheet as it is read: its header and its rows, all of one length. */
export interface Sheet {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A sheet as CSV. Each cell is one line. */
export function csvOf({ header, rows }: Sheet): string {
  return csvHead(header.map(oneLine)) + rows.map((row) => csvLine(row.map(oneLine), true)).join('');
}

const oneLine = (value: string) => value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * Reads a sheet as spreadsheets save it: with commas, semicolons or tabs between its cells.
 * @throws UnreadableMaterial
 */
export function readSheet(text: string): Sheet {
  const plain = text.replace(/^\uFEFF/, '');
  const [firstLine = ''] = plain.split(/\r?\n/, 1);
  const separator = [',', ';', '\t'].find(
    (each) => firstLine.startsWith(`id${each}`) || firstLine.startsWith(`"id"${each}`),
  );
  if (separator === undefined)
    throw new UnreadableMaterial(
      'the sheet has no column “id” at its beginning: it is no sheet of this command',
    );
  const [header = [], ...rows] = linesOf(plain, separator).filter((row) => row.some((cell) => cell !== ''));
  return { header: header.map((name) => name.trim()), rows };
}

function linesOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quotedAt(text, at, rows.length + 1) : plainAt(text, at, separator);
    row.push(cell);
    at = end + 1;
    if (text[end] === separator) {
      if (at >= text.length) row.push('');
      continue;
    }
    if (text[end] === '\r' && text[end + 1] === '\n') at++;
    rows.push(row);
    row = [];
  }
  return row.length > 0 ? [...rows, row] : rows;
}

function quotedAt(text: string, from: number, line: number): [cell: string, end: number] {
  let at = from + 1;
  let close = text.indexOf('"', at);
  while (close >= 0 && text[close + 1] === '"') {
    at = close + 2;
    close = text.indexOf('"', at);
  }
  if (close < 0)
    throw new UnreadableMaterial(`row ${line} of the sheet has a quotation mark that is not closed`);
  return [text.slice(from + 1, close).replaceAll('""', '"'), close + 1];
}

function plainAt(text: string, from: number, separator: string): [cell: string, end: number] {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  return [text.slice(from, end), end];
}
