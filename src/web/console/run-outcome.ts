import type { ListedRun, RunStatus } from './shapes.ts';

/** Each status as a list can be filtered by it. */
export const statusNames: Readonly<Record<RunStatus, string>> = {
  queued: 'Waiting for its turn',
  running: 'Asking the panel',
  synthesizing: 'Reading the answers',
  completed: 'Report ready',
  partial: 'Partial panel, or no report',
  failed: 'Failed',
};

type Outcome = Pick<ListedRun, 'status' | 'credits_charged'>;

/** A run that is partial has a report exactly if it was charged (R-W05). */
export function hasReport({ status, credits_charged: charged }: Outcome): boolean {
  return status === 'completed' || (status === 'partial' && charged !== 0);
}

/** What became of a run and of its credits, which are held if no failure was technical (R-K05). */
export function outcomeWords(run: Outcome): string {
  const { status, credits_charged: charged } = run;
  if (status === 'failed') return charged === 0 ? 'Failed, refunded' : 'Failed, credits held';
  if (status === 'partial') return hasReport(run) ? 'Report ready (partial panel)' : 'No report, refunded';
  return statusNames[status];
}
