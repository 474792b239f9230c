/**
 * The first line of a CSV file, behind a byte order mark, without which spreadsheets misread all
 * but English.
 */
export function csvHead(names: readonly string[]): string {
  return `\uFEFF${csvLine(names)}`;
}

/**
 * A line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an
 * apostrophe before it (OWASP, CSV Injection), also behind a semicolon, at which many locales split
 * lines; numbers are written as they are.
 * @param isForCoders people judge its texts as they are: only what begins a cell gets an apostrophe
 */
export function csvLine(cells: readonly Cell[], isForCoders = false): string {
  return `${cells.map((each) => cell(each, isForCoders)).join(',')}\r\n`;
}

type Cell = string | number | Date | null;

/**
 * What begins a formula, at the start of a cell; some programs take the full-width signs for the
 * plain ones.
 */
const formula = /(^|[;\t\r\n])([ "']*)(?=[=+\-@＝＋－＠])/g;

function cell(value: Cell, isForCoders: boolean): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  const harmless = value.replaceAll(formula, (found, before: string) =>
    isForCoders && before !== '' ? found : `${found}'`,
  );
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
