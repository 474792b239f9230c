import assert from 'node:assert/strict';
import { closePanel } from '../../../src/app/close-panel.ts';
import { saveArtifact } from '../../../src/db/artifacts.ts';
import { listPanel, saveFailure } from '../../../src/db/panel-rows.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  deliveredRun,
  failedTry,
  saveText,
} from '../../support/database/runs.ts';
import { apiForFile, makeWorkspace } from '../../support/http/api.ts';
import { signedIn } from '../../support/http/console.ts';

describe('console progress', () => {
  const file = apiForFile();

  async function watched(name: string) {
    const { id } = await makeWorkspace(file.db, name);
    const page = await signedIn(file.db, file.api, name);
    const run = await acceptRun(file.db, id);
    const progress = async (headers = {}) => await page.get(`research/${run.id}/progress`, headers);
    return { id, page, run, progress };
  }

  const storeStep = async (runId: string, kind: string, shard = '') =>
    await saveArtifact(file.db, {
      ...{ runId, kind, shard, promptVersion: '1', inputHash: Buffer.alloc(32), body: '{}' },
    });

  it('R-U04 shows each model by lab from the start, with its first sentence or its failure', async () => {
    const { run, progress } = await watched('models');
    const queued = (await progress()).body;
    assert.equal(queued.models.length, 10);
    assert.ok(queued.models.every(({ state }: { state: string }) => state === 'pending'));
    const labs = queued.models.map(({ laboratory }: { laboratory: string }) => laboratory);
    assert.deepEqual(labs, labs.toSorted());

    await beginRun(file.db, run.id);
    const [one, two, three] = await listPanel(file.db, run.id);
    await saveText(file.db, run.id, one!.model_id, '  Tea, since 2.5 cups 🍵 calm. It is <b>not</b> coffee.');
    await saveFailure(file.db, failedTry(run.id, two!.model_id, 'refused'));
    await saveText(file.db, run.id, three!.model_id, 'x'.repeat(5_000));
    const { body } = await progress();
    const stateOf = (id: string) => body.models.find((each: { model_id: string }) => each.model_id === id);
    assert.deepEqual(
      [stateOf(one!.model_id).state, stateOf(one!.model_id).first_sentence],
      ['success', 'Tea, since 2.5 cups 🍵 calm.'],
    );
    assert.deepEqual(
      [one, two].map((model) => stateOf(model!.model_id).simulated),
      [true, false],
    );
    const { state, failure, first_sentence } = stateOf(two!.model_id);
    assert.deepEqual([state, failure, first_sentence], ['error', 'refused', null]);
    assert.ok(stateOf(three!.model_id).first_sentence.length <= 400);
    assert.equal(body.run.progress.completed_models, 3);
    assert.ok(Date.parse(body.started_at) > 0);
    assert.deepEqual([body.synthesis, body.usual_seconds], [null, null]);
    assert.deepEqual(
      body.models.map(({ model_id }: { model_id: string }) => model_id),
      queued.models.map(({ model_id }: { model_id: string }) => model_id),
    );
  });

  it('R-U04 tells the steps of the synthesis that are done, of those that are known', async () => {
    const { run, progress } = await watched('steps');
    await beginRun(file.db, run.id);
    await answerPanel(file.db, run.id);
    for (const shard of ['a', 'b', 'c']) await storeStep(run.id, 'extract', shard);
    await closePanel(file.db, run.id, 0);
    assert.deepEqual((await progress()).body.synthesis, { done: 3, known: 34 });
    await storeStep(run.id, 'select');
    assert.deepEqual((await progress()).body.synthesis, { done: 15, known: 34 });
  });

  it('R-U04 waits for the next step as for the next answer, and says 304 when nothing came', async () => {
    const { run, progress } = await watched('waits');
    await beginRun(file.db, run.id);
    await answerPanel(file.db, run.id);
    await closePanel(file.db, run.id, 0);
    const first = await progress({ Prefer: 'wait=0' });
    const held = { Prefer: 'wait=1', 'If-None-Match': first.headers.get('ETag') ?? '' };
    assert.equal((await progress(held)).status, 304);
    const next = progress({ ...held, Prefer: 'wait=30' });
    await storeStep(run.id, 'extract', 'a');
    const { status, body, headers } = await next;
    assert.deepEqual([status, body.synthesis], [200, { done: 1, known: 34 }]);
    assert.notEqual(headers.get('ETag'), first.headers.get('ETag'));
  });

  it('R-U04 tells how long such a run usually takes, and nothing of another workspace’s run', async () => {
    const { id, run } = await watched('usual');
    const done = await deliveredRun(file.db, id);
    await file.db.query(`update runs set completed_at = created_at + interval '90 seconds' where id = $1`, [
      done.id,
    ]);
    const { page } = await watched('foreign');
    const { status, body } = await page.get(`research/${run.id}/progress`);
    assert.deepEqual([status, body.error.code], [404, 'run_not_found']);
    const reader = await signedIn(file.db, file.api, 'usual');
    assert.equal((await reader.get(`research/${done.id}/progress`)).body.usual_seconds, 90);
  });
});
