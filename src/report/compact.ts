/**
 * The compact view of a stored report: without the question, with the methodology last (R-G09). Works on the stored
 * JSON as it is, since a stored report is not validated again; all other keys keep their order.
 */
export function compactReport(report: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { question: _, methodology, ...rest } = report;
  return methodology === undefined ? rest : { ...rest, methodology };
}
