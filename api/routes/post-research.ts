import { createResearch } from '../../src/app/create-research.ts';
import { pollAfterSeconds } from '../../src/domain/limits.ts';
import { isInProgress } from '../../src/domain/run/run-state.ts';
import type { ApiDeps, ApiHandler, CallerState } from '../http/context.ts';
import { readJsonBody } from '../input/body.ts';
import { parseCreateBody, parseIdempotencyKey } from '../input/schemas.ts';
import { runView } from '../output/views.ts';

/** POST /v1/research: 202 for a new run, 200 for a replay. */
export function postResearch(deps: ApiDeps): ApiHandler<CallerState> {
  return async (ctx) => {
    const idempotencyKey = parseIdempotencyKey(ctx.headers['idempotency-key']);
    const body = parseCreateBody(await readJsonBody(ctx));
    const { run, replayed } = await createResearch({ ...deps, db: ctx.state.db }, ctx.state.caller, {
      ...body,
      idempotencyKey,
      source: 'api',
    });
    ctx.state.runId = run.id;
    ctx.set('Location', `/v1/research/${run.id}`);
    if (replayed) ctx.set('Idempotent-Replayed', 'true');
    if (isInProgress(run.status)) ctx.set('Retry-After', String(pollAfterSeconds));
    ctx.status = replayed ? 200 : 202;
    ctx.body = runView(run);
  };
}
