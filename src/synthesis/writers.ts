import type { ChatMessage } from '../domain/chat.ts';
import type { Section } from '../domain/run-messages.ts';
import type { WrittenSections } from '../findings/drafts.ts';
import type { Section as ReportSection } from '../report/analysis.ts';
import type { Checked, Stage } from './stage.ts';
import { checkWrittenAnswer, writeAnswerMessages, writeAnswerStage } from './write-answer.ts';
import {
  checkWrittenDisagreements,
  writeDisagreementsMessages,
  writeDisagreementsStage,
} from './write-disagreements.ts';
import {
  checkWrittenMinorityInsights,
  writeMinorityInsightsMessages,
  writeMinorityInsightsStage,
} from './write-minority-insights.ts';
import type { WriteInput, WriteSource } from './write-rules.ts';
import {
  checkWrittenUncertainties,
  writeUncertaintiesMessages,
  writeUncertaintiesStage,
} from './write-uncertainties.ts';

/** A section as its writer wrote it, whichever it is. */
export type WrittenValue = NonNullable<WrittenSections[ReportSection]>;

interface Writer {
  /** In the report's own words. */
  readonly name: ReportSection;
  readonly stage: Stage<unknown>;
  readonly messages: (input: WriteInput) => ChatMessage[];
  readonly check: (source: WriteSource<WrittenValue>) => (output: unknown) => Checked<WrittenValue>;
}

/** The four writers. Each takes what it is given back from its own stage, whatever the others write. */
export const writers = {
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
} as unknown as Readonly<Record<Section, Writer>>;

/** Prompt versions of the four writers, for the methodology. */
export const writerVersions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(writers).map(({ stage }) => [stage.name, stage.promptVersion]),
);
