import pino from 'pino';
import { createApp } from '../../api/app.ts';
import { listen } from '../../api/server.ts';
import type { RunRef } from '../../src/app/create-research.ts';
import { createKey } from '../../src/app/create-key.ts';
import { createWorkspace } from '../../src/app/create-workspace.ts';
import type { Pool } from '../../src/db/pool.ts';
import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';

export interface TestApi {
  readonly url: string;
  /** Lines that the api logged, as objects. */
  readonly logged: Record<string, unknown>[];
  readonly stop: () => Promise<void>;
}

export interface TestWorkspace {
  readonly id: string;
  readonly key: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what it expects here.
  readonly body: any;
}

/**
 * The real api over real HTTP on a free port.
 * @param dispatch what starts workflows; left out, accepted runs stay queued, as while Temporal is away
 */
export async function startApi(db: Pool, dispatch: (run: RunRef) => void = () => undefined): Promise<TestApi> {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const app = createApp({ db, catalogue: builtInCatalogue, runDeadlineMs: 3_600_000, dispatch, log });
  const { url, stop } = await listen(app, '127.0.0.1', 0);
  return { url, logged, stop: () => stop(1_000) };
}

/** A workspace with credits and a key. */
export async function makeWorkspace(db: Pool, name: string, credits = 1_000): Promise<TestWorkspace> {
  const id = await createWorkspace(db, { name, plan: 'test', monthlyCreditGrant: 0, firstCredits: credits });
  if (!id) throw new Error(`a workspace ${name} exists already`);
  const { key } = await createKey(db, id, 'test', null);
  return { id, key };
}

/** One request, with the key as a bearer credential. */
export async function get(api: TestApi, path: string, key: string, headers: Record<string, string> = {}): Promise<Answer> {
  return await answerOf(await fetch(api.url + path, { headers: { Authorization: `Bearer ${key}`, ...headers } }));
}

interface CreateOptions {
  readonly idempotencyKey?: string | null;
  /** An object becomes JSON; a text goes out as it is. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

let createCount = 0;

/** POST /v1/research, valid unless the options say otherwise. */
export async function create(api: TestApi, key: string, options: CreateOptions = {}): Promise<Answer> {
  const { idempotencyKey = `key-${++createCount}`, body = { prompt: 'Is tea better than coffee?', panel: 'wide' } } = options;
  const response = await fetch(`${api.url}/v1/research`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      ...(idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...options.headers,
    },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });
  return await answerOf(response);
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}
