import { randomUUID } from 'node:crypto';
import type { ApiContext, ApiDeps, ApiHandler } from '../http/context.ts';
import { requestPath } from '../http/request-path.ts';

/**
 * Gives every response an id that a user can quote and the log contains, and logs a summary of the
 * request.
 */
export function requestId({ log }: Pick<ApiDeps, 'log'>): ApiHandler {
  // The fields of a summary are fixed. Scanning each line for secrets took a fifteenth of a
  // request's time.
  const summaries = log.child({}, { redact: [] });
  return (ctx, next) => {
    const startedAt = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.set('Request-Id', ctx.state.requestId);
    // Logged when the response closes: a large body may still be on its way long after the route
    // has finished.
    ctx.res.on('close', () => {
      if (!ctx.state.isCounted) summaries.info(summary(ctx, startedAt), 'request');
    });
    return next();
  };
}

function summary(ctx: ApiContext, startedAt: number) {
  return {
    requestId: ctx.state.requestId,
    workspaceId: ctx.state.caller?.workspaceId,
    method: ctx.method,
    path: requestPath(ctx), // Without the query. A path contains only ids and fixed words.
    status: ctx.res.statusCode,
    ...(ctx.state.tool ?? {}),
    durationMs: Math.round(performance.now() - startedAt),
    ...(ctx.res.writableFinished ? {} : { aborted: true }),
  };
}
