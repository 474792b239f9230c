import { randomUUID } from 'node:crypto';
import type { ApiDeps, ApiHandler } from './context.ts';
import { requestPath } from './request-path.ts';

/** Names every response, so that a person can quote it and the log has it; then notes what was asked and answered. */
export function requestId({ log }: Pick<ApiDeps, 'log'>): ApiHandler {
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.set('Request-Id', ctx.state.requestId);
    await next();
    log.info(
      {
        requestId: ctx.state.requestId,
        workspaceId: ctx.state.caller?.workspaceId,
        method: ctx.method,
        path: requestPath(ctx), // Without the query: only ids and fixed words stand in a path.
        status: ctx.status,
        durationMs: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  };
}
