/**
 * The width to print for.
 * @param terminal what a terminal reports: some, as of `script` or of a CI, report 0
 * @param variable COLUMNS, which whoever pipes the output may set
 */
export function columnsOf(terminal: number | undefined, variable: string | undefined): number {
  return terminal || (/^\d{1,5}$/.test(variable ?? '') && Number(variable)) || 80;
}
