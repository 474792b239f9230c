import { settleFailure } from '../src/app/settle-failure.ts';
import { countGivenUp } from '../src/db/artifacts.ts';
import type { FailInput, Settlement } from '../src/domain/run/run-messages.ts';
import type { ActivityDeps } from './common/deps.ts';

/** The compensation of a run: see `settleFailure`. The log says which steps brought nothing. */
export function makeFailRun({ db, log }: Pick<ActivityDeps, 'db' | 'log'>) {
  return async function failRun({ runId, reason }: FailInput): Promise<Settlement> {
    const settled = await settleFailure(db, runId, reason);
    const steps = await countGivenUp(db, runId);
    log.warn({ runId, reason, ...settled, steps }, 'a run ended without a report');
    return settled;
  };
}
