import { listPanel } from '../../src/db/panel-rows.ts';
import { failurePolicies } from '../../src/domain/run/model-outcome.ts';
import type { FailingModels, RunRef } from '../../src/domain/run/run-messages.ts';
import type { ActivityDeps } from '../common/deps.ts';

/**
 * The models without an answer whose last try failed, which one more may mend. The others have only
 * been slow so far.
 */
export async function findFailing({ db }: ActivityDeps, { runId }: RunRef): Promise<FailingModels> {
  const failing = (await listPanel(db, runId)).filter(
    ({ status, failure }) => status === 'pending' && failure !== null && failurePolicies[failure].lateRetry,
  );
  return { failing: failing.map(({ model_id: modelId }) => modelId) };
}
