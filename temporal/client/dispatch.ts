import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { claimRuns, giveBackSlot } from '../../src/db/dispatch.ts';
import type { Pool } from '../../src/db/pool.ts';
import { startResearch } from './client.ts';

/** How many runs may be under way, and how long each may take. */
export interface Room {
  /** Models of all runs under way together, over all processes. */
  readonly modelsAtOnce: number;
  readonly runDeadlineMs: number;
}

interface DispatchDeps {
  readonly client: Client;
  readonly db: Pool;
  readonly room: Room;
}

/** Started at once: a server takes some ten milliseconds for each. */
const batch = 50;

/**
 * Starts the runs whose turn it is, as far as there is room for them (R-H09). Any number of processes may do it at once.
 * A run whose start fails goes back into the line; one whose process dies here is found by `settleLostOnce`.
 * @returns how many were started
 * @throws what the first failed start threw
 */
export async function dispatchOnce({ client, db, room }: DispatchDeps): Promise<number> {
  const placed = await claimRuns(db, room.modelsAtOnce, room.runDeadlineMs, batch);
  const starts = await Promise.allSettled(
    placed.map(async ({ id, workspace_id, panel }) => {
      try {
        await startResearch(client, { runId: id, workspaceId: workspace_id, panel });
      } catch (error) {
        await giveBackSlot(db, id);
        throw error;
      }
    }),
  );
  for (const start of starts) if (start.status === 'rejected') throw start.reason;
  return placed.length;
}

/**
 * The dispatch that a create does not wait for (R-C17). However many creates ask for it while it is under way, it follows
 * once more, not as often. What fails here is in the log and left to housekeeping.
 */
export function dispatcher(deps: DispatchDeps & { readonly log: Logger }): () => void {
  let underWay = false;
  let again = false;
  const dispatchAll = async (): Promise<void> => {
    underWay = true;
    try {
      do again = false;
      while ((await dispatchOnce(deps)) === batch || again);
    } catch (error) {
      deps.log.warn({ err: error }, 'a run was not started; housekeeping will start it');
    } finally {
      underWay = false;
    }
  };
  return () => {
    again = true;
    if (!underWay) void dispatchAll();
  };
}
