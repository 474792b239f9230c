import { UnreadableMaterial } from '../../audit/material/material.ts';
import { alphaInterval, type Interval, krippendorffAlpha } from '../../findings/reliability.ts';
import { wilson } from '../../findings/wilson.ts';
import { type CodedCell, codes, type PersonsCode } from './cells.ts';
import type { Sheet } from './sheet.ts';

/** The columns that the command writes; every other one is a coder's. */
export const ownColumns = ['id', 'claim', 'passage'] as const;

/** A part of a whole, with its 95 % interval. */
export interface Share {
  readonly part: number;
  readonly whole: number;
  readonly interval: Interval | null;
}

export interface CoderScore {
  readonly coder: string;
  /** Of the printed stances that this person coded: those that the person finds as well. */
  readonly right: Share;
  /**
   * Of the pairs that the report says are not addressed: those in which the person finds a stance.
   */
  readonly missed: Share;
  readonly alpha: number | null;
  readonly alphaInterval: Interval | null;
  readonly blank: number;
}

export interface Score {
  readonly coders: readonly CoderScore[];
  /** Of the people among themselves; null for one coder. */
  readonly alphaOfPeople: number | null;
}

interface CodedRow {
  readonly cell: CodedCell;
  /** By coder; null where nothing is written. */
  readonly codes: readonly (PersonsCode | null)[];
}

/**
 * Compares what people coded with what the report says.
 * @throws UnreadableMaterial if the sheet does not belong to the report or holds anything but codes
 */
export function scoreOf({ header, rows }: Sheet, cells: readonly CodedCell[]): Score {
  const columns = header.flatMap((name, at) =>
    ownColumns.some((own) => own === name) ? [] : [{ name, at }],
  );
  if (columns.length === 0) throw new UnreadableMaterial('the sheet has no column for a coder');
  const coded = codedRows(rows, columns, new Map(cells.map((cell) => [cell.id, cell])));
  const coders = columns.map(({ name }, at) => coderScore(name || `coder ${at + 1}`, at, coded));
  const used = coders.filter(({ right, missed }) => right.whole + missed.whole > 0);
  if (used.length === 0) throw new UnreadableMaterial('nobody has written a code into the sheet');
  return {
    coders: used,
    alphaOfPeople: used.length < 2 ? null : krippendorffAlpha(coded.map((row) => row.codes.filter(isCode))),
  };
}

function codedRows(
  rows: Sheet['rows'],
  columns: readonly { readonly name: string; readonly at: number }[],
  cellOf: ReadonlyMap<string, CodedCell>,
): CodedRow[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const [id = ''] = row;
    const line = `row ${index + 2} of the sheet`;
    const cell = cellOf.get(id.trim());
    if (!cell)
      throw new UnreadableMaterial(`${line}: the report has no “${id}”; is it the report of this sheet?`);
    if (seen.has(cell.id)) throw new UnreadableMaterial(`${line}: “${id}” stands in the sheet twice`);
    seen.add(cell.id);
    return { cell, codes: columns.map(({ at }) => codeIn(row[at] ?? '', line)) };
  });
}

function codeIn(text: string, line: string): PersonsCode | null {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  if (word === '') return null;
  const code = codes.find((each) => each === word);
  if (code) return code;
  throw new UnreadableMaterial(`${line}: “${text.trim().slice(0, 40)}” is none of ${codes.join(', ')}`);
}

function coderScore(coder: string, column: number, rows: readonly CodedRow[]): CoderScore {
  const own = rows.flatMap(({ cell, codes: all }) => {
    const code = all[column];
    return code ? [{ cell, code }] : [];
  });
  const printed = own.filter(({ cell }) => cell.code !== 'not_addressed');
  const silent = own.filter(({ cell }) => cell.code === 'not_addressed');
  const unit = ({ cell, code }: (typeof own)[number]) => [cell.code, code];
  const responses = [...Map.groupBy(own, ({ cell }) => cell.modelId).values()];
  return {
    coder,
    right: shareOf(printed.filter(({ cell, code }) => cell.code === code).length, printed.length),
    missed: shareOf(silent.filter(({ code }) => code !== 'not_addressed').length, silent.length),
    alpha: krippendorffAlpha(own.map(unit)),
    alphaInterval: alphaInterval(responses.map((some) => some.map(unit))),
    blank: rows.length - own.length,
  };
}

function isCode(code: PersonsCode | null): code is PersonsCode {
  return code !== null;
}

function shareOf(part: number, whole: number): Share {
  return { part, whole, interval: wilson(part, whole) };
}
