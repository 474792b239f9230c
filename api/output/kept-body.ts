import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ApiContext } from '../http/context.ts';
import { etagOf, isNotModified } from './not-modified.ts';

/** A body that is sent repeatedly: as it is, and as gzip, which is computed on first use. */
export interface KeptBody {
  /** As Koa takes it: a media type, or the end of a file's name. */
  readonly type: string;
  readonly plain: Buffer;
  readonly gzipped: () => Promise<Buffer>;
  readonly tag: string;
}

/** A smaller body fits into one packet uncompressed. */
const leastBytes = 1_400;
/** Gzip: brotli would halve a report's size again, at many times the cost. */
const compress = promisify(gzip);

export function keptBody(type: string, plain: Buffer): KeptBody {
  let gzipped: Promise<Buffer> | undefined;
  return { type, plain, gzipped: () => (gzipped ??= compress(plain)), tag: etagOf(plain) };
}

/**
 * Sends a body in the client's preferred encoding, or 304. Both depend on Accept-Encoding, so that
 * caches store them correctly. The weak ETag is the same for all encodings (RFC 9110, 8.8.1).
 */
export async function sendKept(
  ctx: ApiContext,
  { type, plain, gzipped, tag }: KeptBody,
  cacheControl: string,
): Promise<void> {
  ctx.vary('Accept-Encoding');
  if (isNotModified(ctx, tag, cacheControl)) return;
  ctx.type = type;
  const takesGzip =
    ctx.get('Accept-Encoding').includes('gzip') && ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (!takesGzip || plain.length < leastBytes) {
    ctx.body = plain;
    return;
  }
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = await gzipped();
}
