import type { LeftOut } from '../../findings/drafts.ts';
import { fieldsIn, leftOutOf, withTexts } from '../../report/draft/fields.ts';
import { tabulatedRun } from '../evidence/evidence.ts';
import type { JobContext } from '../job/job.ts';
import type { Flag } from './flags.ts';
import { withoutFlagged } from './leave-out.ts';
import { type SectionInput, sourceIn, textsOf, writerOf } from './written.ts';

/** The section without what is still flagged, and what was left out of it. */
export async function settleSection(
  { flags, ...input }: SectionInput & { readonly flags: readonly Flag[] },
  context: JobContext,
): Promise<{ readonly draft: unknown; readonly leftOut: readonly LeftOut[] }> {
  const { tables } = await tabulatedRun(input.evidence, context);
  const writer = writerOf(input.section);
  const output = withTexts(input.draft as object, textsOf(input.mended));
  const remaining = withoutFlagged(output, flagsLeft(flags, fieldsIn(output)));
  const draft = writer.settle(sourceIn(input.section, tables), remaining.output, remaining.faults);
  return { draft, leftOut: leftOutOf(output, draft, 'reader') };
}

/** The flags that still hold in a changed version: those of sentences that it still has. */
function flagsLeft(flags: readonly Flag[], fields: readonly { path: string; text: string }[]): Flag[] {
  const textAt = new Map(fields.map(({ path, text }) => [path, text]));
  return flags.filter(({ path, sentence }) => textAt.get(path)?.includes(sentence.trim()));
}
