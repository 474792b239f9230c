import { wordsOfQuantity } from '../../report/draft/section-problems.ts';
import { harmlessOnceFilled } from '../../report/prose/presentable.ts';
import { numberCheck, panelAmountCheck } from '../../report/prose/prose.ts';
import { withoutClauses } from '../../report/prose/slots.ts';
import { isIdField, strings } from '../../report/prose/strings.ts';
import type { Report } from '../../report/schema/report.ts';
import { sectionsByCode } from '../../report/sections/choose.ts';
import { type Finding, finding } from '../material/finding.ts';
import type { Rebuilt } from '../material/rebuild.ts';
import { readingsOf } from './readings.ts';

const expected = 'only amounts that the counts give, worded by code';

/**
 * Checks every sentence of answer and analysis: code made it from the counts, or its only amounts of the panel are clauses
 * made from the counts. Numbers from the question and the claims belong to the subject.
 */
export function proseFindings(report: Report, { tables }: Rebuilt): Finding[] {
  const { answer, analysis } = report;
  const byCode = new Set(strings(sectionsByCode(tables)).map(({ text }) => harmlessOnceFilled(text)));
  const cited = citedIn(tables);
  const [numbersIn, amountsIn] = [
    numberCheck(cited, tables.known, tables.language),
    panelAmountCheck(cited, tables.language),
  ];
  const isRead = sectionsRead(report);
  return strings({ answer, analysis })
    .filter(({ at }) => !at.split('.').some(isIdField))
    .map(({ at, text }) => {
      const own = withoutClauses(text, tables.slots);
      const holds =
        byCode.has(text) || numbersIn(own).length + (isRead(at) ? 0 : amountsIn(own).length) === 0;
      return finding(at.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]'), text, holds, expected);
    });
}

/**
 * Tells whether a model has read the section at a path. Then its words are judged, and lists of words would find amounts
 * where there are none.
 */
function sectionsRead(report: Report): (at: string) => boolean {
  const read = new Set(
    readingsOf(report).flatMap(({ section, reader }) => (reader === null ? [] : [section as string])),
  );
  return (at) => {
    const [part = '', list = ''] = at.split('.');
    return read.has(part === 'analysis' ? list : part);
  };
}

function citedIn({ question, claims, camps, quantities, conditions }: Rebuilt['tables']): string {
  return [
    question,
    ...claims.flatMap(({ claim, sided }) => [
      claim.statement,
      ...[...sided.supporting, ...sided.opposing].map(({ wording }) => wording),
    ]),
    ...camps.flatMap(({ camp }) => [camp.label, camp.thesis, camp.recommendedOption ?? '']),
    ...conditions.flatMap(({ condition, option }) => [condition, option]),
    ...quantities.flatMap(wordsOfQuantity),
  ].join('\n');
}
