import { readResearch } from '../../src/app/read-run.ts';
import { pollAfterSeconds } from '../../src/domain/limits.ts';
import { isInProgress } from '../../src/domain/run-state.ts';
import type { ApiHandler } from '../context.ts';
import { parseRunId } from '../schemas.ts';
import { runView } from '../views.ts';

/** GET /v1/research/{run_id}: how a run stands, and when to ask again while it is in progress. */
export function getResearch(): ApiHandler {
  return async (ctx) => {
    const run = await readResearch(ctx.state.read, parseRunId(ctx.params.run_id));
    if (isInProgress(run.status)) ctx.set('Retry-After', String(pollAfterSeconds));
    ctx.body = runView(run);
  };
}
