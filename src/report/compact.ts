/**
 * The compact view of a stored report: without the question, and with the methodology last (R-G09).
 * All other keys keep their order. A stored report is not validated again.
 */
export function compactReport(report: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { question: _, methodology, ...rest } = report;
  return methodology === undefined ? rest : { ...rest, methodology };
}
