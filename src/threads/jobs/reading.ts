import type { ChatMessage } from '../../domain/run/chat.ts';
import { type Section, sections } from '../../domain/run/run-messages.ts';
import { shownPart } from '../../report/prose/slots.ts';
import type { Tables } from '../../report/tables/tables.ts';
import { writerTables } from '../../report/tables/writer-tables.ts';
import { type Given, type Judged, judgeOutput } from '../../synthesis/call/judge-output.ts';
import type { Flag } from '../../synthesis/read/flags.ts';
import { checkMending, type Mended, mendCall, mendMessages } from '../../synthesis/read/mend-section.ts';
import { checkReading, type FoundFault, readCall, readMessages } from '../../synthesis/read/read-section.ts';
import { type Field, fieldsIn, withTexts } from '../../synthesis/write/fields.ts';
import { proseSentences } from '../../synthesis/write/prose-sentences.ts';
import type { JobContext } from './context.ts';
import { tabulatedRun } from './evidence.ts';
import type { PackedEvidence } from './evidence-input.ts';
import { sourceIn, textsOf, writerOf } from './sections.ts';

/** The sections that one writer has written. No two sections have a field of the same path. */
export interface ProseInput {
  readonly evidence: PackedEvidence;
  readonly drafts: { readonly [S in Section]?: unknown };
  /** New texts of fields that were mended; none at first. */
  readonly mended: Mended;
}

/** A sentence that a reader is asked about. */
export type AskedSentence = Pick<Flag, 'section' | 'path' | 'sentence'>;

/** The prompt for the reader of sections. Once they have been mended, only the changed sentences are asked about. */
export async function prepareReading(
  input: ProseInput,
  context: JobContext,
): Promise<{ readonly messages: readonly ChatMessage[]; readonly asked: readonly AskedSentence[] }> {
  const { seed, findings, tables } = await tabulatedRun(input.evidence, context);
  const { mended } = input;
  const asked: AskedSentence[] = [];
  const written = writtenIn(input);
  const fields = written.flatMap(({ section, earlier, output }) => {
    const known = new Map(fieldsIn(earlier).map(({ path, text }) => [path, text]));
    const numbered = ({ path, text }: Field) =>
      proseSentences(text).map((prose) => {
        const sentence = prose.text.trim();
        const isAsked = !prose.isSlots && (mended.length === 0 || !known.get(path)?.includes(sentence));
        if (isAsked) asked.push({ section, path, sentence });
        const shown = shownPart(text, prose.from, prose.to, tables.slots).trim();
        return { number: isAsked ? asked.length : null, shown };
      });
    return fieldsIn(output)
      .filter(({ path }) => mended.length === 0 || mended.some(({ field }) => field === path))
      .map((field) => ({ path: field.path, cites: field.cites, sentences: numbered(field) }));
  });
  const { question } = findings;
  return { messages: readMessages({ seed, question, tables: tablesOf(written, tables), fields }), asked };
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

/** The prompt for mending the flagged sentences. */
export async function prepareMending(
  { flags, ...input }: ProseInput & { readonly flags: readonly Flag[] },
  context: JobContext,
): Promise<readonly ChatMessage[]> {
  const { seed, findings, tables } = await tabulatedRun(input.evidence, context);
  const written = writtenIn(input).filter(({ section }) => flags.some((flag) => flag.section === section));
  const fields = written.flatMap(({ output }) => fieldsIn(output));
  const { question } = findings;
  return mendMessages({ seed, question, tables: tablesOf(written, tables), fields, flags });
}

export async function judgeMending(
  {
    output: given,
    asked,
    ...input
  }: ProseInput & { readonly output: Given; readonly asked: readonly string[] },
  context: JobContext,
): Promise<Judged<Mended>> {
  const { tables } = await tabulatedRun(input.evidence, context);
  const faultsOf = (mended: Mended) =>
    writtenIn(input).flatMap(({ section, output }) =>
      writerOf(section).faultsOf(sourceIn(section, tables), withTexts(output, textsOf(mended))),
    );
  return judgeOutput(mendCall, checkMending(asked, faultsOf), given);
}

interface Written {
  readonly section: Section;
  /** As its writer returned it. */
  readonly earlier: object;
  /** With the texts that were mended. */
  readonly output: object;
}

function writtenIn({ drafts, mended }: ProseInput): Written[] {
  return sections.flatMap((section) => {
    if (drafts[section] === undefined) return [];
    const earlier = writerOf(section).outputOf(drafts[section]);
    return [{ section, earlier, output: withTexts(earlier, textsOf(mended)) }];
  });
}

/** What the writers of these sections had, once. */
function tablesOf(written: readonly Written[], tables: Tables): object {
  return Object.assign({}, ...written.map(({ section }) => writerTables(section, tables)));
}
