import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { errorEntry, errorTable } from '../../src/domain/errors.ts';
import { corsHeaders } from '../middleware/cors.ts';
import { errorEnvelope } from '../middleware/errors.ts';

const { status, retryAfterSeconds } = errorEntry('overloaded');
const body = Buffer.from(JSON.stringify(errorEnvelope('overloaded', errorTable.overloaded.message)));
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': body.length,
  'Retry-After': String(retryAfterSeconds),
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Refuses a request for load before it reaches Koa.
 * @param corsOrigins origins whose pages may read the refusal and its Retry-After
 */
export function refuseOverloaded(response: ServerResponse, corsOrigins?: readonly string[] | null): void {
  if (response.destroyed) return;
  const forPages = corsOrigins && {
    Vary: 'Origin',
    ...corsHeaders(corsOrigins, response.req.headers.origin),
  };
  response.writeHead(status, { ...headers, ...forPages, 'Request-Id': randomUUID() }).end(body);
}
