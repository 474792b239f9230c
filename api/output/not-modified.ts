import { createHash } from 'node:crypto';
import type { ApiContext } from '../http/context.ts';

/**
 * Sets a weak ETag and the caching policy.
 * @returns true if the client already has this body (RFC 9110, 13.1.2): the response is then 304,
 * without a body. Koa's own `fresh` would also obey a request's `Cache-Control: no-cache`, which is
 * meant for caches and which Node's fetch adds to every If-None-Match
 */
export function isNotModified(ctx: ApiContext, tag: string, cacheControl: string): boolean {
  ctx.set({ ETag: `W/${tag}`, 'Cache-Control': cacheControl });
  if (!holdsTag(ctx, tag)) return false;
  ctx.status = 304;
  return true;
}

/** True if the client says that it has the body with this tag. */
export function holdsTag(ctx: ApiContext, tag: string): boolean {
  const held = ctx.get('If-None-Match').split(',');
  return held.some((each) => ['*', tag, `W/${tag}`].includes(each.trim()));
}

/** An opaque entity tag for a body (RFC 9110, 8.8.3). */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}
