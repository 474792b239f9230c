import type Koa from 'koa';

/**
 * The path of a request as the router sees it, or undefined for a target that is none (`http://[bad/`), which makes
 * Koa's own parser throw. Not normalised: `/v1/../v1/account` and `//elsewhere/v1/account` are no paths of ours.
 */
export function requestPath(ctx: Pick<Koa.BaseContext, 'path'>): string | undefined {
  try {
    return ctx.path;
  } catch {
    return undefined;
  }
}
