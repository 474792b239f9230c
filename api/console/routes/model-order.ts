import { LRUCache } from 'lru-cache';
import { readModelOrder } from '../../../src/app/read-stored-result.ts';
import type { ApiHandler } from '../../http/context.ts';
import { parseRunId } from '../../input/schemas.ts';

/** Our choice: orders of 172 models, kept by id, take some 10 MB. */
const keptOrders = 200;

/**
 * GET research/:id/model-order: made once in a process, because a delivered report never changes.
 */
export function getModelOrder(): ApiHandler {
  const kept = new LRUCache<string, object>({ max: keptOrders });
  return async (ctx) => {
    const { db, caller } = ctx.state;
    const runId = parseRunId(ctx.params.run_id);
    const name = `${caller.workspaceId} ${runId}`;
    const order = kept.get(name) ?? (await readModelOrder(db, caller, runId)) ?? noOrder;
    kept.set(name, order);
    ctx.body = order;
  };
}

const noOrder = { camp: [], lab: [], country: [], family: [] };
