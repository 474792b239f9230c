import type { Section } from '../../domain/run/run-messages.ts';
import type { Draft } from '../../findings/drafts.ts';
import { sectionProblems } from '../../report/draft/section-problems.ts';
import { withNamedSentences } from '../../report/tables/named-sentences.ts';
import type { Tables } from '../../report/tables/tables.ts';
import { isUnasked, writerTables } from '../../report/tables/writer-tables.ts';
import type { Judged } from '../call/judge-output.ts';
import { tabulatedRun } from '../evidence/evidence.ts';
import type { PackedEvidence } from '../evidence/evidence-input.ts';
import type { JobContext, Prepared, ToJudge } from '../job/job.ts';
import type { HandedIn, WriteSource } from './define-writer.ts';
import { writers } from './writers.ts';

export const spec = {
  answer: writers.answer.spec,
  disagreements: writers.disagreements.spec,
  minority_insights: writers.minority_insights.spec,
  uncertainties: writers.uncertainties.spec,
} as const satisfies Readonly<Record<Section, unknown>>;

interface Input<S extends Section = Section> {
  readonly section: S;
  readonly evidence: PackedEvidence;
  /** In no order that tells who wrote them. */
  readonly drafts?: readonly string[];
}

export async function prepare(
  { section, evidence, drafts = [] }: Input,
  context: JobContext,
): Promise<Prepared<null>> {
  const { seed, day, findings, tables } = await tabulatedRun(evidence, context);
  if (isUnasked(section, tables)) return { setAside: 'empty' };
  const { question } = findings;
  const rows = withNamedSentences(writerTables(section, tables));
  const messages = writers[section].messages({ seed, day, question, tables: rows, drafts });
  return { messages, asked: null };
}

/**
 * Checks a section against counts, tables and every response: what code knows for certain, because
 * it is read afterwards.
 */
export async function judge<S extends Section>(
  { output, section, evidence }: ToJudge<Input<S>, unknown>,
  context: JobContext,
): Promise<Judged<HandedIn<Draft<S>>>> {
  const { tables } = await tabulatedRun(evidence, context);
  return writers[section].judge(sourceOf(section, tables), output);
}

/** What a draft is checked against while it is written. */
export function sourceOf<S extends Section>(section: S, tables: Tables): WriteSource<Draft<S>> {
  const problemsOf = (draft: Draft<S>) => sectionProblems(section, draft, tables);
  return { tables: writerTables(section, tables), problemsOf };
}
