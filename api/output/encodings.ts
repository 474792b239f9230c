import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ApiContext } from '../http/context.ts';

/** A body that is sent repeatedly: as it is, and as gzip, which is computed on first use. */
export interface Encodings {
  readonly plain: Buffer;
  readonly gzipped: () => Promise<Buffer>;
}

/** A smaller body fits into one packet uncompressed. */
const leastBytes = 1_400;
/** Gzip: brotli would halve a report's size again, at many times the cost. */
const compress = promisify(gzip);

export function encodings(plain: Buffer): Encodings {
  let gzipped: Promise<Buffer> | undefined;
  return { plain, gzipped: () => (gzipped ??= compress(plain)) };
}

/**
 * Marks the response as dependent on Accept-Encoding, also for a 304, so that caches store it
 * correctly. The weak ETag is the same for all encodings (RFC 9110, 8.8.1).
 */
export function dependsOnEncoding(ctx: ApiContext): void {
  ctx.vary('Accept-Encoding');
}

/** Sends a body in the client's preferred encoding. */
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
