import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ApiContext } from '../http/context.ts';

/** A body that is sent again and again: as it is, and as gzip once somebody has asked for it. */
export interface Encodings {
  readonly plain: Buffer;
  readonly gzipped: () => Promise<Buffer>;
}

/** What is smaller fits into one packet as it is. */
const leastBytes = 1_400;
/** Of a report's size, which brotli would halve again at many times the cost. */
const compress = promisify(gzip);

export function encodings(plain: Buffer): Encodings {
  let gzipped: Promise<Buffer> | undefined;
  return { plain, gzipped: () => (gzipped ??= compress(plain)) };
}

/**
 * Says that the body depends on what encodings the client takes. Every answer says so, 304 too, for caches on the way;
 * the weak ETag is that of the content, and one for all encodings (RFC 9110, 8.8.1).
 */
export function dependsOnEncoding(ctx: ApiContext): void {
  ctx.vary('Accept-Encoding');
}

/** Sends a body as the client likes it best. */
export async function sendEncoded(ctx: ApiContext, { plain, gzipped }: Encodings): Promise<void> {
  const takesGzip =
    ctx.get('Accept-Encoding').includes('gzip') && ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (!takesGzip || plain.length < leastBytes) {
    ctx.body = plain;
    return;
  }
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = await gzipped();
}
