import { CancellationScope, isCancellation, proxyActivities, sleep } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { failurePolicies } from '../src/domain/run/model-outcome.ts';
import type {
  AskResult,
  InvitedModel,
  PanelInput,
  PanelResult,
  RunBudget,
} from '../src/domain/run/run-messages.ts';
import { askOptions, endOptions, synthesisOptions } from './activity-options.ts';

/** How long after everything else a failed model is asked once more: a passing overload has a chance to pass. */
const lateRetryAfterMs = 10_000;

const { closePanel } = proxyActivities<Activities>(endOptions);

/**
 * Asks every invited model at once, reads each answer as soon as it is stored, and closes the panel when all have
 * answered, failed, or the deadline came. Models whose answers were stored before are not asked again.
 * @returns the verdict on the panel, and the models whose answers can be synthesised
 */
export async function collectPanel(input: PanelInput): Promise<PanelResult> {
  const extracting = new Map<string, Promise<boolean>>();
  const startExtracting = extractorOf(input, extracting);
  try {
    await CancellationScope.withTimeout(input.budget.panelDeadlineMs, () => askAll(input, startExtracting));
  } catch (error) {
    if (!isCancellation(error) || CancellationScope.current().consideredCancelled) throw error;
    // The deadline: closePanel turns whoever is still silent into a time-out.
  }
  const { verdict } = await closePanel({ runId: input.runId });
  if (verdict === 'failed') return { verdict, answered: [] };

  const readable = await Promise.all(
    [...extracting].map(async ([modelId, read]) => ((await read) ? modelId : '')),
  );
  return { verdict, answered: readable.filter((modelId) => modelId !== '') };
}

async function askAll(
  { runId, models, budget }: PanelInput,
  startReading: (modelId: string) => void,
): Promise<void> {
  const ask = async (model: InvitedModel, late: boolean): Promise<AskResult> => {
    const receipt = await askOnce(runId, model, late, budget);
    if (receipt.status === 'success') startReading(model.modelId);
    return receipt;
  };
  for (const model of models) if (model.status === 'success') startReading(model.modelId);

  const pending = models.filter((model) => model.status === 'pending');
  const receipts = await Promise.all(pending.map((model) => ask(model, false)));
  await Promise.all(
    pending.map(async (model, index) => {
      const receipt = receipts[index];
      if (!receipt || !deservesLateRetry(receipt)) return;
      await sleep(Math.max(lateRetryAfterMs, receipt.retryAfterMs ?? 0));
      await ask(model, true);
    }),
  );
}

async function askOnce(
  runId: string,
  { modelId, gateway }: InvitedModel,
  late: boolean,
  budget: RunBudget,
): Promise<AskResult> {
  const { askModel } = proxyActivities<Activities>(askOptions(gateway, budget, late));
  try {
    return await askModel.executeWithOptions({ summary: modelId }, [{ runId, modelId, late }]);
  } catch (error) {
    if (isCancellation(error)) throw error;
    // The panel's budget has no room for another try, be it for a Retry-After that lies past it: no late retry either.
    return { modelId, status: 'pending', failure: null, retryAfterMs: null };
  }
}

function deservesLateRetry(receipt: AskResult): boolean {
  return (
    receipt.status === 'pending' && receipt.failure !== null && failurePolicies[receipt.failure].lateRetry
  );
}

/** Starts readings in the scope of the whole workflow, so that the panel's deadline does not end them. */
function extractorOf(
  { runId, budget }: PanelInput,
  extracting: Map<string, Promise<boolean>>,
): (modelId: string) => void {
  const whole = CancellationScope.current();
  const { extractClaims } = proxyActivities<Activities>(synthesisOptions(budget, 'read'));
  const read = async (modelId: string): Promise<boolean> => {
    try {
      const { outcome } = await extractClaims.executeWithOptions({ summary: modelId }, [{ runId, modelId }]);
      return outcome === 'done';
    } catch (error) {
      if (isCancellation(error)) throw error;
      return false; // Without a reading the response is left out, and the report says so.
    }
  };
  return (modelId) => {
    const result = whole.run(() => read(modelId));
    result.catch(() => undefined); // Awaited after the panel has closed; until then its failure is nobody's.
    extracting.set(modelId, result);
  };
}
