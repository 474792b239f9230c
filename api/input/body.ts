import type { ServerResponse } from 'node:http';
import { MIMEType } from 'node:util';
import getRawBody from 'raw-body';
import { ApiError } from '../../src/domain/errors.ts';
import { bodyMaxBytes } from '../../src/domain/limits.ts';
import type { ApiContext } from '../http/context.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the body as JSON of any shape: UTF-8, uncompressed, at most 256 KiB.
 * @throws ApiError `invalid_request` with the reason
 */
export async function readJsonBody(ctx: ApiContext): Promise<unknown> {
  if (!isJsonInUtf8(ctx.get('Content-Type'))) {
    throw new ApiError('invalid_request', {
      message: 'Send the body as "Content-Type: application/json", in UTF-8.',
    });
  }
  if (ctx.get('Content-Encoding')) {
    throw new ApiError('invalid_request', {
      message: 'Send the body uncompressed, without Content-Encoding.',
    });
  }
  const bytes = await readBytes(ctx);
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new ApiError('invalid_request', { message: 'The body is not valid JSON in UTF-8.' });
  }
}

/** True for JSON in UTF-8. Other parameters of the media type do not affect how JSON is parsed. */
function isJsonInUtf8(contentType: string): boolean {
  try {
    const { essence, params } = new MIMEType(contentType);
    return essence === 'application/json' && /^utf-?8$/i.test(params.get('charset') ?? 'utf-8');
  } catch {
    return false; // Not a valid media type.
  }
}

async function readBytes(ctx: ApiContext): Promise<Buffer> {
  try {
    const reading = getRawBody(ctx.req, { limit: bodyMaxBytes, length: ctx.request.length ?? null });
    return await orUntilClosed(ctx.res, reading);
  } catch (error) {
    const { type } = error as { type?: string };
    if (type === 'entity.too.large') {
      // The rest of the body is not read, so the connection can't be used again.
      throw new ApiError('invalid_request', {
        message: `The body is larger than ${bodyMaxBytes} bytes.`,
        headers: { Connection: 'close' },
      });
    }
    throw new ApiError('invalid_request', { message: 'The body did not arrive whole.' });
  }
}

/**
 * The result of reading a body, unless the response closes first. A body that breaks off or arrives
 * too slowly is refused below Koa, and Node does not tell the request: without this, the route
 * would wait forever and keep its slots.
 */
function orUntilClosed(response: ServerResponse, reading: Promise<Buffer>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const closed = () => reject(new Error('the response has closed'));
    response.once('close', closed);
    reading.then(resolve, reject).finally(() => response.off('close', closed));
  });
}
