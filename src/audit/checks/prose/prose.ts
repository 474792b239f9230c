import { wordsOfClaim, wordsOfRows } from '../../../report/draft/row-words.ts';
import { asSource, calculatedIn } from '../../../report/prose/calculations.ts';
import { plainText } from '../../../report/prose/presentable.ts';
import { codesIn, numberCheck } from '../../../report/prose/prose.ts';
import { strings } from '../../../report/prose/strings.ts';
import type { Report } from '../../../report/schema/report.ts';
import { sectionsByCode } from '../../../report/sections/choose.ts';
import { withoutSteps } from '../../../text/form/steps.ts';
import { statedConditions } from '../../material/conditions.ts';
import { type CheckedValue, checkedValue, isIdAt, pathOf } from '../../material/finding.ts';
import type { Origin } from '../../material/material.ts';
import type { Rebuilt } from '../../material/rebuild.ts';
import { sourcedParts } from './sources.ts';

const expected = 'only numbers that the counts or the sources give, and no internal id';
const byReader = 'only what code makes, since no other model than its writer read it';

/**
 * Checks every sentence of answer and analysis: code made it from the counts, or its only numbers
 * are those of the question, of the claims and of its sources, and another model than its writer
 * read it (R-R22).
 */
export function proseFindings(
  report: Report,
  { findings, tables }: Rebuilt,
  origin: Origin | null,
): CheckedValue[] {
  const { answer, analysis } = report;
  // A report does not say what a note said before its writer put it into other words.
  const notes = (origin?.facts.findings ?? findings).uncertaintyNotes;
  const byCode = new Set(strings(sectionsByCode(tables)).map(({ text }) => plainText(text)));
  const cited = citedIn({ tables });
  const numbersIn = numberCheck(cited, tables.known, tables.language);
  const numbersBeside = (sources: string) =>
    sources === ''
      ? numbersIn
      : numberCheck(`${cited}\n${sources}`, `${tables.known}\n${sources}`, tables.language);
  const codes = new Set(codesIn([cited, ...notes.map(({ description }) => description)].join('\n')));
  const unread = unreadIn(report);
  return [
    ...writerFindings(report, byCode, unread),
    ...strings({ answer: answer && { ...answer, sources: [] }, analysis })
      .filter(({ at }) => !isIdAt(at))
      .map(({ at, text }) => {
        if (unread.has(sectionAt(at))) return checkedValue(pathOf(at), text, byCode.has(text), byReader);
        const own = byCode.has(text) ? '' : text;
        const numbers = sourcedParts(report, pathOf(at), withoutSteps(text), findings.models).flatMap(
          ({ words, sources, calculations }) => {
            if (byCode.has(text)) return [];
            const names = calculations.map((each) => `=${each}`);
            const { figures, problems } = calculatedIn(names, numbersBeside(sources));
            const given = figures.length === 0 ? sources : `${sources}\n${asSource(figures)}`;
            return [...problems, ...numbersBeside(given)(words)];
          },
        );
        const holds = numbers.length === 0 && codesIn(own).every((code) => codes.has(code));
        return checkedValue(pathOf(at), text, holds, expected);
      }),
  ];
}

/** The sections whose words nobody but their writer read. Code makes them (R-R22). */
function unreadIn(report: Report): ReadonlySet<string> {
  const sections = statedConditions(report)?.prose.sections ?? [];
  return new Set(
    sections
      .filter(({ reader, sentences }) => reader === null && sentences > 0)
      .map(({ section }) => section),
  );
}

/**
 * `answer.headline`, `analysis.disagreements.0.issue`; of the answer what a writer can word, since
 * its other fields, such as `flags`, have their own checks.
 */
function sectionAt(at: string): string {
  const [part = '', field = ''] = at.split('.');
  if (part === 'analysis') return field;
  return wordedFields.includes(field) ? part : '';
}

const wordedFields = [
  ...['headline', 'direct_answer', 'rationale', 'key_points', 'assessment', 'recommendation'],
  'ranked_options',
];

/**
 * Checks that code says that it worded what it worded, and nothing else; it worded all entries that
 * nobody read.
 */
function writerFindings(
  { analysis }: Report,
  byCode: ReadonlySet<string>,
  unread: ReadonlySet<string>,
): CheckedValue[] {
  const { disagreements = [], minority_insights: insights = [], uncertainties = [] } = analysis ?? {};
  const entries = [
    ...disagreements.map(({ written_by, issue }, at) => [`disagreements[${at}]`, written_by, issue] as const),
    ...insights.map(
      ({ written_by, insight }, at) => [`minority_insights[${at}]`, written_by, insight] as const,
    ),
    ...uncertainties.map(
      ({ written_by, description }, at) => [`uncertainties[${at}]`, written_by, description] as const,
    ),
  ];
  return entries.flatMap(([path, writer, text]) => {
    const at = `analysis.${path}.written_by`;
    if (writer === 'code') return [checkedValue(at, writer, byCode.has(text), 'nothing')];
    const isUnread = unread.has(path.replace(/\[.*/, ''));
    return isUnread ? [checkedValue(at, writer, false, 'code')] : [];
  });
}

function citedIn({ tables }: Pick<Rebuilt, 'tables'>): string {
  const { question, claims } = tables;
  return [question, ...claims.flatMap((tally) => wordsOfClaim(tally, tables)), ...wordsOfRows(tables)].join(
    '\n',
  );
}
