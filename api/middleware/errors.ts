import { Readable } from 'node:stream';
import type { ConsoleCondition } from '../../src/domain/console-errors.ts';
import { ApiError, type ErrorCondition, errorEntry } from '../../src/domain/errors.ts';
import { delayRefusal } from '../admission/refusals.ts';
import type { ApiContext, ApiDeps, ApiHandler } from '../http/context.ts';

/** The body of every failure: `error` is its only field (R-E01). */
export function errorEnvelope(
  condition: ErrorCondition | ConsoleCondition,
  message: string,
  details?: Record<string, unknown>,
) {
  return { error: { code: errorEntry(condition).code, message, ...(details ? { details } : {}) } };
}

/**
 * The only place that turns an error into an HTTP answer; MCP tools word failures their own way.
 * Anything but an ApiError is a bug or a dependency that is down: the client gets `internal_error`
 * without details, and the log gets all of it under the response's Request-Id (R-E03).
 */
export function errorsAsEnvelopes({ log }: Pick<ApiDeps, 'log'>): ApiHandler {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      respondWith(ctx, await clientFailure(ctx, log, error));
    }
  };
}

/** The failure as the client sees it. Details of an unexpected error go to the log only. */
export async function clientFailure(ctx: ApiContext, log: ApiDeps['log'], error: unknown): Promise<ApiError> {
  if (!(error instanceof ApiError)) {
    log.error({ requestId: ctx.state.requestId, err: error }, 'a request failed');
    return new ApiError('internal_error');
  }
  if (error.condition === 'overloaded') await delayRefusal(ctx, error.reason ?? 'overloaded');
  return error;
}

/**
 * Logs what fails after the middleware, while Koa writes the response: a body that cannot be
 * written, or a file that breaks off. The status may have been sent already: then the client learns
 * of it because the connection ends without the last chunk. A client that disconnects is not a
 * failure. Koa tells of the error of a stream twice, of the stream and of the socket that it ends.
 */
export function logFailedResponse({ log }: Pick<ApiDeps, 'log'>) {
  const logged = new WeakSet<Error>();
  return (error: NodeJS.ErrnoException, { body, req, state }: ApiContext): void => {
    const isOfBody = body instanceof Readable && body.errored === error;
    const isOfClient = req.socket.errored === error && !isOfBody;
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' || isOfClient || logged.has(error)) return;
    logged.add(error);
    log.error({ requestId: state.requestId, err: error }, 'a response failed');
  };
}

/** People sign in with a cookie: there a key would not help. */
const bearerConditions: readonly string[] = ['authentication_required', 'invalid_api_key'];

function respondWith(ctx: ApiContext, error: ApiError): void {
  const entry = errorEntry(error.condition);
  ctx.status = entry.status;
  ctx.body = errorEnvelope(error.condition, error.message, error.details);
  if (entry.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(entry.retryAfterSeconds));
  if (bearerConditions.includes(error.condition)) ctx.set('WWW-Authenticate', 'Bearer'); // RFC 9110, 15.5.2.
  // Generated clients retry 409 and 5xx on their own unless this header stops them.
  if (entry.retry === 'never') ctx.set('X-Should-Retry', 'false');
  ctx.set({ ...error.headers });
}
