import type Router from '@koa/router';
import { ApiError } from '../src/domain/errors.ts';
import type { ApiHandler, ApiState } from './context.ts';

/** Refuses what no route takes, in the envelope: 404, or 405 with the methods that the path takes (R-E07). */
export function unknownPaths(router: Router<ApiState>): ApiHandler {
  return async (ctx, next) => {
    const { path, route } = router.match(pathOf(ctx.url), ctx.method);
    if (route) return await next();
    if (path.length === 0) throw new ApiError('path_not_found');
    const allow = [...new Set(path.flatMap(({ methods }) => methods))].sort().join(', ');
    throw new ApiError('method_not_allowed', { headers: { Allow: allow } });
  };
}

/** A request target that is no path (`http://[bad/`) makes Koa's own parser throw. */
function pathOf(url: string): string {
  if (!URL.canParse(url, 'http://host'))
    throw new ApiError('invalid_request', { message: 'The request target is not valid.' });
  return new URL(url, 'http://host').pathname;
}
