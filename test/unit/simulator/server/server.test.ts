import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '../../../../src/simulator/server/server.ts';
import {
  ask,
  calls,
  completion,
  plantedAnswer,
  put,
  questions,
  startQuick,
  task,
  textOf,
} from '../support.ts';

const question = questions['monolith-or-microservices'];

describe('simulator: server', () => {
  let simulator: Simulator;
  before(async () => {
    simulator = await startQuick();
  });
  after(() => simulator.stop());
  afterEach(() => put(simulator, 'reset'));

  it('answers in OpenAI’s format, as the requested model, and says that it simulates', async () => {
    const response = await ask(simulator, { model: 'some/custom-model' });
    assert.equal(response.status, 200);
    const answer = await completion(response);
    assert.equal(answer.model, 'some/custom-model');
    assert.match(answer.id, /^chatcmpl-/);
    assert.equal(answer.system_fingerprint, 'simulator-1');
    assert.equal(answer.choices[0]?.finish_reason, 'stop');
    assert.equal(answer.choices[0]?.message.refusal, null);
    assert.equal(answer.choices[0]?.message.content, plantedAnswer(1, question, 'some/custom-model'));
    assert.ok((answer.usage?.completion_tokens ?? 0) > 150 && (answer.usage?.prompt_tokens ?? 0) > 5);
  });

  it('gives the same answers for the same seed, and others for another seed', async () => {
    const [same, other] = await Promise.all([startQuick(1), startQuick(2)]);
    try {
      const first = await textOf(await ask(simulator));
      assert.equal(await textOf(await ask(same)), first);
      assert.notEqual(await textOf(await ask(other)), first);
    } finally {
      await Promise.all([same.stop(), other.stop()]);
    }
  });

  it('lists the catalogue’s models and the two synthesizers, of two labs', async () => {
    const response = await fetch(`${simulator.url}/v1/models`);
    const { data } = (await response.json()) as { data: { id: string; owned_by: string }[] };
    assert.ok(data.length > 150 && data.some(({ id }) => id === 'openai/gpt-5.5'));
    const own = data.filter(({ id }) => id.startsWith('simulator/'));
    assert.equal(own.length, 2);
    assert.equal(new Set(own.map(({ owned_by: lab }) => lab)).size, 2);
  });

  it('plays a synthesizer for a JSON schema of a known name', async () => {
    const response = plantedAnswer(1, question, 'openai/gpt-5.5');
    const messages = task({ question, response });
    const model = 'simulator/synthesizer-south';
    const output = JSON.parse(await textOf(await ask(simulator, { model, stage: 'extract', messages })));
    assert.deepEqual(Object.keys(output), [
      'position',
      'recommended_option',
      'claims',
      'options',
      'uncertainties',
      'quantities',
      'cases',
    ]);
    assert.ok(output.claims.length >= 5);
  });

  it('gives the same output to a re-ask, whose messages have grown', async () => {
    const messages = task({ question, response: plantedAnswer(1, question, 'openai/gpt-5.5') });
    const again = [
      ...messages,
      { role: 'assistant' as const, content: '{"position": 3}' },
      { role: 'user' as const, content: 'position: expected string' },
    ];
    const first = await textOf(await ask(simulator, { stage: 'extract', messages }));
    assert.equal(await textOf(await ask(simulator, { stage: 'extract', messages: again })), first);
  });

  it('refuses invalid requests in OpenAI’s error format', async () => {
    const post = (body: string) =>
      fetch(`${simulator.url}/v1/chat/completions`, { method: 'POST', body }).then(async (response) => ({
        status: response.status,
        error: ((await response.json()) as { error: { message: string; type: string; code: string } }).error,
      }));
    assert.equal((await post('{"model": ')).status, 400);
    assert.equal((await post('{"model": "a/b"}')).status, 400);
    assert.equal(
      (await post('{"model":"a/b","stream":true,"messages":[{"role":"user","content":"x"}]}')).status,
      400,
    );
    assert.equal((await ask(simulator, { stage: 'no_such_stage' })).status, 400);
    assert.equal((await ask(simulator, { stage: 'group' })).status, 400);
    const unknown = await ask(simulator, { model: 'unknown/model-9' });
    assert.equal(unknown.status, 404);
    const { error } = (await unknown.json()) as { error: { code: string; type: string } };
    assert.equal(error.code, 'model_not_found');
    assert.equal((await fetch(`${simulator.url}/v2`)).status, 404);
  });

  it('refuses a body above 32 MB', async () => {
    const body = `{"model":"a/b","messages":[{"role":"user","content":"${'x'.repeat(33 * 1024 * 1024)}"}]}`;
    const outcome = await fetch(`${simulator.url}/v1/chat/completions`, { method: 'POST', body }).then(
      ({ status }) => status,
      () => 'connection closed',
    );
    assert.ok(outcome === 413 || outcome === 'connection closed', String(outcome));
  });

  it('keeps a log of calls, and shows bodies only on request', async () => {
    await ask(simulator, { model: 'a/one' });
    await ask(simulator, { model: 'b/two' });
    await ask(simulator, { model: 'unknown/three' });
    const logged = await calls(simulator);
    assert.deepEqual(
      logged.map(({ model_id: model, stage, status, fault }) => [model, stage, status, fault]),
      [
        ['a/one', 'ask', 200, null],
        ['b/two', 'ask', 200, null],
        ['unknown/three', 'ask', 404, null],
      ],
    );
    assert.ok(logged.every((call) => !('body' in call)));
    assert.ok(logged[0]!.seq < logged[1]!.seq);
    assert.ok(logged[0]!.ended_at! >= logged[0]!.started_at);
    assert.equal((await calls(simulator, '?bodies=1'))[0]?.body?.model, 'a/one');
    await fetch(`${simulator.url}/control/calls`, { method: 'DELETE' });
    assert.deepEqual(await calls(simulator), []);
  });

  it('writes a line per call to the log file at once, without bodies', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
    const file = join(folder, 'calls.jsonl');
    const logging = await startQuick(1, file);
    try {
      await (await ask(logging, { model: 'a/one' })).text();
      await (await ask(logging, { model: 'b/two' })).text();
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      assert.deepEqual(
        lines.map((line) => JSON.parse(line).model_id),
        ['a/one', 'b/two'],
      );
      assert.ok(!lines.join('').includes('transport'));
    } finally {
      await logging.stop();
      rmSync(folder, { recursive: true });
    }
  });

  it('has lognormal latency, equal for equal calls, and none at a median of 0', async () => {
    await put(simulator, 'latency', { median_ms: 20, sigma: 0.5 });
    await Promise.all(Array.from({ length: 40 }, (_, i) => ask(simulator, { model: `lab/model-${i}` })));
    await ask(simulator, { model: 'lab/model-0' });
    const logged = await calls(simulator);
    const planned = logged.map(({ planned_latency_ms: ms }) => ms).toSorted((a, b) => a - b);
    assert.ok(planned[20]! > 12 && planned[20]! < 33, `median ${planned[20]}`);
    const twice = logged.filter(({ model_id: model }) => model === 'lab/model-0');
    assert.equal(twice[0]?.planned_latency_ms, twice[1]?.planned_latency_ms);
    for (const { started_at: start, ended_at: end, planned_latency_ms: ms } of logged)
      assert.ok(end! - start >= ms - 2, `${end! - start} of ${ms}`);
    await put(simulator, 'reset');
    await ask(simulator);
    assert.equal((await calls(simulator))[0]?.planned_latency_ms, 0);
  });

  it('logs a call as aborted if the client disconnects before the answer', async () => {
    await put(simulator, 'latency', { median_ms: 60_000, sigma: 0 });
    await assert.rejects(ask(simulator, { signal: AbortSignal.timeout(50) }));
    await new Promise((resolve) => setTimeout(resolve, 30));
    const [call] = await calls(simulator);
    assert.equal(call?.status, 'aborted');
    assert.ok(call!.ended_at! - call!.started_at < 5000);
  });

  it('stops at once, even with open connections', async () => {
    const slow = await startSimulator({
      host: '127.0.0.1',
      port: 0,
      seed: 1,
      latency: { medianMs: 60_000, sigma: 0 },
    });
    const open = assert.rejects(ask(slow));
    await new Promise((resolve) => setTimeout(resolve, 30));
    const startedAt = Date.now();
    await slow.stop();
    await open;
    assert.ok(Date.now() - startedAt < 30_000);
  });
});
