import type { ReportFacts } from '../../findings/facts.ts';
import { copyFault, holdsCopy } from '../../text/copied-text.ts';
import { exempting } from '../../text/copy-index.ts';
import { figuresIn, makeFigureFinder } from '../../text/figures/figures.ts';
import { isHarmless } from '../../text/harmless.ts';
import { wordsOfClaim, wordsOfRows } from '../draft/section-problems.ts';
import { codesIn } from '../prose/prose.ts';
import { isIdField, strings } from '../prose/strings.ts';
import { warningsFrom } from '../record/beside.ts';
import type { Report } from '../schema/report.ts';
import { reductionsByCode, sectionsByCode } from '../sections/choose.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Checks that no string but the question holds a slot, an internal id, markup (R-H08), copied text (R-S07) or, in prose, a
 * number of its own (R-R12).
 */
export function textProblems(report: Report, facts: ReportFacts, tables: Tables): string[] {
  const { answer, evidence, analysis } = report;
  return [
    ...copyProblems(report, facts, tables),
    ...markProblems(strings({ answer, evidence, analysis })),
    ...sourceProblems(strings({ answer, analysis }), facts, tables),
  ];
}

type Texts = ReturnType<typeof strings>;

function copyProblems({ question: _, ...printed }: Report, facts: ReportFacts, tables: Tables): string[] {
  // Sentences made by code do not count as copies even if a response contains them: no response may decide whether there is
  // a report.
  const ours = strings([
    printed.methodology,
    sectionsByCode(tables),
    facts.reductions,
    reductionsByCode(tables),
    warningsFrom(facts, tables),
  ]);
  const copies = exempting(
    tables.copies,
    ours.map(({ text }) => text),
  );
  const texts = strings(printed);
  const copied = textsThat(texts, (text) => holdsCopy(copies, text));
  return texts.filter(({ text }) => copied.has(text)).map(({ at }) => `${at}: it ${copyFault}`);
}

function markProblems(shown: Texts): string[] {
  const marked = textsThat(shown, (text) => !isHarmless(text));
  return [
    ...shown
      .filter(({ at, text }) => marked.has(text) && !isId(at))
      .map(({ at }) => `${at}: markup or a hidden sign is left in it`),
    ...shown.filter(({ text }) => /\{\{|\}\}/.test(text)).map(({ at }) => `${at}: a slot is left in it`),
  ];
}

/** Checks that the ids and numbers in prose come from the question, the findings or the computed values. */
function sourceProblems(prose: Texts, { findings }: ReportFacts, tables: Tables): string[] {
  const { question, claims, camps, uncertaintyNotes, quantities, cases } = findings;
  const wordings = strings([question, claims, camps, uncertaintyNotes, quantities, cases]);
  const computed = strings([sectionsByCode(tables), [...tables.slots.values()]]);
  const known = new Set(codesIn(wordings.map(({ text }) => text).join('\n')));
  const isKnown = makeFigureFinder([
    ...[...wordings, ...computed].map(({ text }) => text),
    ...tables.claims.flatMap((tally) => wordsOfClaim(tally, tables)),
    ...wordsOfRows(tables),
  ]);
  return [
    ...prose
      .filter(({ at, text }) => !at.includes('model_ids') && codesIn(text).some((code) => !known.has(code)))
      .map(({ at }) => `${at}: an internal id is left in it`),
    ...prose
      // Where a copied run was cut, a number may have been cut as well.
      .filter(({ text }) => !text.includes('[…]') && !figuresIn(text).every(isKnown))
      .filter(({ at }) => !isId(at))
      .map(({ at }) => `${at}: a number in it stands in no source`),
  ];
}

function isId(at: string): boolean {
  return at.split('.').some(isIdField);
}

/** Judges each text only once: model ids occur in a report thousands of times. */
function textsThat(found: Texts, isSo: (text: string) => boolean): ReadonlySet<string> {
  return new Set([...new Set(found.map(({ text }) => text))].filter(isSo));
}
