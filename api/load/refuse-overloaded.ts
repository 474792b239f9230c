import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { errorEntry, errorTable } from '../../src/domain/errors.ts';
import { errorEnvelope } from '../errors.ts';

const { status, retryAfterSeconds } = errorEntry('overloaded');
const body = Buffer.from(JSON.stringify(errorEnvelope('overloaded', errorTable.overloaded.message)));
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': body.length,
  'Retry-After': String(retryAfterSeconds),
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** Refuses a request for load that Koa has not seen. */
export function refuseOverloaded(response: ServerResponse): void {
  if (response.destroyed) return;
  response.writeHead(status, { ...headers, 'Request-Id': randomUUID() }).end(body);
}
