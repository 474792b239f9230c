import { copyFault, holdsCopy } from '../text/copied-text.ts';
import { exempting } from '../text/copy-index.ts';
import { isHarmless } from '../text/harmless.ts';
import { reductionsByCode, sectionsByCode } from './choose-sections.ts';
import { reportContext } from './context.ts';
import { evidenceOf, type ReportFacts } from './facts.ts';
import { leftOut } from './left-out.ts';
import { codesIn } from './prose.ts';
import type { Report } from './schema.ts';
import { isIdField, strings } from './strings.ts';

/** No slot, no internal id, no markup (R-H08) and no copied text in any string of the report but the question (R-S07). */
export function textProblems(report: Report, facts: ReportFacts): string[] {
  const context = reportContext(evidenceOf(facts));
  // What code words is no copy, whoever repeats it: a response may not decide whether there is a report.
  const ours = [
    report.methodology,
    sectionsByCode(context),
    facts.reductions,
    reductionsByCode(context),
    leftOut(facts, context.panel),
  ];
  const copies = exempting(
    context.copies,
    strings(ours).map(({ text }) => text),
  );
  const wordings = strings([facts.claims, facts.camps, facts.uncertaintyNotes]).map(({ text }) => text);
  const known = new Set(codesIn([facts.run.prompt, ...wordings].join('\n')));
  const { question: _, ...printed } = report;
  const prose = strings({ answer: report.answer, analysis: report.analysis });
  return [
    ...strings(printed)
      .filter(({ text }) => holdsCopy(copies, text))
      .map(({ at }) => `${at}: it ${copyFault}`),
    ...strings({ answer: report.answer, evidence: report.evidence, analysis: report.analysis })
      .filter(({ at, text }) => !at.split('.').some(isIdField) && !isHarmless(text))
      .map(({ at }) => `${at}: markup or a hidden sign is left in it`),
    ...strings({ answer: report.answer, evidence: report.evidence, analysis: report.analysis })
      .filter(({ text }) => /\{\{|\}\}/.test(text))
      .map(({ at }) => `${at}: a slot is left in it`),
    ...prose
      .filter(({ at, text }) => !at.includes('model_ids') && codesIn(text).some((code) => !known.has(code)))
      .map(({ at }) => `${at}: an internal id is left in it`),
  ];
}
