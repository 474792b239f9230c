import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import { ApiError } from '../../src/domain/errors.ts';
import type { ApiHandler, McpOptions } from '../http/context.ts';
import { isOwnOrigin } from '../http/own-origin.ts';

/**
 * Valid Host values. The SDK parses Host as part of a URL: a user or path in it would name another
 * host, or make it fail.
 */
const hostAndPort = /^[^\s@/?#\\]+$/;

/**
 * Guards against DNS rebinding: refuses a Host that is not ours, and an Origin that is not allowed.
 * Clients other than browsers send no Origin. The service's own origin passes, provided that a
 * proxy leaves Host unchanged.
 * @param options hosts and origins that are null or omitted: this machine's own names, and of hosts
 *   also the public one
 */
export function allowedSource(options: Partial<McpOptions> = {}): ApiHandler {
  const { allowedHosts, allowedOrigins, publicHost } = options;
  const ownHosts = [...localhostAllowedHostnames(), ...(publicHost ? [publicHost] : [])];
  const hosts = [...(allowedHosts ?? ownHosts)];
  const isAllowedOrigin = (origin: string) =>
    allowedOrigins
      ? allowedOrigins.includes(origin)
      : validateOriginHeader(origin, localhostAllowedOrigins()).ok;
  return async (ctx, next) => {
    const origin = ctx.get('Origin');
    const isAllowed =
      hostAndPort.test(ctx.get('Host')) &&
      validateHostHeader(ctx.get('Host'), hosts).ok &&
      (origin === '' || isOwnOrigin(ctx, origin) || isAllowedOrigin(origin));
    if (!isAllowed) throw new ApiError('source_not_allowed');
    await next();
  };
}
