import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  ChildWorkflowFailure,
  executeChild,
  isCancellation,
  proxyActivities,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { FailureReason, RunRef, RunStart, Settlement } from '../src/domain/run/run-messages.ts';
import type { RunStatus } from '../src/domain/run/run-state.ts';
import { researchWorkflowId } from '../src/domain/run/task-queues.ts';
import { collectPanel } from './collect-panel.ts';
import { assembleOptions, beginOptions, endOptions } from './common/activity-options.ts';
import { runStatusAttribute } from './search-attributes.ts';
import { synthesizeReport } from './synthesize-report.ts';

const { beginRun } = proxyActivities<Activities>(beginOptions);
const { deliverReport, failRun } = proxyActivities<Activities>(endOptions);
const { assembleReport } = proxyActivities<Activities>(assembleOptions);

/** One run, from acceptance to a report or a refund. Safe to start again if its first workflow was lost. */
export async function research({ runId }: RunRef): Promise<Settlement | { status: RunStatus }> {
  const begun = await beginRun({ runId });
  if (begun.state === 'finished') return { status: begun.status };

  try {
    await makeReport(runId, begun);
    // From here on it is too late to cancel.
    return await CancellationScope.nonCancellable(async () => settled(await deliverReport({ runId })));
  } catch (error) {
    return await compensate(runId, error);
  }
}

async function makeReport(
  runId: string,
  { models, budget }: Extract<RunStart, { state: 'open' }>,
): Promise<void> {
  showStatus('running');
  const panel = await executeChild(collectPanel, {
    workflowId: `${researchWorkflowId(runId)}/panel`,
    args: [{ runId, models, budget }],
  });
  if (panel.verdict === 'failed')
    throw ApplicationFailure.nonRetryable('too few models answered', 'panel_below_quorum');

  showStatus('synthesizing');
  await executeChild(synthesizeReport, {
    workflowId: `${researchWorkflowId(runId)}/synthesis`,
    args: [{ runId, answered: panel.answered, extracted: panel.extracted, budget }],
  });
  await assembleReport({ runId });
}

/**
 * Ends the run without a report, and refunds it if the failure was technical. Cannot be cancelled. A run that
 * was delivered after all, by an attempt that seemed to fail, stays delivered.
 */
async function compensate(runId: string, error: unknown): Promise<Settlement> {
  const outcome = await CancellationScope.nonCancellable(async () =>
    settled(await failRun({ runId, reason: reasonOf(error) })),
  );
  if (isCancellation(error)) throw error; // Rethrown, so that Temporal shows a cancelled run as cancelled.
  return outcome;
}

function reasonOf(error: unknown): FailureReason {
  if (isCancellation(error)) return 'cancelled';
  const cause =
    error instanceof ChildWorkflowFailure || error instanceof ActivityFailure ? error.cause : error;
  const type = cause instanceof ApplicationFailure ? cause.type : undefined;
  return type === 'panel_below_quorum' || type === 'synthesis_failed' ? type : 'internal';
}

function settled(outcome: Settlement): Settlement {
  showStatus(outcome.status);
  return outcome;
}

function showStatus(status: RunStatus): void {
  upsertSearchAttributes([{ key: runStatusAttribute, value: status }]);
}
