import type { ApiHandler } from '../http/context.ts';
import { openapiDocument } from '../openapi/document.ts';
import { keptBody, sendKept } from '../output/kept-body.ts';

/** The description as served, built once per process. */
export const openapiText = JSON.stringify(openapiDocument());
const body = keptBody('application/json', Buffer.from(openapiText));

/** GET /v1/openapi.json: the description, without authentication (R-A05). */
export const getOpenapi: ApiHandler = (ctx) => sendKept(ctx, body, 'public, no-cache');
