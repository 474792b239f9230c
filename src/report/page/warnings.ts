import type { FlaggedPart } from '../schema/errors.ts';
import type { Claim } from '../schema/parts/claims.ts';
import type { Report } from '../schema/report.ts';
import { doubtTexts, messagesAt, warningsAt } from '../shown/warnings-at.ts';
import type { Printer } from './printer.ts';

export interface Warnings {
  /** That a simulator took the place of models, as a line; empty if it did not. */
  readonly simulated: string;
  /** The warnings that concern a part of the report, as lines; empty if none does. */
  readonly at: (part: Shown) => string;
  /** What is doubtful about one claim or camp, behind its line. */
  readonly behind: (entry: Pick<Claim, 'flags'>) => string;
  /** The entries of `errors` that stand at no part that is shown. */
  readonly elsewhere: Report['errors'];
}

const shown = [
  'answer',
  'camps',
  'cases',
  'quantities',
  'disagreements',
  'minority_insights',
  'uncertainties',
  'claims',
] as const satisfies readonly FlaggedPart[];
type Shown = (typeof shown)[number];

export function warningsIn(report: Report, printer: Printer): Warnings {
  const { say } = printer;
  const linesAt = (part: Shown) => {
    const { removed, messages } = warningsAt(report, part);
    return [...removed.map(({ text, count }) => say(text, { count })), ...messages];
  };
  const placed = new Set(shown.flatMap((part) => messagesAt(report, part)));
  const simulated = simulatedTold(report, printer);
  const isTold = (code: string | null) => simulated !== '' && (code?.startsWith('simulated_') ?? false);
  return {
    simulated,
    at: (part) =>
      linesAt(part)
        .map((message) => `⚠ ${message}`)
        .join('\n\n'),
    behind: ({ flags: own = [] }) => own.map((code) => ` ⚠ ${say(doubtTexts[code])}`).join(''),
    elsewhere: report.errors.filter(({ code, message }) => !placed.has(message ?? '') && !isTold(code)),
  };
}

/** In the language of the report, as it stands first: what `errors` says is in English. */
function simulatedTold({ methodology, research_record: record }: Report, { made }: Printer): string {
  const { conditions } = methodology?.controlled_inference ?? {};
  const { simulated_answers: answers = 0, synthesis_calls: { simulated: calls = 0 } = {} } = conditions ?? {};
  if (answers + calls === 0) return '';
  const told = made.simulated
    .replace('{answers}', String(answers))
    .replace('{whole}', String(record?.research_snapshot?.successful ?? answers))
    .replace('{calls}', String(calls));
  return `⚠ ${told}`;
}
