import type { ChatMessage } from '../../domain/run/chat.ts';
import type { Section } from '../../domain/run/run-messages.ts';
import type { Draft, LeftOut } from '../../findings/drafts.ts';
import { sectionProblems } from '../../report/draft/section-problems.ts';
import { shownPart } from '../../report/prose/slots.ts';
import type { Tables } from '../../report/tables/tables.ts';
import { writerTables } from '../../report/tables/writer-tables.ts';
import { type Given, type Judged, judgeOutput } from '../../stages/call/judge-output.ts';
import { type Flag, flagsLeft } from '../../stages/read/flags.ts';
import { withoutFlagged } from '../../stages/read/leave-out.ts';
import { checkMending, type Mended, mendCall, mendMessages } from '../../stages/read/mend-section.ts';
import { checkReading, type FoundFault, readCall, readMessages } from '../../stages/read/read-section.ts';
import type { Writer, WriteSource } from '../../stages/write/define-writer.ts';
import { type Field, fieldsIn, leftOutOf, type NewText, withTexts } from '../../stages/write/fields.ts';
import { proseSentences } from '../../stages/write/prose-sentences.ts';
import { writers } from '../../stages/write/writers.ts';
import type { JobContext } from './context.ts';
import { tabulatedRun } from './evidence.ts';
import type { PackedEvidence } from './evidence-input.ts';

/** A written section on its way to the report. */
interface SectionInput {
  readonly section: Section;
  readonly evidence: PackedEvidence;
  readonly draft: unknown;
  /** New texts of fields that were mended; none at first. */
  readonly mended: Mended;
}

/** A sentence that a reader is asked about. */
export type AskedSentence = Pick<Flag, 'path' | 'sentence'>;

/** What a draft is checked against while it is written: only what code knows for certain, because it is read next. */
export function sourceOf<S extends Section>(section: S, tables: Tables): WriteSource<Draft<S>> {
  const problemsOf = (draft: Draft<S>) => sectionProblems(section, draft, tables, 'reader');
  return { tables: writerTables(section, tables), problemsOf };
}

/** The prompt for the reader of a section. Once it has been mended, only the changed sentences are asked about. */
export async function prepareReading(
  input: SectionInput,
  context: JobContext,
): Promise<{ readonly messages: readonly ChatMessage[]; readonly asked: readonly AskedSentence[] }> {
  const { seed, findings, tables } = await tabulatedRun(input.evidence, context);
  const { earlier, output } = versionsOf(input);
  const known = new Map(earlier.map(({ path, text }) => [path, text]));
  const asked: AskedSentence[] = [];
  const numbered = ({ path, text }: Field) =>
    proseSentences(text).map((sentence) => {
      const isAsked =
        !sentence.isSlots && (input.mended.length === 0 || !known.get(path)?.includes(sentence.text.trim()));
      if (isAsked) asked.push({ path, sentence: sentence.text.trim() });
      const shown = shownPart(text, sentence.from, sentence.to, tables.slots).trim();
      return { number: isAsked ? asked.length : null, shown };
    });
  const shown = fieldsIn(output)
    .filter(({ path }) => input.mended.length === 0 || input.mended.some(({ field }) => field === path))
    .map((field) => ({ path: field.path, cites: field.cites, sentences: numbered(field) }));
  const written = { question: findings.question, tables: writerTables(input.section, tables) };
  return { messages: readMessages({ seed, ...written, fields: shown }), asked };
}

export function judgeReading({
  output,
  asked,
}: {
  readonly output: Given;
  readonly asked: number;
}): Judged<readonly FoundFault[]> {
  return judgeOutput(readCall, checkReading(asked), output);
}

/** What lists of words find wrong with a section that no model reads. */
export async function flagByWords(input: SectionInput, context: JobContext): Promise<Flag[]> {
  const { tables } = await tabulatedRun(input.evidence, context);
  const { output } = versionsOf(input);
  const { settle } = writerOf(input.section);
  const draft = settle(sourceIn(input.section, tables), output, []);
  if (draft === null) return [];
  const problemsBy = (judge: 'lists' | 'reader') =>
    sectionProblems(input.section, draft as never, tables, judge);
  const certain = problemsBy('reader');
  const listed = problemsBy('lists').filter((problem) => !certain.includes(problem));
  return fieldsIn(output).flatMap(({ path, text }) =>
    listed.filter((problem) => isAt(path, problem)).flatMap((problem) => flagsOf(path, text, problem)),
  );
}

/** The sentences that hold the phrase which a problem quotes; all of them if none does. */
function flagsOf(path: string, text: string, problem: string): Flag[] {
  const phrase = problem.split('“')[1]?.split('”')[0];
  const why = problem.slice(problem.indexOf(':') + 2);
  const sentences = proseSentences(text).filter((each) => phrase && each.text.includes(phrase));
  const flagged = sentences.length > 0 ? sentences.map((each) => each.text.trim()) : [text];
  return flagged.map((sentence) => ({ path, sentence, fault: faultIn(why), why }));
}

function faultIn(why: string): Flag['fault'] {
  if (why.includes('stands in no table')) return 'unsupported';
  return why.includes('rank 1') ? 'contradiction' : 'amount';
}

function isAt(path: string, problem: string): boolean {
  return problem.startsWith(`${path}:`) || problem.startsWith(`${path.replace(/\[\d+\]$/, '')}:`);
}

/** The prompt for mending the flagged sentences. */
export async function prepareMending(
  { flags, ...input }: SectionInput & { readonly flags: readonly Flag[] },
  context: JobContext,
): Promise<readonly ChatMessage[]> {
  const { seed, findings, tables } = await tabulatedRun(input.evidence, context);
  const { output } = versionsOf(input);
  return mendMessages({
    seed,
    question: findings.question,
    tables: writerTables(input.section, tables),
    fields: fieldsIn(output),
    flags,
  });
}

export async function judgeMending(
  {
    output: given,
    asked,
    ...input
  }: SectionInput & { readonly output: Given; readonly asked: readonly string[] },
  context: JobContext,
): Promise<Judged<Mended>> {
  const { tables } = await tabulatedRun(input.evidence, context);
  const writer = writerOf(input.section);
  const { output } = versionsOf(input);
  const faultsOf = (mended: Mended) =>
    writer.faultsOf(sourceIn(input.section, tables), withTexts(output, textsOf(mended)));
  return judgeOutput(mendCall, checkMending(asked, faultsOf), given);
}

/** The section without what is still flagged, and what was left out of it. */
export async function settleSection(
  { flags, by, ...input }: SectionInput & { readonly flags: readonly Flag[]; readonly by: LeftOut['by'] },
  context: JobContext,
): Promise<{ readonly draft: unknown; readonly leftOut: readonly LeftOut[] }> {
  const { tables } = await tabulatedRun(input.evidence, context);
  const writer = writerOf(input.section);
  const { output } = versionsOf(input);
  const remaining = withoutFlagged(output, flagsLeft(flags, fieldsIn(output)));
  const draft = writer.settle(sourceIn(input.section, tables), remaining.output, remaining.faults);
  const settled = draft === null ? {} : writer.outputOf(draft);
  return { draft, leftOut: leftOutOf(output, settled, by) };
}

/** A section before and after it was mended. */
function versionsOf({ section, draft, mended }: Omit<SectionInput, 'evidence'>) {
  const earlier = writerOf(section).outputOf(draft);
  const output = withTexts(earlier, textsOf(mended));
  return { earlier: fieldsIn(earlier), output, draft };
}

function textsOf(mended: Mended): ReadonlyMap<string, NewText> {
  return new Map(mended.map(({ field, ...text }) => [field, text]));
}

/** Drafts pass through here unread, so that one function serves all sections. */
function writerOf(section: Section): Writer<unknown> {
  return writers[section] as Writer<unknown>;
}

function sourceIn(section: Section, tables: Tables): WriteSource<unknown> {
  return sourceOf(section, tables) as WriteSource<unknown>;
}
