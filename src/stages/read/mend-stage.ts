import { writerTables } from '../../report/tables/writer-tables.ts';
import { type Judged, judgeOutput } from '../call/judge-output.ts';
import { tabulatedRun } from '../evidence/evidence.ts';
import type { JobContext, Prepared, ToJudge } from '../job/job.ts';
import { fieldsIn, withTexts } from '../write/fields.ts';
import type { Flag } from './flags.ts';
import { checkMending, type Mended, mendCall, mendMessages } from './mend-section.ts';
import { type SectionInput, sourceIn, textsOf, versionsOf, writerOf } from './versions.ts';

interface Input extends SectionInput {
  readonly flags: readonly Flag[];
}

export async function prepare({ flags, ...input }: Input, context: JobContext): Promise<Prepared<null>> {
  const { seed, findings, tables } = await tabulatedRun(input.evidence, context);
  const { output } = versionsOf(input);
  const messages = mendMessages({
    seed,
    question: findings.question,
    tables: writerTables(input.section, tables),
    fields: fieldsIn(output),
    flags,
  });
  return { messages, asked: null };
}

export async function judge(
  { output: given, flags, ...input }: ToJudge<Input, unknown>,
  context: JobContext,
): Promise<Judged<Mended>> {
  const { tables } = await tabulatedRun(input.evidence, context);
  const writer = writerOf(input.section);
  const { output } = versionsOf(input);
  const asked = [...new Set(flags.map(({ path }) => path))];
  const faultsOf = (mended: Mended) =>
    writer.faultsOf(sourceIn(input.section, tables), withTexts(output, textsOf(mended)));
  return judgeOutput(mendCall, checkMending(asked, faultsOf), given);
}
