import type { ApiHandler } from './context.ts';

const exposed = [
  'ETag',
  'Idempotent-Replayed',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Request-Id',
  'Retry-After',
  'X-Should-Retry',
].join(', ');

const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
  'Access-Control-Max-Age': '600',
};

/**
 * Lets pages of these origins read the api from a browser, by the Fetch standard. Cookies are never asked for: the api
 * has none, its key is in a header.
 * @param origins such as `https://app.example`, or `*` for all
 */
export function cors(origins: readonly string[]): ApiHandler {
  return async (ctx, next) => {
    ctx.vary('Origin');
    const origin = ctx.get('Origin');
    if (!origin || !(origins.includes('*') || origins.includes(origin))) return await next();
    ctx.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed });
    if (ctx.method !== 'OPTIONS' || !ctx.get('Access-Control-Request-Method')) return await next();
    ctx.set(preflight);
    ctx.status = 204;
  };
}
