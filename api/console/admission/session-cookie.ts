import type { ApiContext, ConsoleOptions } from '../../http/context.ts';

/** Two weeks: the longest that a session lasts. The record ends it earlier (src/db/sessions.ts). */
const maxAgeSeconds = 14 * 86_400;

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const loopbackAddress = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** Set by proxies: the request was made elsewhere. */
const forwardingHeaders = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-Ip'];

/** Holds the token of a session in the browser. */
export interface SessionCookie {
  readonly read: (ctx: ApiContext) => string | null;
  readonly set: (ctx: ApiContext, token: string) => void;
  readonly clear: (ctx: ApiContext) => void;
}

/**
 * No script reads it, and other sites' posts do not carry it. Over the network it is sent encrypted
 * only; its prefix then keeps neighbouring hosts from planting one. On loopback, where there is no
 * encryption, it has another name.
 */
export function sessionCookie({ publicUrl = null }: ConsoleOptions): SessionCookie {
  const isPlain = (ctx: ApiContext) => loopbackHost.test(ctx.get('Host')) && !publicUrl?.startsWith('https:');
  const nameFor = (ctx: ApiContext) => (isPlain(ctx) ? 'panel_session' : '__Host-panel_session');
  const write = (ctx: ApiContext, value: string, seconds: number) => {
    const secure = isPlain(ctx) ? '' : '; Secure';
    ctx.append(
      'Set-Cookie',
      `${nameFor(ctx)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  };
  return {
    read: (ctx) => cookieValue(ctx.get('Cookie'), nameFor(ctx)),
    set: (ctx, token) => write(ctx, token, maxAgeSeconds),
    clear: (ctx) => write(ctx, '', 0),
  };
}

/** True for a request that was made by a browser on this machine, and not passed on by a proxy. */
export function isFromThisMachine(ctx: ApiContext): boolean {
  return (
    loopbackHost.test(ctx.get('Host')) &&
    loopbackAddress.test(ctx.req.socket.remoteAddress ?? '') &&
    forwardingHeaders.every((name) => ctx.get(name) === '')
  );
}

/**
 * The only value of a cookie; null if there is none, or if there are several, of which one was
 * planted.
 */
function cookieValue(header: string, name: string): string | null {
  const values = header
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each.startsWith(`${name}=`))
    .map((each) => each.slice(name.length + 1));
  return values.length === 1 ? (values[0] as string) : null;
}
