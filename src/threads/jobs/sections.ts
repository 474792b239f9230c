import type { Section } from '../../domain/run/run-messages.ts';
import type { Draft, LeftOut } from '../../findings/drafts.ts';
import { sectionProblems } from '../../report/draft/section-problems.ts';
import type { Tables } from '../../report/tables/tables.ts';
import { writerTables } from '../../report/tables/writer-tables.ts';
import { type Flag, flagsLeft } from '../../synthesis/read/flags.ts';
import { withoutFlagged } from '../../synthesis/read/leave-out.ts';
import type { Mended } from '../../synthesis/read/mend-section.ts';
import type { Writer, WriteSource } from '../../synthesis/write/define-writer.ts';
import { fieldsIn, leftOutOf, type NewText, withTexts } from '../../synthesis/write/fields.ts';
import { proseSentences } from '../../synthesis/write/prose-sentences.ts';
import { writers } from '../../synthesis/write/writers.ts';
import type { JobContext } from './context.ts';
import { tabulatedRun } from './evidence.ts';
import type { PackedEvidence } from './evidence-input.ts';

/** A written section on its way to the report. */
interface SectionInput {
  readonly section: Section;
  readonly evidence: PackedEvidence;
  readonly draft: unknown;
  /** New texts of fields that were mended, of any section; none at first. */
  readonly mended: Mended;
}

/** What a draft is checked against while it is written: only what code knows for certain, because it is read next. */
export function sourceOf<S extends Section>(section: S, tables: Tables): WriteSource<Draft<S>> {
  const problemsOf = (draft: Draft<S>) => sectionProblems(section, draft, tables, 'reader');
  return { tables: writerTables(section, tables), problemsOf };
}

/** What lists of words find wrong with a section that no model reads. */
export async function flagByWords(input: SectionInput, context: JobContext): Promise<Flag[]> {
  const { section } = input;
  const { tables } = await tabulatedRun(input.evidence, context);
  const output = outputOf(input);
  const { settle } = writerOf(section);
  const draft = settle(sourceIn(section, tables), output, []);
  if (draft === null) return [];
  const problemsBy = (judge: 'lists' | 'reader') => sectionProblems(section, draft as never, tables, judge);
  const certain = problemsBy('reader');
  const listed = problemsBy('lists').filter((problem) => !certain.includes(problem));
  return fieldsIn(output).flatMap(({ path, text }) =>
    listed
      .filter((problem) => isAt(path, problem))
      .flatMap((problem) => flagsOf({ section, path }, text, problem)),
  );
}

/** The sentences that hold the phrase which a problem quotes; all of them if none does. */
function flagsOf(at: Pick<Flag, 'section' | 'path'>, text: string, problem: string): Flag[] {
  const phrase = problem.split('“')[1]?.split('”')[0];
  const why = problem.slice(problem.indexOf(':') + 2);
  const sentences = proseSentences(text).filter((each) => phrase && each.text.includes(phrase));
  const flagged = sentences.length > 0 ? sentences.map((each) => each.text.trim()) : [text];
  return flagged.map((sentence) => ({ ...at, sentence, fault: faultIn(why), why }));
}

function faultIn(why: string): Flag['fault'] {
  if (why.includes('stands in no table')) return 'unsupported';
  return why.includes('rank 1') ? 'contradiction' : 'amount';
}

function isAt(path: string, problem: string): boolean {
  return problem.startsWith(`${path}:`) || problem.startsWith(`${path.replace(/\[\d+\]$/, '')}:`);
}

/** The section without what is still flagged, and what was left out of it. */
export async function settleSection(
  { flags, by, ...input }: SectionInput & { readonly flags: readonly Flag[]; readonly by: LeftOut['by'] },
  context: JobContext,
): Promise<{ readonly draft: unknown; readonly leftOut: readonly LeftOut[] }> {
  const { tables } = await tabulatedRun(input.evidence, context);
  const writer = writerOf(input.section);
  const output = outputOf(input);
  const remaining = withoutFlagged(output, flagsLeft(flags, fieldsIn(output)));
  const draft = writer.settle(sourceIn(input.section, tables), remaining.output, remaining.faults);
  const settled = draft === null ? {} : writer.outputOf(draft);
  return { draft, leftOut: leftOutOf(output, settled, by) };
}

function outputOf({ section, draft, mended }: Omit<SectionInput, 'evidence'>): object {
  return withTexts(writerOf(section).outputOf(draft), textsOf(mended));
}

export function textsOf(mended: Mended): ReadonlyMap<string, NewText> {
  return new Map(mended.map(({ field, ...text }) => [field, text]));
}

/** Drafts pass through here unread, so that one function serves all sections. */
export function writerOf(section: Section): Writer<unknown> {
  return writers[section] as Writer<unknown>;
}

export function sourceIn(section: Section, tables: Tables): WriteSource<unknown> {
  return sourceOf(section, tables) as WriteSource<unknown>;
}
