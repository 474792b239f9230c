import { type Field, fieldsIn, withTexts } from '../../report/draft/fields.ts';
import { markNames } from '../../report/prose/marks.ts';
import { type Judged, judgeOutput } from '../call/judge-output.ts';
import { tabulatedRun } from '../evidence/evidence.ts';
import type { JobContext, Prepared, ToJudge } from '../job/job.ts';
import type { Flag } from './flags.ts';
import { checkMending, type Mended, mendCall, mendMessages } from './mend-section.ts';
import { responsesFor, withSentencesFor } from './narrowed-tables.ts';
import { type ProseInput, sourceIn, textsOf, writerOf, writersTablesOf, writtenIn } from './written.ts';

export { mendCall as spec };

interface Input extends ProseInput {
  readonly flags: readonly Flag[];
}

export async function prepare({ flags, ...input }: Input, context: JobContext): Promise<Prepared<null>> {
  const { seed, findings, tables } = await tabulatedRun(input.evidence, context);
  const written = writtenIn(input).filter(({ section }) => flags.some((flag) => flag.section === section));
  const all = written.flatMap(({ output }) => fieldsIn(output));
  const assessment = all.find(({ path }) => path === 'assessment.statement')?.text;
  const fields = all.filter(({ path }) => flags.some((flag) => flag.path === path));
  const { question } = findings;
  const whole = writersTablesOf(written, tables);
  const given = fields.some(mayRestOnAny) ? whole : withSentencesFor(fields, whole);
  const shown =
    whole.responses && given !== whole ? { ...given, responses: responsesFor(fields, tables) } : given;
  const messages = mendMessages({ seed, question, tables: shown, assessment, fields, flags });
  return { messages, asked: null };
}

/** A field that cites nothing and has no mark may rest on any row and response. */
function mayRestOnAny({ cites, text }: Field): boolean {
  return cites.length === 0 && markNames(text).length === 0;
}

export async function judge(
  { output: given, flags, ...input }: ToJudge<Input, unknown>,
  context: JobContext,
): Promise<Judged<Mended>> {
  const { tables } = await tabulatedRun(input.evidence, context);
  const asked = [...new Set(flags.map(({ path }) => path))];
  const faultsOf = (mended: Mended) =>
    writtenIn(input).flatMap(({ section, output }) =>
      writerOf(section).faultsOf(sourceIn(section, tables), withTexts(output, textsOf(mended))),
    );
  return judgeOutput(mendCall, checkMending(asked, faultsOf), given);
}
