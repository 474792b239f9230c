import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  ChildWorkflowFailure,
  continueAsNew,
  executeChild,
  isCancellation,
  proxyActivities,
  upsertSearchAttributes,
  WorkflowIdReusePolicy,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import {
  type FailureReason,
  type RunRef,
  type RunStart,
  recordBehind,
  runEnded,
  type Settlement,
} from '../src/domain/run/run-messages.ts';
import type { RunStatus } from '../src/domain/run/run-state.ts';
import { researchWorkflowId } from '../src/domain/run/task-queues.ts';
import { collectPanel } from './collect-panel.ts';
import { assembleOptions, beginOptions, endOptions } from './common/activity-options.ts';
import { recordConflictIn } from './common/record-conflict.ts';
import { runStatusAttribute } from './search-attributes.ts';
import { synthesizeReport } from './synthesize-report.ts';

const { beginRun } = proxyActivities<Activities>(beginOptions);
const { deliverReport, failRun } = proxyActivities<Activities>(endOptions);
const { assembleReport } = proxyActivities<Activities>(assembleOptions);

/**
 * One run, from acceptance to a report or a refund. Safe to start again if its first workflow was
 * lost. If the record turns out to be behind, because an older backup was restored, the workflow
 * starts again once, from what is stored.
 */
export async function research({ runId }: RunRef): Promise<Settlement | { status: RunStatus }> {
  const begun = await beginRun({ runId });
  if (begun.state === 'finished') return { status: begun.status };

  try {
    return await endRun(runId, begun);
  } catch (error) {
    if (startsOverFromRecord(error)) await continueAsNew<typeof research>({ runId });
    throw error;
  }
}

async function endRun(runId: string, begun: Begun): Promise<Settlement> {
  try {
    await makeReport(runId, begun);
    // From here on it is too late to cancel.
    return await CancellationScope.nonCancellable(async () => showEnd(await deliverReport({ runId })));
  } catch (error) {
    if (startsOverFromRecord(error)) throw error;
    return await compensate(runId, error);
  }
}

/**
 * Once, because a broken record may also be the fault of a bug. A new start would forget that the
 * run was cancelled.
 */
function startsOverFromRecord(error: unknown): boolean {
  const isFirst = workflowInfo().continuedFromExecutionRunId === undefined;
  const isBehind = recordConflictIn(error) === recordBehind;
  return isFirst && !CancellationScope.current().consideredCancelled && isBehind;
}

type Begun = Extract<RunStart, { state: 'open' }>;

async function makeReport(runId: string, { models, budget }: Begun): Promise<void> {
  showStatus('running');
  const panel = await executeChild(collectPanel, {
    ...childOptions(runId, 'panel'),
    args: [{ runId, models, budget }],
  });
  if (panel.verdict === 'failed')
    throw ApplicationFailure.nonRetryable('too few models answered', 'panel_below_quorum');

  showStatus('synthesizing');
  const { labelled } = await executeChild(synthesizeReport, {
    ...childOptions(runId, 'synthesis'),
    args: [{ runId, answered: panel.answered, extracted: panel.extracted, budget }],
  });
  await assembleReport({ runId, extracted: panel.extracted.length, labelled });
}

/** Terminates a child that an earlier, terminated workflow of this run left running. */
function childOptions(runId: string, part: 'panel' | 'synthesis') {
  return {
    workflowId: `${researchWorkflowId(runId)}/${part}`,
    workflowIdReusePolicy: WorkflowIdReusePolicy.TERMINATE_IF_RUNNING,
    workflowTaskTimeout: workflowInfo().taskTimeoutMs,
  };
}

/**
 * Ends the run without a report, and refunds it if the failure was technical. Cannot be cancelled.
 * A run that was delivered after all, by an attempt that seemed to fail, stays delivered.
 */
async function compensate(runId: string, error: unknown): Promise<Settlement> {
  const outcome = await CancellationScope.nonCancellable(async () =>
    showEnd(await failRun({ runId, reason: reasonOf(error) })),
  );
  if (isCancellation(error)) throw error; // Rethrown, so that Temporal shows a cancelled run as cancelled.
  return outcome;
}

function reasonOf(error: unknown): FailureReason {
  if (isCancellation(error)) return 'cancelled';
  if (recordConflictIn(error) === runEnded) return runEnded;
  const cause =
    error instanceof ChildWorkflowFailure || error instanceof ActivityFailure ? error.cause : error;
  const type = cause instanceof ApplicationFailure ? cause.type : undefined;
  return type === 'panel_below_quorum' || type === 'synthesis_failed' ? type : 'internal';
}

/** @returns the same outcome */
function showEnd(outcome: Settlement): Settlement {
  showStatus(outcome.status);
  return outcome;
}

function showStatus(status: RunStatus): void {
  upsertSearchAttributes([{ key: runStatusAttribute, value: status }]);
}
