import { createHash } from 'node:crypto';
import type { ApiContext } from '../http/context.ts';

/**
 * Names a body by a weak ETag and says how caches may keep it.
 * @returns whether the client has this very body (RFC 9110, 13.1.2): then the answer is 304, without it. Koa's own
 *   `fresh` also heeds a request's `Cache-Control: no-cache`, which is meant for caches on the way and which Node's
 *   fetch adds to every If-None-Match
 */
export function isNotModified(ctx: ApiContext, tag: string, cacheControl: string): boolean {
  ctx.set({ ETag: `W/${tag}`, 'Cache-Control': cacheControl });
  const held = ctx.get('If-None-Match').split(',');
  if (!held.some((each) => ['*', tag, `W/${tag}`].includes(each.trim()))) return false;
  ctx.status = 304;
  return true;
}

/** An opaque tag of a body (RFC 9110, 8.8.3). */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}
