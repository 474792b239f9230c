import { randomUUID } from 'node:crypto';
import type { ApiContext, ApiDeps, ApiHandler } from '../http/context.ts';
import { requestPath } from '../http/request-path.ts';

/** Names every response, so that a person can quote it and the log has it; then notes what was asked and answered. */
export function requestId({ log }: Pick<ApiDeps, 'log'>): ApiHandler {
  // The fields of a summary are fixed. Looking each line through for fields with secrets took a fifteenth of a request.
  const summaries = log.child({}, { redact: [] });
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.set('Request-Id', ctx.state.requestId);
    // When the last byte has gone, or the client: a route is long done while a large answer is still on its way.
    ctx.res.on('close', () => {
      if (!ctx.state.isCounted) summaries.info(summary(ctx, startedAt), 'request');
    });
    await next();
  };
}

function summary(ctx: ApiContext, startedAt: number) {
  return {
    requestId: ctx.state.requestId,
    workspaceId: ctx.state.caller?.workspaceId,
    method: ctx.method,
    path: requestPath(ctx), // Without the query: only ids and fixed words stand in a path.
    status: ctx.res.statusCode,
    ...(ctx.state.tool ?? {}),
    durationMs: Math.round(performance.now() - startedAt),
    ...(ctx.res.writableFinished ? {} : { aborted: true }),
  };
}
