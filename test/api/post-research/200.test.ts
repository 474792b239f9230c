import assert from 'node:assert/strict';
import { closePanel } from '../../../src/app/close-panel.ts';
import { createKey } from '../../../src/app/create-key.ts';
import { deliverReport } from '../../../src/app/deliver-report.ts';
import { setSubscriptionStatus } from '../../../src/db/workspaces.ts';
import {
  ageKey,
  answerPanel,
  beginRun,
  booksOf,
  failedRun,
  failRun,
  keepReport,
  liftCreateLimit,
} from '../../support/database/runs.ts';
import { type Answer, apiForFile, create, makeWorkspace } from '../../support/http/api.ts';

// Replays make it safe to repeat a create after a lost answer: same run, no double payment.

describe('POST /v1/research, 200', () => {
  const file = apiForFile();
  const idempotencyKey = 'one-and-only';

  it('R-C07 the same key and request return the original run, marked as a replay, and write nothing', async () => {
    const workspace = await makeWorkspace(file.db, 'replay');
    const requestsBefore = file.dispatchRequests();
    const first = await create(file.api, workspace.key, { idempotencyKey });
    const before = await booksOf(file.db, workspace.id);
    const second = await create(file.api, workspace.key, { idempotencyKey });
    assert.equal(second.status, 200);
    assert.equal(second.headers.get('Idempotent-Replayed'), 'true');
    assert.deepEqual(second.body, first.body);
    assert.deepEqual(await booksOf(file.db, workspace.id), before);
    assert.equal(file.dispatchRequests() - requestsBefore, 1);
  });

  it('R-C07 R-G11 has Location, and Retry-After while the run is in progress', async () => {
    const { key } = await makeWorkspace(file.db, 'where');
    const { body } = await create(file.api, key, { idempotencyKey });
    const inProgress = await create(file.api, key, { idempotencyKey });
    assert.equal(inProgress.headers.get('Location'), `/v1/research/${body.id}`);
    assert.equal(inProgress.headers.get('Retry-After'), '3');
    await failedRunOf(body.id);
    const finished = await create(file.api, key, { idempotencyKey });
    assert.deepEqual([finished.body.status, finished.headers.get('Retry-After')], ['failed', null]);
    assert.equal(finished.headers.get('Location'), `/v1/research/${body.id}`);
  });

  async function failedRunOf(runId: string): Promise<void> {
    await beginRun(file.db, runId);
    await answerPanel(file.db, runId, 0);
    await failRun(file.db, runId);
  }

  it('R-C05 R-C07 compares the trimmed prompt, and the meaning of the JSON rather than its spelling', async () => {
    const { key } = await makeWorkspace(file.db, 'spelling');
    const first = await create(file.api, key, { idempotencyKey, body: { prompt: '  Why? ', panel: 'wide' } });
    for (const body of [
      '{"panel":"wide","prompt":"Why?"}',
      ' {"prompt" : "\\u0057hy?\\n\\t", "panel":"wide"} ',
    ]) {
      const again = await create(file.api, key, { idempotencyKey, body });
      assert.deepEqual([again.status, again.body.id], [200, first.body.id]);
    }
  });

  it('R-C07 shows the current state of the run, from queued to delivered', async () => {
    const { key } = await makeWorkspace(file.db, 'state');
    const { body } = await create(file.api, key, { idempotencyKey });
    const replay = async () => (await create(file.api, key, { idempotencyKey })).body;
    await beginRun(file.db, body.id);
    assert.equal((await replay()).status, 'running');
    await answerPanel(file.db, body.id, 9);
    assert.equal((await replay()).progress.completed_models, 10);
    await closePanel(file.db, body.id, 0);
    assert.equal((await replay()).status, 'synthesizing');
    await keepReport(file.db, body.id);
    await deliverReport(file.db, body.id);
    const { status, credits_charged, id } = await replay();
    assert.deepEqual(
      { status, credits_charged, id },
      { status: 'completed', credits_charged: 15, id: body.id },
    );
  });

  it('R-C07 R-C08 a key still replays a minute before its 24 hours end', async () => {
    const workspace = await makeWorkspace(file.db, 'last-minute');
    const first = await create(file.api, workspace.key, { idempotencyKey });
    await ageKey(file.db, workspace.id, idempotencyKey, '23 hours 59 minutes');
    const second = await create(file.api, workspace.key, { idempotencyKey });
    assert.deepEqual([second.status, second.body.id], [200, first.body.id]);
  });

  it('R-C15 replays with no credits left', async () => {
    const { key } = await makeWorkspace(file.db, 'spent', 15);
    const first = await create(file.api, key, { idempotencyKey });
    const second = await create(file.api, key, { idempotencyKey });
    assert.deepEqual([second.status, second.body.id], [200, first.body.id]);
  });

  it('R-C15 replays with three runs in progress', async () => {
    const { key } = await makeWorkspace(file.db, 'busy');
    const first = await create(file.api, key, { idempotencyKey });
    await create(file.api, key);
    await create(file.api, key);
    const again = await create(file.api, key, { idempotencyKey });
    assert.deepEqual([again.status, again.body.id], [200, first.body.id]);
  });

  it('R-C15 replays with the subscription suspended or ended', async () => {
    const workspace = await makeWorkspace(file.db, 'ended');
    const first = await create(file.api, workspace.key, { idempotencyKey });
    for (const status of ['suspended', 'none'] as const) {
      await setSubscriptionStatus(file.db, workspace.id, status);
      const again = await create(file.api, workspace.key, { idempotencyKey });
      assert.deepEqual([again.status, again.body.id], [200, first.body.id]);
    }
  });

  it('R-C07 replays a failed run as failed: its key does not start another run', async () => {
    const workspace = await makeWorkspace(file.db, 'failed');
    const run = await failedRun(file.db, workspace.id);
    await file.db.query(`update idempotency_keys set key = 'failed' where run_id = $1`, [run.id]);
    const again = await create(file.api, workspace.key, { idempotencyKey: 'failed' });
    assert.deepEqual(
      [again.status, again.body.status, again.body.failure_code],
      [200, 'failed', 'research_failed'],
    );
  });

  it('R-C11 (REST) two API keys of a workspace share their idempotency keys', async () => {
    const workspace = await makeWorkspace(file.db, 'two-keys');
    const { key: secondKey } = await createKey(file.db, workspace.id, 'second', null);
    const first = await create(file.api, workspace.key, { idempotencyKey });
    const second = await create(file.api, secondKey, { idempotencyKey });
    assert.deepEqual([second.status, second.body.id], [200, first.body.id]);
  });

  it('R-C10 40 identical creates at once: one 202, 39 replays, one run, one reserve', async () => {
    const workspace = await makeWorkspace(file.db, 'race');
    const requestsBefore = file.dispatchRequests();
    await liftCreateLimit(file.db, workspace.id);
    assertOneRun(await race(workspace.key));
    const { balance, entries, runs, keys } = await booksOf(file.db, workspace.id);
    assert.deepEqual({ balance, entries, runs, keys }, { balance: 985, entries: 2, runs: 1, keys: 1 });
    assert.equal(file.dispatchRequests() - requestsBefore, 1);
  });

  it('R-C10 40 identical creates at once with an expired key: one new run, 39 replays of it', async () => {
    const workspace = await makeWorkspace(file.db, 'race-expired');
    await liftCreateLimit(file.db, workspace.id);
    const old = await create(file.api, workspace.key, { idempotencyKey });
    await ageKey(file.db, workspace.id, idempotencyKey, '25 hours');
    const id = assertOneRun(await race(workspace.key));
    assert.notEqual(id, old.body.id);
    const { balance, entries, runs, keys } = await booksOf(file.db, workspace.id);
    assert.deepEqual({ balance, entries, runs, keys }, { balance: 970, entries: 3, runs: 2, keys: 1 });
  });

  it('R-C09 R-C10 if two questions race under one key, one wins, and the other is always a conflict', async () => {
    const workspace = await makeWorkspace(file.db, 'race-questions');
    const bodies = ['Tea?', 'Coffee?'].map((prompt) => ({ prompt, panel: 'wide' }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        create(file.api, workspace.key, { idempotencyKey, body: bodies[index % 2] }),
      ),
    );
    assert.deepEqual(countsBy(answers), { 200: 9, 202: 1, 409: 10 });
    assert.equal((await booksOf(file.db, workspace.id)).runs, 1);
  });

  async function race(key: string): Promise<Answer[]> {
    return await Promise.all(Array.from({ length: 40 }, () => create(file.api, key, { idempotencyKey })));
  }
});

/** @returns the id of the run, which is the same in all answers */
function assertOneRun(answers: readonly Answer[]): string {
  assert.deepEqual(countsBy(answers), { 200: 39, 202: 1 });
  const ids = new Set<string>(answers.map(({ body }) => body.id));
  assert.equal(ids.size, 1);
  for (const { status, headers } of answers) {
    assert.equal(headers.get('Idempotent-Replayed'), status === 200 ? 'true' : null);
  }
  return [...ids][0]!;
}

function countsBy(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
