import type { ApiHandler } from '../http/context.ts';

const exposed = [
  'ETag',
  'Idempotent-Replayed',
  'Location',
  'Preference-Applied',
  'RateLimit',
  'RateLimit-Policy',
  'Request-Id',
  'Retry-After',
  'X-Should-Retry',
].join(', ');

const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': [
    ...['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'Prefer'],
    ...['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'], // For /mcp.
  ].join(', '),
  'Access-Control-Max-Age': '600',
};

/**
 * Lets pages of these origins read the api from a browser, according to the Fetch standard.
 * Credentials are never allowed: the api uses no cookies, and its key is in a header.
 * @param origins such as `https://app.example`, or `*` for all
 */
export function cors(origins: readonly string[]): ApiHandler {
  return async (ctx, next) => {
    ctx.vary('Origin');
    const allowed = corsHeaders(origins, ctx.get('Origin'));
    ctx.set(allowed);
    const isAllowed = Object.keys(allowed).length > 0;
    const isPreflight = ctx.method === 'OPTIONS' && ctx.get('Access-Control-Request-Method') !== '';
    if (!isAllowed || !isPreflight) return await next();
    ctx.set(preflight);
    ctx.status = 204;
  };
}

/** Headers that let a page of this origin read a response; none if it may not. */
export function corsHeaders(origins: readonly string[], origin: string | undefined): Record<string, string> {
  if (!origin || !(origins.includes('*') || origins.includes(origin))) return {};
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed };
}
