import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import pino from 'pino';
import { examples } from '../../../api/openapi/parts/examples.ts';
import type { components, paths } from '../../../src/client/openapi-types.ts';
import { dispatcher } from '../../../temporal/client/dispatch.ts';
import { standardPrompt, startService, type TestService } from '../../harness/service.ts';
import { testRoom } from '../../support/database/runs.ts';
import { send } from '../../support/http/api.ts';
import { startApi, type TestApi } from '../../support/http/start-api.ts';

// A client with types generated from the description drives one run from question to export against
// the real service. The examples in the description are recorded from its answers.

const idempotencyKey = '0b6c1f0e-6a7e-4f0e-9a43-0c9f5c6f7d11';

describe('the description: a generated client', () => {
  let service: TestService;
  let api: TestApi;
  const recorded: Record<string, unknown> = {};

  before(async () => {
    service = await startService();
    await service.simulator.latency(150);
    const { pool } = service.database;
    const log = pino({ level: 'silent' });
    api = await startApi(pool, {
      requestDispatch: dispatcher({ client: service.client, db: pool, room: testRoom, log }),
    });
  });
  after(async () => {
    await api.stop();
    await service.stop();
  });

  it('R-A05 R-A06 drives a whole run: create, poll, report, responses, texts, export, account, usage', async () => {
    const client = createClient<paths>({
      baseUrl: api.url,
      headers: { Authorization: `Bearer ${service.workspace.key}` },
      fetch: checkedFetch,
    });
    const created = await client.POST('/v1/research', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { prompt: standardPrompt, panel: 'wide' },
    });
    assert.equal(created.response.status, 202);
    recorded.create_request = { prompt: standardPrompt, panel: 'wide' };
    recorded.run_accepted = created.data;
    const params = { path: { run_id: granted(created.data).id } };

    const early = await client.GET('/v1/research/{run_id}/result', { params });
    assert.equal(early.error?.error.code, 'result_not_ready');
    const run = await finished(() => client.GET('/v1/research/{run_id}', { params }));
    assert.deepEqual([run.status, run.credits_charged], ['completed', 15]);
    recorded.run_completed = run;

    for (const detail of ['full', 'compact'] as const) {
      const result = await client.GET('/v1/research/{run_id}/result', {
        params: { ...params, query: { detail } },
      });
      const data = granted(result.data);
      assert.ok(typeof data === 'object', 'JSON, as nothing else is asked for');
      const { report } = data;
      assert.ok(report.answer?.headline);
      // This field tells contract.ts that the service wrote the report, rather than a test.
      assert.equal(report.research_record?.generation?.run_id, params.path.run_id);
      recorded[`result_${detail}`] = shortened(result.data);
    }
    const page = await client.GET('/v1/research/{run_id}/responses', {
      params: { ...params, query: { limit: 2 } },
    });
    const [first] = granted(page.data).data;
    recorded.responses = page.data;
    const query = { model_id: granted(first).model_id, max_characters: 300 };
    const text = await client.GET('/v1/research/{run_id}/responses/text', { params: { ...params, query } });
    assert.equal(granted(text.data).returned_characters, 300);
    recorded.response_text = text.data;
    const lines = await client.GET('/v1/research/{run_id}/responses/export', { params, parseAs: 'text' });
    assert.equal(granted(lines.data).trimEnd().split('\n').length, 10);
    recorded.export = granted(lines.data).split('\n').slice(0, 2).join('\n').concat('\n');

    const account = await client.GET('/v1/account');
    assert.equal(granted(account.data).entitled, true);
    recorded.account = account.data;
    const usage = await client.GET('/v1/usage', { params: { query: { limit: 2 } } });
    assert.equal(granted(usage.data).data[0]?.id, run.id);
    recorded.usage = usage.data;
    const description = await client.GET('/v1/openapi.json');
    assert.equal(granted(description.data).openapi, '3.1.0');
  });

  it('R-A05 the examples match what the service answers today', () => {
    if (process.env.UPDATE_EXAMPLES) return record(recorded);
    assert.deepEqual(Object.keys(examples).sort(), Object.keys(recorded).sort());
    for (const [name, fresh] of Object.entries(recorded)) {
      assert.deepEqual(outline(examples[name as keyof typeof examples]), outline(fresh), name);
    }
  });

  /** Like `fetch`, but checks every answer against the description. */
  async function checkedFetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? null : await request.text();
    const { method } = request;
    const answer = await send(api, pathname + search, { method, headers: request.headers, body });
    return new Response(answer.text, { status: answer.status, headers: answer.headers });
  }

  async function finished(
    read: () => Promise<{ data?: components['schemas']['ResearchRun'] }>,
  ): Promise<components['schemas']['ResearchRun']> {
    // Often at first, to see the run while it is running; later so that its key stays within the
    // reads of a minute.
    const pauseMs = (polls: number) => (polls < 40 ? 20 : 1_000);
    const end = Date.now() + 200_000;
    for (let polls = 0; Date.now() < end; await sleep(pauseMs(++polls))) {
      const run = granted((await read()).data);
      if (run.progress.completed_models > 0) recorded.run_running ??= run;
      if (run.completed_at !== null) return run;
    }
    throw new Error('the run did not finish');
  }
});

function granted<Value>(value: Value | undefined): Value {
  assert.ok(value !== undefined, 'the service refused');
  return value;
}

/** Cuts every list to its first two entries. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

/** The field names at every depth, in order; of a list, those of its first entry. */
function outline(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(outline);
  if (value === null || typeof value !== 'object') return '…';
  return Object.entries(value).map(([name, part]) => [name, outline(part)]);
}

/** Except the compact report, which the description makes from the full one. */
function record({ result_compact: _, ...recorded }: Record<string, unknown>): void {
  const file = new URL('../../../api/openapi/parts/examples.json', import.meta.url).pathname;
  writeFileSync(file, JSON.stringify(recorded));
  execFileSync('node_modules/.bin/biome', ['format', '--write', file]);
}
