import { isKept, tagOf } from '../conditional.ts';
import type { ApiHandler } from '../context.ts';
import { openapiDocument } from '../openapi/document.ts';

/** The description as it is served: one text for the life of the process. */
export const openapiText = JSON.stringify(openapiDocument());
const tag = tagOf(openapiText);

/** GET /v1/openapi.json: the description, for whoever asks (R-A05). */
export function getOpenapi(): ApiHandler {
  return async (ctx) => {
    if (isKept(ctx, tag, 'public, no-cache')) return;
    ctx.type = 'application/json';
    ctx.body = openapiText;
  };
}
