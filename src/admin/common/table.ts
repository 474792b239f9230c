/** Formats rows under a header, in columns as wide as their widest cell. */
export function table(header: readonly string[], rows: readonly (readonly TableCell[])[]): string {
  const cells = [header, ...rows].map((row) => row.map(cellText));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** A cell: null is shown as a dash, a time in UTC to the second. */
export type TableCell = string | number | Date | null;

/** Removes control characters: users choose names, and some could move the terminal's cursor. */
export function cellText(cell: TableCell): string {
  if (cell === null) return '-';
  if (cell instanceof Date) return `${cell.toISOString().slice(0, 19)}Z`;
  return String(cell).replaceAll(/\p{Cc}/gu, '?');
}
