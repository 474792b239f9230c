import type { ApiContext } from './context.ts';

/**
 * Accepts both schemes: a proxy may end TLS, so the scheme that the client used is unknown here.
 */
export function isOwnOrigin(ctx: Pick<ApiContext, 'get'>, origin: string): boolean {
  return [`http://${ctx.get('Host')}`, `https://${ctx.get('Host')}`].includes(origin);
}
