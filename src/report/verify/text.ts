import type { ReportFacts } from '../../findings/facts.ts';
import { copyFault, holdsCopy } from '../../text/copied-text.ts';
import { exempting } from '../../text/copy-index.ts';
import { figuresIn, makeFigureFinder } from '../../text/figures/figures.ts';
import { isHarmless } from '../../text/harmless.ts';
import { wordsOfQuantity } from '../draft/section-problems.ts';
import { codesIn } from '../prose/prose.ts';
import { isIdField, strings } from '../prose/strings.ts';
import { leftOut } from '../record/left-out.ts';
import type { Report } from '../schema/report.ts';
import { reductionsByCode, sectionsByCode } from '../sections/choose.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Checks that no string but the question holds a slot, an internal id, markup (R-H08), copied text (R-S07) or, in prose, a
 * number of its own (R-R12).
 */
export function textProblems(report: Report, facts: ReportFacts, tables: Tables): string[] {
  const { findings } = facts;
  // Sentences of code are no copies even if a response holds them: no response may decide whether there is a report.
  const ours = [
    report.methodology,
    sectionsByCode(tables),
    facts.reductions,
    reductionsByCode(tables),
    leftOut(facts, tables.panel),
  ];
  const copies = exempting(
    tables.copies,
    strings(ours).map(({ text }) => text),
  );
  const wordings = strings([
    findings.claims,
    findings.camps,
    findings.uncertaintyNotes,
    findings.quantities,
    findings.conditions,
  ]).map(({ text }) => text);
  const known = new Set(codesIn([findings.question, ...wordings].join('\n')));
  const { question: _, ...rest } = report;
  const printed = strings(rest);
  const copied = textsThat(printed, (text) => holdsCopy(copies, text));
  const shown = strings({ answer: report.answer, evidence: report.evidence, analysis: report.analysis });
  const marked = textsThat(shown, (text) => !isHarmless(text));
  const prose = strings({ answer: report.answer, analysis: report.analysis });
  const computed = strings([sectionsByCode(tables), [...tables.slots.values()]]).map(({ text }) => text);
  const isKnown = makeFigureFinder([
    findings.question,
    ...wordings,
    ...computed,
    ...tables.quantities.flatMap(wordsOfQuantity),
  ]);
  return [
    ...printed.filter(({ text }) => copied.has(text)).map(({ at }) => `${at}: it ${copyFault}`),
    ...shown
      .filter(({ at, text }) => marked.has(text) && !at.split('.').some(isIdField))
      .map(({ at }) => `${at}: markup or a hidden sign is left in it`),
    ...shown.filter(({ text }) => /\{\{|\}\}/.test(text)).map(({ at }) => `${at}: a slot is left in it`),
    ...prose
      .filter(({ at, text }) => !at.includes('model_ids') && codesIn(text).some((code) => !known.has(code)))
      .map(({ at }) => `${at}: an internal id is left in it`),
    ...prose
      // Where a copied run was cut, a number may have been cut as well.
      .filter(({ text }) => !text.includes('[…]') && !figuresIn(text).every(isKnown))
      .filter(({ at }) => !at.split('.').some(isIdField))
      .map(({ at }) => `${at}: a number in it stands in no source`),
  ];
}

/** Each text is judged once: the models' ids stand in a report thousands of times. */
function textsThat(found: ReturnType<typeof strings>, isSo: (text: string) => boolean): ReadonlySet<string> {
  return new Set([...new Set(found.map(({ text }) => text))].filter(isSo));
}
