import type { ChatMessage } from '../../domain/run/chat.ts';
import { characterCount } from '../../text/code-points.ts';
import { type CallSpec, type Checked, callMessages } from '../call/stage.ts';

interface WithId {
  readonly id: string;
}

/** What writers see: tables of ids, statements and standings. Only the ids matter here; the rest passes through. */
export interface WriteTables {
  readonly camps: readonly WithId[];
  readonly claims: readonly WithId[];
  readonly minority_candidates?: readonly string[];
  readonly contested?: readonly string[];
  readonly uncertainties?: readonly WithId[];
}

export interface WriteInput {
  readonly seed: string;
  readonly question: string;
  readonly tables: WriteTables;
}

export interface WriteSource<Written> {
  readonly tables: WriteTables;
  /**
   * What else is wrong with a section: its numbers, copied words, agreement with the counts. Every sentence starts
   * with its path in the output, as in "key_points[2].statement: …", so that the fault can be dropped with its item.
   */
  readonly problemsOf: (written: Written) => readonly string[];
}

/** Said to all four writers. */
export const writeRules = `The tables are the findings about a panel of models that answered the question: camps (K1, K2, …) with their rank, 1 for the largest; claims (C1, C2, …, the most widespread first) with their standing (agreed, contested, rejected, rare, unaddressed) and the camps for and against them. They are all you know: add no fact, argument, example or opinion of your own.

How to write of amounts: you know no counts and write none, neither digits nor words (no "two", "half", "most", "many", "few", "majority", "several", "all", "unanimous", "widely shared" about the panel). Where an amount belongs, put a slot. Code replaces it by a whole clause that holds the count and what is counted:
- {{K1.support}}: "7 of the 12 models take the position “its label”"; {{K1.share}}: the same as a percentage; {{K1.in_words}}: "most of the models take the position “its label”"
- {{C3.support}}: "8 of the 10 models that address claim 3 support it"; {{C3.opposition}}: the same for "oppose it"; {{C3.balance}}: "of the 10 models that address claim 3, 6 support it, 3 oppose it and 1 sees both sides"; {{C3.share}}: "support for claim 3 stands at 80 % of the models that address it"; {{C3.in_words}}: "most of the models that address claim 3 support it"; {{C3.reach}}: "10 of the 12 models address claim 3"; {{C3.holders}}, for a claim that is rare: "2 of the 12 models support claim 3"
- {{panel.counted}}: "12 of the 14 models asked are counted here"; {{panel.positions}}: "the models take 2 positions"
Use exactly these names and only ids of the tables; a claim that is unaddressed has only its reach. A slot stands alone, with no word of yours joined to it: as a sentence ("Boundaries come first. {{C3.support}}."), in brackets ("Boundaries come first ({{C3.support}})."), or behind a colon or semicolon at the end of a sentence ("Keep it whole: {{K1.in_words}}."). Two slots may be joined by "and", "but" or "while".
Numbers that stand in a claim's statement may be repeated where that claim is cited. Ids stand in slots and id fields only, never bare in a sentence. Name no model and no laboratory. Write plain, sober sentences about what the panel says; agreement of models is no proof, so don't call anything proven.`;

export function writeMessages(
  stage: CallSpec<unknown>,
  { seed, question, tables }: WriteInput,
): ChatMessage[] {
  return callMessages(stage, { seed, shard: 'all' }, [
    { name: 'question', content: question },
    { name: 'tables', content: tables },
  ]);
}

/** What the check of one written section works with and collects. */
export interface SectionChecker {
  /** What code has put right by leaving something out: worth a re-ask, harmless when it stays. */
  readonly repaired: string[];
  /** What can't be shown as it is. */
  readonly faults: string[];
  /** The text, trimmed; a fault where it is empty, too long or names ids. */
  readonly text: (path: string, text: string, maxCharacters: number) => string;
  /** At most six short texts. */
  readonly texts: (path: string, texts: readonly string[]) => string[];
  /** At most so many items. */
  readonly first: <T>(path: string, items: readonly T[], max: number) => readonly T[];
  /** ['C3', 'C99'] → [3], and a repair, if the tables have no C99. Each number once. */
  readonly claimIds: (path: string, ids: readonly string[]) => number[];
  readonly campIds: (path: string, ids: readonly string[]) => number[];
}

export function makeSectionChecker(tables: WriteTables): SectionChecker {
  const repaired: string[] = [];
  const faults: string[] = [];
  const known = new Set([...tables.claims, ...tables.camps].map(({ id }) => id));
  const text: SectionChecker['text'] = (path, given, maxCharacters) => {
    faults.push(...formFaults(given, maxCharacters, known).map((fault) => `${path}: ${fault}`));
    return given.trim();
  };
  const first: SectionChecker['first'] = (path, items, max) => {
    if (items.length > max) repaired.push(`${path}: more than ${max}`);
    return items.slice(0, max);
  };
  const numbers = (path: string, ids: readonly string[], table: readonly WithId[]): number[] => {
    const kept = ids.filter((id) => table.some((row) => row.id === id));
    if (kept.length < ids.length) repaired.push(`${path}: holds an id that the tables do not have`);
    return [...new Set(kept.map((id) => Number(id.slice(1))))];
  };
  return {
    repaired,
    faults,
    text,
    first,
    texts: (path, given) => first(path, given, 6).map((each, index) => text(`${path}[${index}]`, each, 300)),
    claimIds: (path, ids) => numbers(path, ids, tables.claims),
    campIds: (path, ids) => numbers(path, ids, tables.camps),
  };
}

/** The section as it was written if nothing is wrong with it, else what remains of it. */
export function checkedSection<Written>(
  checker: SectionChecker,
  written: Written,
  { problemsOf }: WriteSource<Written>,
  withoutFaults: (written: Written, faults: readonly string[]) => Written,
): Checked<Written> {
  const faults = [...checker.faults, ...problemsOf(written)];
  const problems = [...checker.repaired, ...faults];
  if (faults.length === 0) return { value: written, problems, usable: true };
  const value = withoutFaults(written, faults);
  // What is left must stand on its own: dropping an item can upset the order of the others.
  return { value, problems, usable: problemsOf(value).length === 0 };
}

/**
 * Which fields of a section have faults, by what they are part of: `fieldsAt('key_points[2]')` holds "label" when a
 * fault's path is "key_points[2].label", and "" when it is "key_points[2]" itself.
 */
export function faultyFields(faults: readonly string[]): (part: string) => ReadonlySet<string> {
  const fields = new Map<string, Set<string>>();
  for (const fault of faults) {
    const [, part = '', field = ''] = /^([a-z_]+(?:\[\d+\])?)(?:\.([a-z_]+))?/.exec(fault) ?? [];
    fields.set(part, (fields.get(part) ?? new Set()).add(field));
  }
  return (part) => fields.get(part) ?? new Set();
}

/** Whether all faulty fields of an item are among those that it can do without. */
export function canLose(faulty: ReadonlySet<string>, optional: readonly string[]): boolean {
  return [...faulty].every((field) => optional.includes(field));
}

function formFaults(text: string, maxCharacters: number, known: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (!/[\p{L}\p{N}]/u.test(text)) faults.push('is empty');
  if (characterCount(text) > maxCharacters) faults.push(`is longer than ${maxCharacters} characters`);
  const slots = [...text.matchAll(/\{\{\s*([CK]\d+)\./g)].map(([, id]) => id ?? '');
  if (slots.some((id) => !known.has(id))) faults.push('has a slot with an id that the tables do not have');
  const bare = text.replaceAll(/\{\{[^{}]*\}\}/g, ' ').match(/\b[CK]\d+\b/g) ?? [];
  if (bare.some((id) => known.has(id))) faults.push('names an id outside a slot');
  return faults;
}
