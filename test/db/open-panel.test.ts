import assert from 'node:assert/strict';
import { openPanel } from '../../src/db/open-panel.ts';
import { listPanel } from '../../src/db/panel-rows.ts';
import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import { panelModels } from '../../src/domain/catalogue/catalogue.ts';
import { acceptRun, beginRun, failRun, runOf } from '../support/database/runs.ts';
import { databaseForFile } from './file-database.ts';

// A queued run stores its panel as one value; whatever starts or ends the run creates the rows. The
// activity that does so is retried, and races with whatever ends the run.

describe('the rows of a panel', () => {
  const file = databaseForFile();
  const wide = panelModels(builtInCatalogue, 'wide').map(({ modelId }) => modelId);

  it('R-S04 are created once by twenty concurrent begins', async () => {
    const { id } = await acceptRun(file.db, await file.workspace());
    assert.deepEqual(await modelsOf(id), []);
    const opened = await Promise.all(Array.from({ length: 20 }, () => openPanel(file.db, id)));
    assert.deepEqual(opened.map((rows) => rows.length).sort(), [...Array(19).fill(0), 10].sort());
    assert.deepEqual(await modelsOf(id), wide);
    await Promise.all(Array.from({ length: 5 }, () => beginRun(file.db, id)));
    assert.deepEqual(await modelsOf(id), wide);
    assert.equal((await runOf(file.db, id)).status, 'running');
  });

  it('R-S04 are created for a run that ends before it began, all without an answer', async () => {
    const { id } = await acceptRun(file.db, await file.workspace());
    assert.deepEqual(await failRun(file.db, id, 'cancelled'), { status: 'failed', outcome: 'refunded' });
    const run = await runOf(file.db, id);
    assert.deepEqual([run.successful_models, run.failed_models], [0, 10]);
    assert.deepEqual(
      (await listPanel(file.db, id)).map(({ model_id, status, failure }) => [model_id, status, failure]),
      wide.map((model) => [model, 'timeout', 'timeout']),
    );
    await beginRun(file.db, id);
    assert.equal((await runOf(file.db, id)).status, 'failed');
  });

  it('R-S04 R-G02 are created once if a run begins and ends at the same moment, whichever comes first', async () => {
    for (let round = 0; round < 20; round++) {
      const { id } = await acceptRun(file.db, await file.workspace());
      await Promise.all([beginRun(file.db, id), failRun(file.db, id, 'cancelled'), beginRun(file.db, id)]);
      assert.deepEqual(await modelsOf(id), wide);
      const { status, failed_models } = await runOf(file.db, id);
      assert.deepEqual([status, failed_models], ['failed', 10]);
    }
  });

  async function modelsOf(runId: string): Promise<string[]> {
    return (await listPanel(file.db, runId)).map(({ model_id }) => model_id);
  }
});
