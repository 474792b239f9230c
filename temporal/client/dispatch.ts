import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { claimRuns, requeueRun } from '../../src/db/dispatch.ts';
import type { Pool } from '../../src/db/pool.ts';
import { startResearch } from './client.ts';

/** How many models may be in use at once, and how long a run may take. */
export interface Room {
  /** Total models of all running runs, over all processes. */
  readonly modelsAtOnce: number;
  readonly runDeadlineMs: number;
}

export interface DispatchDeps {
  readonly client: Client;
  readonly db: Pool;
  readonly room: Room;
  /**
   * Whether this process could do more than it does, so that runs beyond a part of the room begin
   * too; default: never.
   */
  readonly hasTimeToSpare?: () => boolean;
  /** Whether what today's runs cost leaves no room for new runs either; default: never. */
  readonly isSpent?: () => Promise<boolean>;
}

/**
 * Part of the room that new runs fill at once. Beyond it they begin one after the other, while a
 * worker has time to spare: more runs would end none sooner then, and all later, and each takes
 * memory. Of 60 runs at once on two processors half are done after 0.6 instead of 0.8 of the time
 * of all (docs/measurements/workers.md).
 */
const soonPart = 1 / 4;
/** Our choice: one run of `consensus` or four of `wide` each time that a worker looks. */
const moreModels = 40;

/** Runs started at once: the server takes some ten milliseconds for each. */
const batch = 50;

/**
 * Starts the runs whose turn it is, as far as there is room (R-H09). A run that had begun before
 * its workflow was lost goes on even when the day's limit is reached: otherwise it would fail at
 * its deadline, and its answers would be paid for in vain. Any number of processes may do this at
 * once. A run whose start fails goes back to the queue; `settleLostOnce` finds those of a process
 * that died here.
 * @returns the number of runs started
 * @throws the error of the first failed start
 */
export async function dispatchOnce(deps: DispatchDeps): Promise<number> {
  const { client, db, room, hasTimeToSpare, isSpent } = deps;
  const { modelsAtOnce, runDeadlineMs } = room;
  const onlyBegun = (await isSpent?.()) ?? false;
  const more = hasTimeToSpare?.() ? moreModels : 0;
  const roomNow = { modelsAtOnce, soon: Math.ceil(modelsAtOnce * soonPart), more };
  const claimed = await claimRuns(db, roomNow, runDeadlineMs, batch, onlyBegun);
  const starts = await Promise.allSettled(
    claimed.map(async ({ id, workspace_id, panel }) => {
      try {
        await startResearch(client, { runId: id, workspaceId: workspace_id, panel });
      } catch (error) {
        await requeueRun(db, id);
        throw error;
      }
    }),
  );
  for (const start of starts) if (start.status === 'rejected') throw start.reason;
  return claimed.length;
}

/**
 * Dispatches without making a create wait (R-C17). However many creates ask while a dispatch is in
 * progress, it is repeated only once. Failures are logged and left to housekeeping.
 */
export function dispatcher(deps: DispatchDeps & { readonly log: Logger }): () => void {
  let underWay = false;
  let again = false;
  const dispatchAll = async (): Promise<void> => {
    underWay = true;
    try {
      let started: number;
      do {
        again = false;
        started = await dispatchOnce(deps);
      } while (started === batch || again);
    } catch (error) {
      deps.log.warn({ err: error }, 'could not start a run; housekeeping will');
    } finally {
      underWay = false;
    }
  };
  return () => {
    again = true;
    if (!underWay) void dispatchAll();
  };
}
