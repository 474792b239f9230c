import type { ReportFacts } from '../../../src/findings/facts.ts';
import type { Findings } from '../../../src/findings/findings.ts';
import { textLengths } from '../../../src/findings/text-lengths.ts';
import { reportFrom } from '../../../src/report/assemble.ts';
import { presentEvidence } from '../../../src/report/prose/presentable.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { excerptsIn } from '../../../src/report/tables/passages.ts';
import { type Tables, tablesFrom } from '../../../src/report/tables/tables.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';
import { languageOf } from '../../../src/text/language/language-of.ts';

/** The report of facts whose texts are all at hand. */
export function builtReport(facts: ReportFacts, tables: Tables = tablesOf(facts.findings)): Report {
  return reportFrom(facts, tables);
}

export function tablesOf(findings: Findings): Tables {
  const texts = findings.models.flatMap(({ text }) => (text === null ? [] : [text]));
  const read = {
    copies: buildCopyIndex(texts, [findings.question]),
    language: languageOf(findings.question),
    lengths: textLengths(findings.models),
    excerptOf: excerptsIn(findings.models),
    shown: new Map(),
  };
  return tablesFrom(findings, presentEvidence(findings, read), read);
}
