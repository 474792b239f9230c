/** An entry of a report’s `errors`. */
export interface Warned {
  readonly code: string | null;
  readonly message: string | null;
}

/**
 * Whether a message is about a section: it names it in quotation marks, as in “minority insights”.
 */
export function isAboutSection({ message }: Warned, section: string): boolean {
  return message?.includes(`“${section.replaceAll('_', ' ')}”`) ?? false;
}

/** A written section, with how many of its sentences were left out. */
interface ReadSection {
  readonly section?: string | undefined;
  readonly sentences_left_out?:
    | readonly { readonly sentences?: number | undefined; readonly by?: 'code' | 'reader' | undefined }[]
    | undefined;
}

/** Sentences that were removed from a part, as a text of the page of a report. */
interface Removed {
  readonly text: 'removedByReader' | 'removedByCode';
  readonly count: number;
}

/**
 * What stands at a part of a report: the messages, which are in English, and of the sentences that
 * were removed from it their number, which a page tells in its language.
 * @param flags of that part
 */
export function warningsAt(
  { errors, sections = [] }: { errors: readonly Warned[]; sections: readonly ReadSection[] | undefined },
  part: string,
  flags: readonly string[] | undefined,
): { readonly removed: readonly Removed[]; readonly messages: readonly string[] } {
  const leftOut = sections.flatMap((each) => (each.section === part ? (each.sentences_left_out ?? []) : []));
  const removed = [...Map.groupBy(leftOut, ({ by }) => by)].map(([by, own]) => ({
    text: by === 'reader' ? ('removedByReader' as const) : ('removedByCode' as const),
    count: own.reduce((sum, { sentences = 0 }) => sum + sentences, 0),
  }));
  const others = errors.filter(({ code }) => removed.length === 0 || code !== 'sentences_left_out');
  return { removed, messages: messagesAt(others, part, flags) };
}

/**
 * The messages that stand at a part of a report.
 * @param flags of that part
 */
export function messagesAt(
  errors: readonly Warned[],
  part: string,
  flags: readonly string[] | undefined = [],
): string[] {
  const own = errors.filter(({ code }) => flags.includes(code ?? ''));
  const named = own.filter((each) => isAboutSection(each, part));
  // A code has one message for each section; where one names this section, others of its code do
  // not concern it.
  const codes = new Set(named.map(({ code }) => code));
  return own
    .filter((each) => !codes.has(each.code) || named.includes(each))
    .flatMap(({ message }) => message ?? []);
}
