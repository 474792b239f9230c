import type Router from '@koa/router';
import { ApiError } from '../src/domain/errors.ts';
import type { ApiHandler, ApiState } from './context.ts';
import { requestPath } from './request-path.ts';

/** Refuses what no route takes, in the envelope: 404, or 405 with the methods that the path takes (R-E07). */
export function unknownPaths(router: Router<ApiState>): ApiHandler {
  return async (ctx, next) => {
    const requested = requestPath(ctx);
    if (requested === undefined) {
      throw new ApiError('invalid_request', { message: 'The request target is not valid.' });
    }
    const { path, route } = router.match(requested, ctx.method);
    if (route) return await next();
    if (path.length === 0) throw new ApiError('path_not_found');
    const allow = [...new Set(path.flatMap(({ methods }) => methods))].sort().join(', ');
    throw new ApiError('method_not_allowed', { headers: { Allow: allow } });
  };
}
