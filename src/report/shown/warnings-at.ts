import type { FlaggedPart } from '../schema/errors.ts';
import type { Report } from '../schema/report.ts';

/**
 * Whether a message is about a section: it names it in quotation marks, as in “minority insights”.
 */
export function isAboutSection({ message }: Report['errors'][number], section: string): boolean {
  return message?.includes(`“${section.replaceAll('_', ' ')}”`) ?? false;
}

/** What is doubtful about one claim or camp, as a text of the page of a report. */
export const doubtTexts = {
  readings_disagree: 'readDifferently',
  stances_not_checked: 'readByOne',
} as const;

/** Sentences that were removed from a part, as a text of the page of a report. */
interface Removed {
  readonly text: 'removedByReader' | 'removedByCode';
  readonly count: number;
}

/**
 * What stands at a part of a report: the messages, which are in English, and of the sentences that
 * were removed from it their number, which a page tells in its language.
 */
export function warningsAt(
  report: Report,
  part: FlaggedPart,
): { readonly removed: readonly Removed[]; readonly messages: readonly string[] } {
  const { sections = [] } = report.methodology?.controlled_inference?.conditions?.prose ?? {};
  const leftOut = sections.flatMap((each) => (each.section === part ? (each.sentences_left_out ?? []) : []));
  const removed = [...Map.groupBy(leftOut, ({ by }) => by)].map(([by, own]) => ({
    text: by === 'reader' ? ('removedByReader' as const) : ('removedByCode' as const),
    count: own.reduce((sum, { sentences = 0 }) => sum + sentences, 0),
  }));
  const others = report.errors.filter(({ code }) => removed.length === 0 || code !== 'sentences_left_out');
  return { removed, messages: messagesAt({ ...report, errors: others }, part) };
}

export function messagesAt(
  { errors, answer, evidence, analysis }: Pick<Report, 'errors' | 'answer' | 'evidence' | 'analysis'>,
  part: FlaggedPart,
): string[] {
  const flags = { answer: answer?.flags, ...evidence?.flags, ...analysis?.flags }[part] ?? [];
  const own = errors.filter(({ code }) => flags.includes(code ?? ''));
  const named = own.filter((each) => isAboutSection(each, part));
  // A code has one message for each section; where one names this section, others of its code do
  // not concern it.
  const codes = new Set(named.map(({ code }) => code));
  return own
    .filter((each) => !codes.has(each.code) || named.includes(each))
    .flatMap(({ message }) => message ?? []);
}
