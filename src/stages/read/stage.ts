import { shownPart } from '../../report/prose/slots.ts';
import { writerTables } from '../../report/tables/writer-tables.ts';
import { type Judged, judgeOutput } from '../call/judge-output.ts';
import { tabulatedRun } from '../evidence/evidence.ts';
import type { JobContext, Prepared, ToJudge } from '../job/job.ts';
import { type Field, fieldsIn } from '../write/fields.ts';
import { proseSentences } from '../write/prose-sentences.ts';
import type { Flag } from './flags.ts';
import { checkReading, type FoundFault, readCall, readMessages } from './read-section.ts';
import { type SectionInput, versionsOf } from './versions.ts';

/** A sentence that a reader is asked about. */
export type AskedSentence = Pick<Flag, 'path' | 'sentence'>;

/** Once a section has been mended, only the changed sentences are asked about. */
export async function prepare(
  input: SectionInput,
  context: JobContext,
): Promise<Prepared<readonly AskedSentence[]>> {
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
  if (asked.length === 0) return { setAside: 'empty' };
  const written = { question: findings.question, tables: writerTables(input.section, tables) };
  return { messages: readMessages({ seed, ...written, fields: shown }), asked };
}

export function judge({
  output,
  asked,
}: ToJudge<SectionInput, readonly AskedSentence[]>): Judged<readonly FoundFault[]> {
  return judgeOutput(readCall, checkReading(asked.length), output);
}
