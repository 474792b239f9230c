import type { ApiHandler } from '../http/context.ts';
import { openapiDocument } from '../openapi/document.ts';
import { dependsOnEncoding, encodings, sendEncoded } from '../output/encodings.ts';
import { etagOf, isNotModified } from '../output/not-modified.ts';

/** The description as served, built once per process. */
export const openapiText = JSON.stringify(openapiDocument());
const tag = etagOf(openapiText);
const body = encodings(Buffer.from(openapiText));

/** GET /v1/openapi.json: the description, without authentication (R-A05). */
export function getOpenapi(): ApiHandler {
  return async (ctx) => {
    dependsOnEncoding(ctx);
    if (isNotModified(ctx, tag, 'public, no-cache')) return;
    ctx.type = 'application/json';
    await sendEncoded(ctx, body);
  };
}
