import { settleFailure } from '../src/app/settle-failure.ts';
import type { FailInput, Settlement } from '../src/domain/run/run-messages.ts';
import type { ActivityDeps } from './common/deps.ts';

/** The compensation of a run: see `settleFailure`. */
export function makeFailRun({ db, log }: Pick<ActivityDeps, 'db' | 'log'>) {
  return async function failRun({ runId, reason }: FailInput): Promise<Settlement> {
    const settled = await settleFailure(db, runId, reason);
    log.warn({ runId, reason, ...settled }, 'a run ended without a report');
    return settled;
  };
}
