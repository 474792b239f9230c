import assert from 'node:assert/strict';
import { closePanel } from '../../src/app/close-panel.ts';
import {
  closePending,
  findPanelRow,
  listPanel,
  noteFailure,
  readPanel,
  readResponses,
  saveAnswer,
  saveFailure,
} from '../../src/db/panel-rows.ts';
import { inTransaction } from '../../src/db/pool.ts';
import { plainCall } from '../support/chat.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  failedTry,
  failRun,
  runOf,
  saveText,
} from '../support/database/runs.ts';
import { untilWaiting, whileUncommitted } from '../support/database/uncommitted.ts';
import { databaseForFile } from './file-database.ts';

// Activities are retried and race each other: an answer is written and counted exactly once, or not
// at all.

describe('stored answers', () => {
  const file = databaseForFile();

  it('R-G05 R-K01 saving an answer again, by the same or another try, writes and counts it once', async () => {
    const { id, models } = await openRun();
    assert.equal(await saveText(file.db, id, models[0]!, 'first'), true);
    const again = await Promise.all(
      Array.from({ length: 10 }, (_, n) => saveText(file.db, id, models[0]!, `again ${n}`)),
    );
    assert.ok(again.every((saved) => !saved));
    assert.deepEqual(await countsOf(id), [1, 0]);
    const row = (await readPanel(file.db, id)).find(({ model_id }) => model_id === models[0]);
    const [read] = await readResponses(file.db, id, models, null);
    assert.deepEqual([row?.status, read?.texts], ['success', { [models[0]!]: 'first' }]);
  });

  it('R-H03 texts of several models are read up to a length, in code points', async () => {
    const { id, models } = await openRun();
    const [short = '', long = ''] = models;
    await saveText(file.db, id, short, '👍👍👍');
    await saveText(file.db, id, long, 'four');
    const [read] = await readResponses(file.db, id, models, 3);
    assert.deepEqual(read?.texts, { [short]: '👍👍👍' });
  });

  it('R-G05 if an answer and a failure of one model race, exactly one is stored and counted', async () => {
    const { id, models } = await openRun();
    for (const model of models) {
      const saved = await Promise.all([
        saveText(file.db, id, model, 'x'),
        saveFailure(file.db, failedTry(id, model, 'timeout')).then((rows) => rows.length > 0),
        saveText(file.db, id, model, 'y'),
      ]);
      assert.equal(saved.filter(Boolean).length, 1);
    }
    const [successes, failures] = await countsOf(id);
    assert.equal(successes! + failures!, 10);
  });

  it('R-G05 the largest panel answering at once, each model twice, is counted once each, without a deadlock', async () => {
    const { id } = await acceptRun(file.db, await file.workspace(), { panel: 'service' });
    await beginRun(file.db, id);
    const models = (await listPanel(file.db, id)).map(({ model_id }) => model_id);
    await Promise.all([...models, ...models].map((model) => saveText(file.db, id, model, model)));
    assert.deepEqual(await countsOf(id), [models.length, 0]);
  });

  it('R-G02 R-G05 an answer after the panel has closed writes and counts nothing', async () => {
    const { id, models } = await openRun();
    for (const model of models.slice(0, 6)) await saveText(file.db, id, model, 'in time');
    await closePanel(file.db, id, 0);
    const before = await readPanel(file.db, id);
    assert.deepEqual(await countsOf(id), [6, 4]);
    for (const model of models) {
      assert.equal(await saveText(file.db, id, model, 'late'), false);
      assert.deepEqual(await saveFailure(file.db, failedTry(id, model, 'network', true)), []);
      assert.deepEqual(await noteFailure(file.db, failedTry(id, model, 'network', true)), []);
    }
    assert.deepEqual(await readPanel(file.db, id), before);
    assert.deepEqual(await countsOf(id), [6, 4]);
  });

  it('R-G02 an answer after the run has failed writes nothing', async () => {
    const { id, models } = await openRun();
    await failRun(file.db, id, 'cancelled');
    assert.equal(await saveText(file.db, id, models[0]!, 'late'), false);
    assert.deepEqual(await countsOf(id), [0, 10]);
    const [place] = await findPanelRow(file.db, id, models[0]!);
    assert.deepEqual([place?.open, place?.status, place?.failure], [false, 'timeout', 'timeout']);
  });

  it('R-W02 a recorded failure leaves the model pending, counts the try, and is kept beside a later answer', async () => {
    const { id, models } = await openRun();
    await noteFailure(file.db, failedTry(id, models[0]!, 'rate_limited'));
    await noteFailure(file.db, failedTry(id, models[0]!, 'overloaded'));
    const [place] = await findPanelRow(file.db, id, models[0]!);
    assert.deepEqual(
      [place?.status, place?.failure, place?.attempts, place?.open],
      ['pending', 'overloaded', 2, true],
    );
    assert.deepEqual(await countsOf(id), [0, 0]);
    await saveAnswer(file.db, {
      runId: id,
      modelId: models[0]!,
      text: 'at last',
      textCharacters: 7,
      inputTokens: null,
      outputTokens: null,
      responseId: 'r-1',
      simulated: false,
      lateRetry: true,
      servedModel: null,
      callFacts: plainCall,
    });
    const row = (await readPanel(file.db, id)).find(({ model_id }) => model_id === models[0]);
    const { status, failure, late_retry, response_id, input_tokens } = row!;
    assert.deepEqual(
      { status, failure, late_retry, response_id, input_tokens },
      {
        status: 'success',
        failure: 'overloaded',
        late_retry: true,
        response_id: 'r-1',
        input_tokens: null,
      },
    );
  });

  it('R-W02 closing counts unanswered models as timed out, and failing ones by their last failure', async () => {
    const { id, models } = await openRun();
    await noteFailure(file.db, failedTry(id, models[0]!, 'overloaded'));
    await noteFailure(file.db, failedTry(id, models[1]!, 'timeout'));
    await closePanel(file.db, id, 0);
    const ends = (await listPanel(file.db, id)).slice(0, 3).map(({ status, failure }) => [status, failure]);
    assert.deepEqual(ends, [
      ['error', 'overloaded'],
      ['timeout', 'timeout'],
      ['timeout', 'timeout'],
    ]);
    assert.deepEqual(await countsOf(id), [0, 10]);
    assert.deepEqual(await closePending(file.db, id), [{ closed: 0 }]);
    assert.deepEqual(await countsOf(id), [0, 10]);
  });

  it('R-W04 closing moves a run with a quorum to synthesizing; one without stays, to be settled as failed', async () => {
    for (const [successes, verdict, status] of [
      [9, 'completed', 'synthesizing'],
      [8, 'partial', 'synthesizing'],
      [5, 'partial', 'synthesizing'],
      [4, 'failed', 'running'],
    ] as const) {
      const { id, models } = await openRun();
      await answerPanel(file.db, id, successes);
      const closed = await closePanel(file.db, id, 0);
      assert.deepEqual(
        { ...closed, answered: closed.answered.toSorted() }, // In the order of their ranks, which the run's secret decides.
        { verdict, answered: models.slice(0, successes) },
      );
      assert.deepEqual(await closePanel(file.db, id, 0), closed, 'a repeat returns the same');
      assert.deepEqual(await countsOf(id), [successes, 10 - successes]);
      assert.equal((await runOf(file.db, id)).status, status);
    }
  });

  it('R-G05 R-K03 answers, failures and closings racing fifty times never deadlock, and every count is right', async () => {
    const workspaceId = await file.workspace(10_000);
    for (let round = 0; round < 50; round++) {
      const { id } = await acceptRun(file.db, workspaceId);
      await beginRun(file.db, id);
      const models = (await listPanel(file.db, id)).map(({ model_id }) => model_id);
      const close = () => (round % 2 ? failRun(file.db, id, 'cancelled') : closePanel(file.db, id, 0));
      const steps: (() => Promise<unknown>)[] = models.map((model, index) =>
        index % 4 === 3
          ? () => saveFailure(file.db, failedTry(id, model, 'network'))
          : () => saveText(file.db, id, model, 'x'),
      );
      steps.splice((round * 3) % 11, 0, close);
      steps.splice((round * 7) % 12, 0, close);
      await Promise.all(steps.map((step) => step()));
      const panel = await listPanel(file.db, id);
      const successes = panel.filter(({ status }) => status === 'success').length;
      assert.deepEqual(await countsOf(id), [successes, 10 - successes]);
      await failRun(file.db, id, 'internal'); // Makes room for the next round.
    }
  });

  it('R-G05 closings that scan a panel in different orders do not deadlock', async () => {
    const { id, models } = await openRun();
    // Its new version stands behind the other rows, where a sequential scan meets it last and the
    // index first.
    await noteFailure(file.db, failedTry(id, models[0]!, 'network'));
    const closeBy = (scan: string) =>
      inTransaction(file.db, async (tx) => {
        await tx.query(
          `set local plan_cache_mode = force_custom_plan; set local enable_bitmapscan = off; set local ${scan} = off`,
        );
        return await closePending(tx, id);
      });
    const closings = await whileUncommitted(
      file.db,
      (tx) => noteFailure(tx, failedTry(id, models[0]!, 'overloaded')),
      async () => {
        const byIndex = closeBy('enable_seqscan');
        await untilWaiting(file.db, 1);
        const bySequence = closeBy('enable_indexscan');
        await untilWaiting(file.db, 2);
        return [byIndex, bySequence];
      },
    );
    assert.deepEqual(await Promise.all(closings), [[{ closed: 10 }], [{ closed: 0 }]]);
    assert.deepEqual(await countsOf(id), [0, 10]);
    const [first] = await listPanel(file.db, id);
    assert.equal(first?.failure, 'overloaded', 'the failure that was recorded while it waited');
  });

  it('R-R07 the rank of an answer follows from the secret of its run and the text alone', async () => {
    const { id, models } = await openRun();
    for (const [at, text] of ['same', 'same', 'other'].entries())
      await saveText(file.db, id, models[at]!, text);
    const other = await openRun();
    await saveText(file.db, other.id, models[0]!, 'same');
    const rankOf = async (run: string) => (await readPanel(file.db, run)).map(({ alias_rank }) => alias_rank);
    const [[one, two, three, unanswered], [elsewhere]] = [await rankOf(id), await rankOf(other.id)];
    assert.match(one!, /^[0-9a-f]{64}$/);
    assert.equal(one, two);
    assert.equal(unanswered, null);
    assert.equal(new Set([one, three, elsewhere]).size, 3);
  });

  async function openRun(): Promise<{ id: string; models: string[] }> {
    const { id } = await acceptRun(file.db, await file.workspace());
    await beginRun(file.db, id);
    return { id, models: (await listPanel(file.db, id)).map(({ model_id }) => model_id) };
  }

  async function countsOf(runId: string): Promise<number[]> {
    const { successful_models, failed_models } = await runOf(file.db, runId);
    return [successful_models, failed_models];
  }
});
