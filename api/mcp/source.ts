import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import { ApiError } from '../../src/domain/errors.ts';
import type { ApiContext, ApiHandler, McpOptions } from '../http/context.ts';

/** What the SDK makes a URL of: with a user or a path in it, it would read another host, or fail. */
const hostAndPort = /^[^\s@/?#\\]+$/;

/**
 * Refuses what a page of another site could make a browser send (DNS rebinding): a Host that is not ours, and a page's
 * Origin that nobody allowed. What is no browser sends no Origin. The service's own origin passes, as long as a proxy
 * leaves Host as it is.
 * @param options null, or left out: this machine's own names
 */
export function allowedSource({ allowedHosts, allowedOrigins }: Partial<McpOptions> = {}): ApiHandler {
  const hosts = [...(allowedHosts ?? localhostAllowedHostnames())];
  const isAllowedOrigin = (origin: string) =>
    allowedOrigins
      ? allowedOrigins.includes(origin)
      : validateOriginHeader(origin, localhostAllowedOrigins()).ok;
  return async (ctx, next) => {
    const origin = ctx.get('Origin');
    const isAllowed =
      hostAndPort.test(ctx.get('Host')) &&
      validateHostHeader(ctx.get('Host'), hosts).ok &&
      (origin === '' || isOwn(ctx, origin) || isAllowedOrigin(origin));
    if (!isAllowed) throw new ApiError('source_not_allowed');
    await next();
  };
}

/** The scheme is a proxy's: of which one the client asked is not to be seen from here. */
function isOwn(ctx: ApiContext, origin: string): boolean {
  return [`http://${ctx.get('Host')}`, `https://${ctx.get('Host')}`].includes(origin);
}
