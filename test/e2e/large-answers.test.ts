import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import { bodyMaxBytes, promptMaxCharacters } from '../../src/domain/limits.ts';
import type { Report } from '../../src/report/schema/report.ts';
import { finished, type RunObject } from '../harness/client.ts';
import { memoryFolder } from '../harness/memory-folder.ts';
import { type LargeProvider, startLargeProvider } from '../harness/providers/large-provider.ts';
import { makeStack, type Stack } from '../harness/stack.ts';

// With the real processes and a provider over HTTP; `npm run bench -- memory` does the same at full
// size.

/** Escaped as far as JSON allows: every character takes twelve bytes of the body. */
const longest = `Should a small startup begin with a monolith or with microservices? ${'😀'.repeat(promptMaxCharacters - 100)}`;

describe('texts of realistic size', function () {
  this.timeout(240_000);
  const [huge = '', hostile = ''] = builtInCatalogue.curated.wide;
  let provider: LargeProvider;
  let stack: Stack;
  let started: Record<string, number>;
  let run: RunObject;

  before(async () => {
    provider = await startLargeProvider({ answerBytes: 60_000, hugeModel: huge, hostileModel: hostile });
    stack = await makeStack({ DATA_DIR: memoryFolder('large-'), ...provider.env });
    await stack.start();
    started = stack.pids();
    const response = await post(escaped(JSON.stringify({ prompt: longest, panel: 'consensus' })));
    assert.equal(response.status, 202);
    const { id } = (await response.json()) as RunObject;
    run = await finished(stack.api, stack.key(), id, 200_000);
  });
  after(async () => {
    await stack.stop();
    stack.remove();
    provider.stop();
  });

  async function post(body: string): Promise<Response> {
    const headers = {
      Authorization: `Bearer ${stack.key()}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    };
    return await fetch(`${stack.api}/v1/research`, { method: 'POST', headers, body });
  }

  async function get(path: string): Promise<Response> {
    return await fetch(`${stack.api}${path}`, { headers: { Authorization: `Bearer ${stack.key()}` } });
  }

  /** CPU time of the longest turn of a process's event loop, in milliseconds. */
  async function longestTurnMs(name: 'api' | 'worker'): Promise<number> {
    const text = await (await fetch(stack.metrics[name])).text();
    return 1000 * Number(/^panel_event_loop_turn_cpu_max_seconds (\S+)/m.exec(text)?.[1]);
  }

  it('R-H03 with a lighter run: 60 kB are used in full, 6 MB fail and the record says so, and no process dies', async () => {
    assert.deepEqual([run.status, run.credits_charged], ['completed', 45]);
    const result = await (await get(`/v1/research/${run.id}/result`)).json();
    const { research_record: record } = (result as { report: Report }).report;
    const failed = record?.provenance?.failed.map(({ model_id, error }) => [model_id, error]);
    assert.deepEqual(failed, [[huge, 'truncated']]);
    assert.equal(record?.research_snapshot?.included_in_synthesis, 39);
    const exported = await (await get(`/v1/research/${run.id}/responses/export`)).text();
    assert.ok(exported.length > 39 * 30_000, `${exported.length}`);
    const { api, worker } = stack.pids();
    assert.deepEqual([api, worker], [started.api, started.worker], 'no process has died');
  });

  it('R-H02 whatever is sent or answered, at any allowed length, no turn of a main thread takes 100 ms', async () => {
    for (const body of hostileBodies()) {
      assert.ok(body.length <= bodyMaxBytes, `${body.length}`);
      assert.equal((await post(body)).status, 400);
    }
    for (const path of ['', '/result', '/responses', '/responses/export'])
      assert.equal((await get(`/v1/research/${run.id}${path}`)).status, 200);
    for (const name of ['api', 'worker'] as const) {
      const turnMs = await longestTurnMs(name);
      assert.ok(turnMs > 0 && turnMs < 100, `${name}: ${turnMs} ms`);
    }
  });
});

function escaped(json: string): string {
  return json.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
}

/** Requests that start no run: their body is read before it is judged. */
function hostileBodies(): string[] {
  const room = bodyMaxBytes - 50;
  const fields = Array.from({ length: 20_000 }, (_, n) => `"${n}":0`).join(',');
  return [
    '['.repeat(room / 2) + ']'.repeat(room / 2),
    `{${fields}}`,
    `{"prompt":"${'\\u0020'.repeat(room / 6)}","panel":"wide"}`,
    `{"prompt":"${'\\ud800'.repeat(room / 6)}","panel":"wide"}`,
    `{"prompt":"x","panel":"${'a'.repeat(room)}"}`,
  ];
}
