import { ApplicationFailure } from '@temporalio/activity';
import { openPanel } from '../src/db/open-panel.ts';
import { listPanel } from '../src/db/panel-rows.ts';
import { markRunning, readRunUnscoped } from '../src/db/runs.ts';
import { type RunRef, type RunStart, runDeadlineMs } from '../src/domain/run/run-messages.ts';
import { isInProgress } from '../src/domain/run/run-state.ts';
import type { ActivityDeps } from './common/deps.ts';

/**
 * Creates the rows of a run's panel, moves the run to `running` and returns the models to ask. A
 * finished run is left as it is: its workflow has nothing to do.
 */
export async function beginRun({ db, budget }: ActivityDeps, { runId }: RunRef): Promise<RunStart> {
  await openPanel(db, runId);
  await markRunning(db, runId, runDeadlineMs(budget), Date.now());
  const [run] = await readRunUnscoped(db, runId);
  if (!run)
    throw ApplicationFailure.nonRetryable(`There is no run ${runId} in this database.`, 'unknown_run');
  if (!isInProgress(run.status)) return { state: 'finished', status: run.status };

  const panel = await listPanel(db, runId);
  return {
    state: 'open',
    models: panel.map(({ model_id, gateway, status }) => ({ modelId: model_id, gateway, status })),
    budget,
  };
}
