import { randomUUID } from 'node:crypto';
import type { ApiContext, ApiDeps, ApiHandler } from '../http/context.ts';
import { requestPath } from '../http/request-path.ts';
import { isUuid } from '../input/schemas.ts';

/**
 * Gives every response an id that a user can quote and the log contains, and logs a summary of the
 * request.
 * @param routes the paths of all routes, whose words are not hidden in the log
 */
export function requestId({ log }: Pick<ApiDeps, 'log'>, routes: readonly string[]): ApiHandler {
  const words = new Set(routes.flatMap((path) => path.split('/')).filter((word) => /^[\w.-]*$/.test(word)));
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
      if (!ctx.state.isCounted) summaries.info(summary(ctx, startedAt, words), 'request');
    });
    return next();
  };
}

function summary(ctx: ApiContext, startedAt: number, words: ReadonlySet<string>) {
  return {
    requestId: ctx.state.requestId,
    workspaceId: ctx.state.caller?.workspaceId,
    method: ctx.method,
    path: loggedPath(requestPath(ctx), words),
    status: ctx.res.statusCode,
    runId: ctx.state.runId,
    ...(ctx.state.tool ?? {}),
    durationMs: Math.round(performance.now() - startedAt),
    ...(ctx.res.writableFinished ? {} : { aborted: true }),
  };
}

/** More than any of our paths has. */
const mostParts = 9;

/** A path without its query, with “…” for each part that is no word of our routes and no id. */
function loggedPath(path: string | undefined, words: ReadonlySet<string>): string | undefined {
  const parts = path?.split('/', mostParts);
  return parts?.map((part) => (words.has(part) || isUuid(part) ? part : '…')).join('/');
}
