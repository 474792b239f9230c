import { pageWordsIn } from '../../languages/page/pages.ts';
import { messagesAt } from '../../text/form/warnings-at.ts';
import type { FlaggedPart } from '../schema/errors.ts';
import type { Claim } from '../schema/parts/claims.ts';
import type { Report } from '../schema/report.ts';

export interface Warnings {
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
  'quantities',
  'disagreements',
  'minority_insights',
  'uncertainties',
  'claims',
] as const satisfies readonly FlaggedPart[];
type Shown = (typeof shown)[number];

/** The warnings of a report where each stands on a page. */
export function warningsIn({ errors, question, answer, evidence, analysis }: Report): Warnings {
  const { texts } = pageWordsIn(question?.language);
  const flags = { answer: answer?.flags, ...evidence?.flags, ...analysis?.flags };
  const messages = (part: Shown) => messagesAt(errors, part, flags[part]);
  const placed = new Set(shown.flatMap(messages));
  const doubts = { readings_disagree: texts.readDifferently, stances_not_checked: texts.readByOne };
  return {
    at: (part) =>
      messages(part)
        .map((message) => `⚠ ${message}`)
        .join('\n\n'),
    behind: ({ flags: own = [] }) => own.map((code) => ` ⚠ ${doubts[code]}`).join(''),
    elsewhere: errors.filter(({ message }) => !placed.has(message ?? '')),
  };
}
