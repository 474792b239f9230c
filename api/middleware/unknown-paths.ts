import type Router from '@koa/router';
import { ApiError } from '../../src/domain/errors.ts';
import type { ApiHandler, ApiState } from '../http/context.ts';
import { requestPath } from '../http/request-path.ts';

/** Refuses a target that is not a valid path: Koa's router would throw on it. */
export const validTarget: ApiHandler = (ctx, next) => {
  if (requestPath(ctx) === undefined) {
    throw new ApiError('invalid_request', { message: 'The request target is not valid.' });
  }
  return next();
};

/**
 * Refuses requests that no route has handled, in the envelope: 404, or 405 with the allowed methods
 * (R-E07).
 */
export function unknownPaths(router: Router<ApiState>): ApiHandler {
  return async (ctx) => {
    const { path } = router.match(ctx.path, ctx.method);
    if (path.length === 0) throw new ApiError('path_not_found');
    const allow = [...new Set(path.flatMap(({ methods }) => methods))].sort().join(', ');
    throw new ApiError('method_not_allowed', { headers: { Allow: allow } });
  };
}
