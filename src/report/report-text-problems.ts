import { buildCopyIndex, holdsCopy } from './copied-text.ts';
import type { ReportFacts } from './facts.ts';
import { codesIn } from './prose.ts';
import type { Report } from './schema.ts';

/** No slot, no internal id and no copied text in any string of the report but the question (R-S07). */
export function textProblems(report: Report, facts: ReportFacts): string[] {
  const responses = facts.models.flatMap(({ text }) => (text === null ? [] : [text]));
  // The methodology is our own fixed text: a response that repeats it has copied us.
  const ours = strings(report.methodology).map(({ text }) => text);
  const copies = buildCopyIndex(responses, [facts.run.prompt, ...ours]);
  const known = codesIn(
    [
      facts.run.prompt,
      ...strings([facts.claims, facts.camps, facts.uncertaintyNotes]).map(({ text }) => text),
    ].join('\n'),
  );
  const { question: _, ...printed } = report;
  const prose = strings({ answer: report.answer, analysis: report.analysis });
  return [
    ...strings(printed)
      .filter(({ text }) => holdsCopy(copies, text))
      .map(({ at }) => `${at}: it repeats more than 12 consecutive words of a response`),
    ...strings({ answer: report.answer, evidence: report.evidence, analysis: report.analysis })
      .filter(({ text }) => /\{\{|\}\}/.test(text))
      .map(({ at }) => `${at}: a slot is left in it`),
    ...prose
      .filter(
        ({ at, text }) => !at.includes('model_ids') && codesIn(text).some((code) => !known.includes(code)),
      )
      .map(({ at }) => `${at}: an internal id is left in it`),
  ];
}

/** Every string within a value, with its path. */
function strings(value: unknown, at = ''): { readonly at: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => strings(part, at === '' ? key : `${at}.${key}`));
}
