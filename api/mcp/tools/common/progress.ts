import type { RunRow } from '../../../../src/db/runs.ts';
import { agentPollAfterSeconds } from '../../../../src/domain/limits.ts';
import type { SynthesisProgress } from '../../../../src/domain/progress/synthesis-progress.ts';
import { isInProgress } from '../../../../src/domain/run/run-state.ts';
import { runView } from '../../../output/views.ts';

/**
 * Fields that agents get with a run: REST sends the first as a header and leaves the second to its
 * clients.
 */
export const progressFields = {
  retry_after_seconds: {
    anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }],
    description: 'How long to wait before get_research is called again; null once the run has finished.',
  },
  progress_message: {
    type: 'string',
    description: 'How far the run is and what to do next, in a sentence that can be shown to the user.',
  },
};

/** The run object with when to ask again and what to tell the user until then. */
export function runWithProgress(run: RunRow, synthesis: SynthesisProgress | null = null) {
  return {
    ...runView(run),
    retry_after_seconds: isInProgress(run.status) ? agentPollAfterSeconds : null,
    progress_message: sentences[run.status](run, synthesis),
  };
}

const answered = ({ successful_models, failed_models, total_models }: RunRow) =>
  `${successful_models} of ${total_models} models have answered${failed_models > 0 ? `, ${failed_models} gave no answer` : ''}`;

const sentences: Record<RunRow['status'], (run: RunRow, synthesis: SynthesisProgress | null) => string> = {
  queued: ({ total_models }) => `Waiting for its turn to ask ${total_models} models.`,
  running: (run) => `The panel is answering: ${answered(run)}.`,
  synthesizing: (run, synthesis) =>
    `The report is being written${synthesis ? ` (step ${synthesis.done} of ${synthesis.known})` : ''}: ${answered(run)}.`,
  completed: (run) => `Finished: ${answered(run)}. Read the report with get_research_result.`,
  partial: (run) =>
    run.credits_charged === 0
      ? `Finished without a report, and nothing was charged: ${answered(run)}. Read what the models said with list_model_responses.`
      : `Finished with part of the panel: ${answered(run)}. Read the report with get_research_result.`,
  failed: (run) =>
    run.credits_charged === 0
      ? `Failed; the ${run.credits_reserved} credits were given back.`
      : `Failed: too few usable answers (${run.successful_models} of ${run.total_models}). The reserve of ${run.credits_reserved} credits awaits the operator.`,
};
