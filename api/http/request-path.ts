import type Koa from 'koa';

/**
 * The path of a request as the router sees it, or undefined for an invalid target (`http://[bad/`),
 * on which Koa's own parser throws. The path is not normalised: `/v1/../v1/account` and
 * `//elsewhere/v1/account` match no route.
 */
export function requestPath(ctx: Pick<Koa.BaseContext, 'path'>): string | undefined {
  try {
    return ctx.path;
  } catch {
    return undefined;
  }
}
