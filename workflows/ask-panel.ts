import { CancellationScope, condition, isCancellation, proxyActivities, sleep } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { failurePolicies, type ResponseStatus } from '../src/domain/run/model-outcome.ts';
import { panelPatienceMs } from '../src/domain/run/quorum.ts';
import type { AskResult, InvitedModel, PanelInput, RunBudget } from '../src/domain/run/run-messages.ts';
import { askOptions, endOptions } from './common/activity-options.ts';
import { recordConflictIn } from './common/record-conflict.ts';

/**
 * Delay before a failed model is asked again, after all others are done: a passing overload may
 * be over by then.
 */
const lateRetryAfterMs = 10_000;

const { findFailing } = proxyActivities<Activities>(endOptions);

/**
 * Asks every model that has not answered. At the end it asks again those that failed for a reason
 * that may pass, and limited or unreachable ones until the deadline. When nine in ten have
 * answered, each of these rounds has the panel's patience left (decision 4); it then cuts off its
 * last calls.
 * @param onEnd called as soon as a model has answered or failed for good, and for each that had
 * before
 */
export async function askPanel(
  input: PanelInput,
  onEnd: (modelId: string, status: ResponseStatus) => void,
): Promise<void> {
  const { runId, models, budget } = input;
  const beganMs = Date.now();
  const answeredAfterMs: number[] = [];
  const before = models.filter(({ status }) => status === 'success').length;
  const patienceMs = () =>
    panelPatienceMs(models.length, before + answeredAfterMs.length, answeredAfterMs, budget.panelPatienceMs);
  const results = new Map<string, AskResult>();
  const ask = async ({ modelId, gateway }: InvitedModel, late: boolean): Promise<void> => {
    const result = await askOnce({ runId, budget, late }, { modelId, gateway });
    results.set(modelId, result);
    if (result.status === 'success') answeredAfterMs.push(Date.now() - beganMs);
    if (result.status !== 'pending') onEnd(modelId, result.status);
  };
  for (const { modelId, status } of models) if (status !== 'pending') onEnd(modelId, status);

  const pending = models.filter(({ status }) => status === 'pending');
  const isCutOff = await cutOffAfter(patienceMs, 0, pending, (model) => ask(model, false));
  const failing = isCutOff ? (await findFailing({ runId })).failing : [];
  const late = pending.filter(({ modelId }) => {
    const result = results.get(modelId);
    return result ? deservesLateRetry(result) : failing.includes(modelId);
  });
  await cutOffAfter(patienceMs, lateRetryAfterMs, late, async (model) => {
    await sleep(Math.max(lateRetryAfterMs, results.get(model.modelId)?.retryAfterMs ?? 0));
    await ask(model, true);
  });
}

/**
 * Does something for all models at once, and gives up those that are left when the patience is
 * over.
 * @param patienceMs null as long as the panel can't do without them
 * @returns whether some were given up
 */
async function cutOffAfter(
  patienceMs: () => number | null,
  pauseMs: number,
  models: readonly InvitedModel[],
  each: (model: InvitedModel) => Promise<void>,
): Promise<boolean> {
  return await CancellationScope.cancellable(async () => {
    const all = Promise.all(models.map(each));
    const patience = condition(() => patienceMs() !== null).then(() => sleep((patienceMs() ?? 0) + pauseMs));
    try {
      return await Promise.race([all.then(() => false), patience.then(() => true)]);
    } finally {
      for (const cutOff of [all, patience]) cutOff.catch(() => undefined);
      CancellationScope.current().cancel();
    }
  });
}

async function askOnce(
  { runId, budget, late }: { runId: string; budget: RunBudget; late: boolean },
  { modelId, gateway }: Pick<InvitedModel, 'modelId' | 'gateway'>,
): Promise<AskResult> {
  const { askModel } = proxyActivities<Activities>(askOptions(gateway, budget, late));
  try {
    return await askModel.executeWithOptions({ summary: modelId }, [{ runId, modelId, late }]);
  } catch (error) {
    if (isCancellation(error) || recordConflictIn(error)) throw error;
    // No time is left (the deadline, or a Retry-After beyond it), so there is no late retry.
    return { modelId, status: 'pending', failure: null, retryAfterMs: null };
  }
}

function deservesLateRetry({ status, failure }: AskResult): boolean {
  return status === 'pending' && failure !== null && failurePolicies[failure].lateRetry;
}
