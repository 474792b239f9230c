import { settleFailure } from '../src/app/settle-failure.ts';
import { countGivenUp } from '../src/db/artifacts.ts';
import { listPanel } from '../src/db/panel-rows.ts';
import { adviceFor } from '../src/domain/run/first-calls.ts';
import type { FailInput, Settlement } from '../src/domain/run/run-messages.ts';
import type { ActivityDeps } from './common/deps.ts';

/**
 * The compensation of a run: see `settleFailure`. The log says which steps brought nothing, and at
 * level error what to do if most models failed alike because of the set-up (R-N04).
 */
export async function failRun(
  { db, log }: Pick<ActivityDeps, 'db' | 'log'>,
  { runId, reason }: FailInput,
): Promise<Settlement> {
  const settled = await settleFailure(db, runId, reason);
  const steps = await countGivenUp(db, runId);
  log.warn({ runId, reason, ...settled, steps }, 'a run ended without a report');
  if (reason !== 'panel_below_quorum') return settled;
  const advice = adviceFor((await listPanel(db, runId)).map(({ failure }) => failure));
  if (advice) log.error({ runId, ...advice }, 'the models of a run all failed alike');
  return settled;
}
