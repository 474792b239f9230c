import { deliverReport } from '../src/app/deliver-report.ts';
import type { RunRef, Settlement } from '../src/domain/run/run-messages.ts';
import type { ActivityDeps } from './common/deps.ts';

/** Ends a run with its report: see `deliverReport`. */
export function makeDeliverReport({ db }: Pick<ActivityDeps, 'db'>) {
  return async ({ runId }: RunRef): Promise<Settlement> => await deliverReport(db, runId);
}
