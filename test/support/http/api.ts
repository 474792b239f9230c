import assert from 'node:assert/strict';
import type { ApiDeps } from '../../../api/http/context.ts';
import { createKey } from '../../../src/app/create-key.ts';
import { createWorkspace } from '../../../src/app/create-workspace.ts';
import type { Pool } from '../../../src/db/pool.ts';
import { errorTable } from '../../../src/domain/errors.ts';
import type { AnyJson } from '../any-json.ts';
import { assertInvariants } from '../database/invariants.ts';
import { freshDatabase } from '../database/postgres.ts';
import { bodyInContract, inContract } from './contract.ts';
import { demandCoverage } from './coverage.ts';
import { startApi, type TestApi } from './start-api.ts';

demandCoverage();

export interface TestWorkspace {
  readonly id: string;
  readonly key: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The raw body. */
  readonly text: string;
  readonly body: AnyJson;
}

export interface FileApi {
  readonly db: Pool;
  readonly api: TestApi;
  /** How often a look at the queue was asked for. */
  readonly dispatchRequests: () => number;
}

/**
 * An api over its own database, for one test file. After its tests, every invariant of the record
 * must hold. Read the fields inside the tests: they exist once the file's first hook has run.
 */
export function apiForFile(changes: Pick<ApiDeps, 'console'> = {}): FileApi {
  let dispatchRequests = 0;
  let started: { db: Pool; api: TestApi; drop: () => Promise<void> } | undefined;
  before(async () => {
    const { pool: db, drop } = await freshDatabase();
    started = {
      db,
      api: await startApi(db, { requestDispatch: () => dispatchRequests++, ...changes }),
      drop,
    };
  });
  after(async () => {
    if (!started) return;
    await started.api.stop();
    await assertInvariants(started.db).finally(started.drop);
  });
  return {
    get db() {
      return started!.db;
    },
    get api() {
      return started!.api;
    },
    dispatchRequests: () => dispatchRequests,
  };
}

/** Creates a workspace with credits and a key. */
export async function makeWorkspace(db: Pool, name: string, credits = 1_000): Promise<TestWorkspace> {
  const id = await createWorkspace(db, { name, plan: 'test', monthlyCreditGrant: 0, firstCredits: credits });
  if (!id) throw new Error(`a workspace ${name} exists already`);
  const { key } = await createKey(db, id, 'test', null);
  return { id, key };
}

/** Sends a GET with the key as a bearer credential. */
export async function get(
  api: TestApi,
  path: string,
  key: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return await send(api, path, { headers: { Authorization: `Bearer ${key}`, ...headers } });
}

interface CreateOptions {
  /** Null sends no header. */
  readonly idempotencyKey?: string | null;
  /** An object is sent as JSON; text and bytes are sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export const validBody = { prompt: 'Is tea better than coffee?', panel: 'wide' };

let createCount = 0;

/** POST /v1/research: valid and with a new key unless the options say otherwise. */
export async function create(api: TestApi, key: string, options: CreateOptions = {}): Promise<Answer> {
  const { idempotencyKey = `key-${++createCount}`, body = validBody } = options;
  return await send(api, '/v1/research', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      ...(idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...options.headers,
    },
    body:
      typeof body === 'string' || body instanceof Uint8Array
        ? (body as NonNullable<RequestInit['body']>)
        : JSON.stringify(body),
  });
}

/** Sends any request as given. */
export async function send(api: TestApi, path: string, request: RequestInit = {}): Promise<Answer> {
  const response = await fetch(api.url + path, request);
  const text = await response.text();
  if (response.status === 202 && path === '/v1/research')
    bodyInContract(await new Response(request.body).json());
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  return inContract(request.method ?? 'GET', path, {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text ? JSON.parse(text) : text,
  });
}

/**
 * Asserts a failure with this status and code, in the exact envelope (R-E01), with a Request-Id.
 */
export function assertRefused({ status, headers, body }: Answer, expected: number, code: string): void {
  assert.deepEqual([status, body.error?.code], [expected, code], JSON.stringify(body));
  assertEnvelope(body);
  assert.match(headers.get('Content-Type') ?? '', /^application\/json/);
  assert.match(headers.get('Request-Id') ?? '', /^[0-9a-f-]{36}$/);
  const isFinal = Object.values(errorTable).some((each) => each.code === code && each.retry === 'never');
  assert.equal(headers.get('X-Should-Retry'), isFinal ? 'false' : null, 'X-Should-Retry');
}

/** Asserts `{error: {code, message, details?}}` without any other field. */
export function assertEnvelope(body: unknown): void {
  assert.ok(body !== null && typeof body === 'object' && 'error' in body);
  assert.deepEqual(Object.keys(body), ['error']);
  const { code, message, details, ...others } = body.error as Record<string, unknown>;
  assert.deepEqual(others, {});
  assert.equal(typeof code, 'string');
  assert.ok(typeof message === 'string' && message.length > 0);
  assert.ok(details === undefined || (typeof details === 'object' && details !== null));
}
