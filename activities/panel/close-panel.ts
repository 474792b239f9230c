import { closePanel } from '../../src/app/close-panel.ts';
import type { ClosedPanel, CloseInput } from '../../src/domain/run/run-messages.ts';
import type { ActivityDeps } from '../common/deps.ts';

/** Stops waiting for answers: see `closePanel`. */
export function makeClosePanel({ db }: Pick<ActivityDeps, 'db'>) {
  return async ({ runId, ended }: CloseInput): Promise<ClosedPanel> => await closePanel(db, runId, ended);
}
