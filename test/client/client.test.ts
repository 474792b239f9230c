import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { closePanel } from '../../src/app/close-panel.ts';
import { deliverReport } from '../../src/app/deliver-report.ts';
import { openClient, type Run } from '../../src/client/client.ts';
import { RequestRefused } from '../../src/client/failure.ts';
import { listPanel } from '../../src/db/panel-rows.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  failedRun,
  keepReport,
  saveText,
} from '../support/database/runs.ts';
import { apiForFile, makeWorkspace, validBody } from '../support/http/api.ts';

describe('the client', () => {
  const file = apiForFile();

  async function opened(name: string, url = file.api.url) {
    const { id, key } = await makeWorkspace(file.db, name);
    return { id, client: openClient({ url, key }) };
  }

  it('R-U09 asks once under one key, and waits through every change until the run has finished', async () => {
    const { client } = await opened('waits');
    const question = { ...validBody, panel: 'wide' } as const;
    const asked = await client.ask(question, 'the-same');
    assert.equal((await client.ask(question, 'the-same')).id, asked.id);
    const seen: Run[] = [];
    const done = client.wait(asked.id, { onChange: (run) => moveOn(run) });
    async function moveOn(run: Run) {
      const { progress } = run;
      seen.push(run);
      if (seen.length === 1) await beginRun(file.db, run.id);
      else if (progress.completed_models === 0) await answerPanel(file.db, run.id);
      else if (run.phase === 'panel' && progress.completed_models === progress.total_models)
        await closePanel(file.db, run.id, 0);
      else if (run.status === 'synthesizing') {
        await keepReport(file.db, run.id);
        await deliverReport(file.db, run.id);
      }
    }
    assert.deepEqual(await done, seen.at(-1));
    assert.equal(seen.at(-1)?.status, 'completed');
    assert.equal(new Set(seen.map((run) => JSON.stringify(run))).size, seen.length, 'each is news');
    assert.equal((await client.report(asked.id)).report.answer?.headline, 'h');
  });

  it('R-U09 gives a run as it is when time is up', async () => {
    const { id, client } = await opened('late');
    const { id: runId } = await acceptRun(file.db, id);
    assert.equal((await client.wait(runId, { timeoutMs: 1 })).status, 'queued');
  });

  it('R-U09 lists every response over all pages, and every run', async () => {
    const { id, client } = await opened('pages');
    const { id: runId } = await acceptRun(file.db, id, { panel: 'service' });
    await beginRun(file.db, runId);
    await answerPanel(file.db, runId);
    await closePanel(file.db, runId, 0);
    await keepReport(file.db, runId);
    await deliverReport(file.db, runId);
    const panel = (await listPanel(file.db, runId)).map(({ model_id }) => model_id).sort();
    assert.ok(panel.length > 50, 'more than a page holds');
    const listed = (await Array.fromAsync(client.responses(runId))).map(({ model_id }) => model_id);
    assert.deepEqual(listed.sort(), panel);
    assert.equal((await client.exportText(runId)).trimEnd().split('\n').length, panel.length);
    assert.deepEqual(
      (await Array.fromAsync(client.runs())).map((run) => run.id),
      [runId],
    );
  });

  it('R-U09 reads a text of many windows whole, and the report as it was sent', async () => {
    const { id, client } = await opened('texts');
    const { id: runId } = await acceptRun(file.db, id);
    await beginRun(file.db, runId);
    const [first, second] = await listPanel(file.db, runId);
    const long = 'é🍵 '.repeat(25_000);
    await saveText(file.db, runId, first?.model_id ?? '', long);
    for (const { model_id } of (await listPanel(file.db, runId)).slice(2))
      await saveText(file.db, runId, model_id, 'short');
    await closePanel(file.db, runId, 0);
    await keepReport(file.db, runId);
    await deliverReport(file.db, runId);
    assert.equal(await client.text(runId, first?.model_id ?? ''), long);
    assert.equal(await client.text(runId, second?.model_id ?? ''), null);
    assert.ok((await client.reportText(runId)).includes('"b":1.50,"a":1e2'));
  });

  it('R-U09 tells what was refused by its code, with what the service says about it', async () => {
    const { id, key } = await makeWorkspace(file.db, 'poor', 20);
    const client = openClient({ url: file.api.url, key });
    await failedRun(file.db, id);
    await acceptRun(file.db, id);
    const refused = await client.ask({ ...validBody, panel: 'wide' }, 'k').catch((error: unknown) => error);
    assert.ok(refused instanceof RequestRefused);
    assert.deepEqual([refused.status, refused.code], [402, 'insufficient_credits']);
    assert.deepEqual(refused.details, { required: 15, available: 5 });
    assert.match(refused.requestId ?? '', /^[0-9a-f-]{36}$/);
  });

  describe('on a connection that breaks', () => {
    let door: Server;
    let lost = 0;
    before(async () => {
      door = createServer((socket) => {
        const inside = connect(Number(new URL(file.api.url).port), '127.0.0.1');
        const end = () => [socket, inside].forEach((each) => void each.destroy());
        for (const each of [socket, inside]) each.on('error', end).on('close', end);
        socket.pipe(inside);
        inside.on('data', (answer) => {
          if (lost === 0) return void socket.write(answer);
          lost--;
          end();
        });
      });
      await once(door.listen(0, '127.0.0.1'), 'listening');
    });
    after(() => door.close());

    it('R-U09 asks again under the same key when the answer is lost, and starts no second run', async () => {
      const { client } = await opened('broken', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
      await client.account();
      lost = 1;
      const asked = await client.ask({ ...validBody, panel: 'wide' }, 'k');
      assert.equal(lost, 0);
      assert.deepEqual(
        (await Array.fromAsync(client.runs())).map(({ id }) => id),
        [asked.id],
      );
    });
  });

  it('R-U09 fails at once where no service ever answered', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const client = openClient({ url: `http://127.0.0.1:${port}`, key: 'k', patienceMs: 3_600_000 });
    await assert.rejects(client.account(), TypeError);
  });

  it('R-U09 ends its wait when it is told to', async () => {
    const { id, key } = await makeWorkspace(file.db, 'leaves');
    const stop = new AbortController();
    const client = openClient({ url: file.api.url, key, signal: stop.signal });
    const { id: runId } = await acceptRun(file.db, id);
    await assert.rejects(client.wait(runId, { onChange: () => stop.abort() }), { name: 'AbortError' });
    assert.equal((await client.account().catch((error: Error) => error.name)) as unknown, 'AbortError');
  });
});
