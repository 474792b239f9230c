import type { ChatMessage } from '../src/domain/chat.ts';
import type { RunRef, Section, StepReceipt } from '../src/domain/run-messages.ts';
import { type Section as ReportSection, writerTables } from '../src/report/analysis.ts';
import { sectionProblems } from '../src/report/audit.ts';
import { reportContext } from '../src/report/context.ts';
import type { WrittenSections } from '../src/report/facts.ts';
import type { Checked, Stage } from '../src/synthesis/stage.ts';
import { checkWrittenAnswer, writeAnswerMessages, writeAnswerStage } from '../src/synthesis/write-answer.ts';
import {
  checkWrittenDisagreements,
  writeDisagreementsMessages,
  writeDisagreementsStage,
} from '../src/synthesis/write-disagreements.ts';
import {
  checkWrittenMinorityInsights,
  writeMinorityInsightsMessages,
  writeMinorityInsightsStage,
} from '../src/synthesis/write-minority-insights.ts';
import type { WriteInput, WriteSource, WriteTables } from '../src/synthesis/write-rules.ts';
import {
  checkWrittenUncertainties,
  writeUncertaintiesMessages,
  writeUncertaintiesStage,
} from '../src/synthesis/write-uncertainties.ts';
import { callStage } from './call-stage.ts';
import type { ActivityDeps } from './deps.ts';
import { loadEvidence } from './evidence.ts';
import { writeStage as artifact } from './stages.ts';

interface Writer<Output, Value> {
  readonly name: ReportSection;
  readonly stage: Stage<Output>;
  readonly messages: (input: WriteInput) => ChatMessage[];
  readonly check: (source: WriteSource<Value>) => (output: Output) => Checked<Value>;
}

const writers = {
  answer: {
    name: 'answer',
    stage: writeAnswerStage,
    messages: writeAnswerMessages,
    check: checkWrittenAnswer,
  },
  disagreements: {
    name: 'disagreements',
    stage: writeDisagreementsStage,
    messages: writeDisagreementsMessages,
    check: checkWrittenDisagreements,
  },
  minority_insights: {
    name: 'minorityInsights',
    stage: writeMinorityInsightsStage,
    messages: writeMinorityInsightsMessages,
    check: checkWrittenMinorityInsights,
  },
  uncertainties: {
    name: 'uncertainties',
    stage: writeUncertaintiesStage,
    messages: writeUncertaintiesMessages,
    check: checkWrittenUncertainties,
  },
} as const;

/** Prompt versions of the four writers, for the methodology. */
export const writerVersions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(writers).map(({ stage }) => [stage.name, stage.promptVersion]),
);

/** Has one section of the report written, over tables of ids: no number, no name and no response is in the prompt. */
export function makeWriteSection(deps: ActivityDeps) {
  return async function writeSection({
    runId,
    section,
  }: RunRef & { readonly section: Section }): Promise<StepReceipt> {
    const { panel, facts } = await loadEvidence(deps.db, runId);
    const writer = writers[section] as unknown as Writer<
      unknown,
      NonNullable<WrittenSections[ReportSection]>
    >;
    const context = reportContext(facts);
    const tables = writerTables(writer.name, context) as unknown as WriteTables;
    const written = await callStage(deps, {
      runId,
      artifact,
      shard: section,
      stage: writer.stage,
      messages: writer.messages({ seed: panel.seed, question: panel.question, tables }),
      check: writer.check({ tables, audit: (written) => sectionProblems(writer.name, written, context) }),
    });
    return { outcome: written.ok ? 'done' : 'failed' };
  };
}
