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
