import assert from 'node:assert/strict';
import { request } from 'node:http';
import { createKey } from '../../../src/app/create-key.ts';
import { asEntry } from '../../../src/config/catalogue-file.ts';
import { openPanel } from '../../../src/db/open-panel.ts';
import { readRun } from '../../../src/db/runs.ts';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { type Catalogue, panelModels } from '../../../src/domain/catalogue/catalogue.ts';
import { invitationsOf } from '../../../src/domain/catalogue/invitations.ts';
import { bodyMaxBytes } from '../../../src/domain/limits.ts';
import { ageKey, booksOf } from '../../support/database/runs.ts';
import { type Answer, apiForFile, create, get, makeWorkspace, validBody } from '../../support/http/api.ts';
import { startApi, type TestApi } from '../../support/http/start-api.ts';

describe('POST /v1/research, 202', () => {
  const file = apiForFile();

  it('R-C01 R-S01 R-G01 returns exactly the run object of a new run, with Location and Retry-After', async () => {
    const { key } = await makeWorkspace(file.db, 'object');
    const before = Date.now();
    const { status, headers, body } = await create(file.api, key);
    assert.equal(status, 202);
    const { id, created_at, ...rest } = body;
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.ok(Math.abs(Date.parse(created_at) - before) < 60_000);
    assert.deepEqual(rest, {
      object: 'research.run',
      status: 'queued',
      prompt: 'Is tea better than coffee?',
      panel: 'wide',
      credits_reserved: 15,
      credits_charged: null,
      progress: { total_models: 10, completed_models: 0, successful_models: 0, failed_models: 0 },
      phase: 'panel',
      source: 'api',
      failure_code: null,
      completed_at: null,
    });
    assert.equal(headers.get('Location'), `/v1/research/${id}`);
    assert.equal(headers.get('Retry-After'), '3');
    assert.equal(headers.get('Idempotent-Replayed'), null);
    assert.deepEqual((await get(file.api, `/v1/research/${id}`, key)).body, body);
  });

  it('R-C01 R-K01 reserves the price at acceptance: one ledger entry, deducted from the balance at once', async () => {
    const workspace = await makeWorkspace(file.db, 'reserve', 100);
    await create(file.api, workspace.key);
    const { balance, reserved, refunded, runs, keys } = await booksOf(file.db, workspace.id);
    assert.deepEqual(
      { balance, reserved, refunded, runs, keys },
      { balance: 85, reserved: -15, refunded: 0, runs: 1, keys: 1 },
    );
  });

  it('R-S02 R-S03 R-S04 the server sets price and models: 15 and 10, 45 and 40, 100 and all eligible ones', async () => {
    const { key } = await makeWorkspace(file.db, 'panels');
    const eligible = builtInCatalogue.models.filter((model) => model.eligible).length;
    for (const [panel, price, size] of [
      ['wide', 15, 10],
      ['consensus', 45, 40],
      ['service', 100, eligible],
    ] as const) {
      const { body } = await create(file.api, key, { body: { prompt: 'Why?', panel } });
      assert.deepEqual([body.panel, body.credits_reserved, body.progress.total_models], [panel, price, size]);
      const expected = panelModels(builtInCatalogue, panel).map(storedAs);
      assert.deepEqual(await openedPanel(body.id), expected);
    }
  });

  it('R-S04 a run keeps the models it was accepted with, however the catalogue changes', async () => {
    const { key } = await makeWorkspace(file.db, 'catalogue');
    const { body } = await create(file.api, key);
    const renamed: Catalogue = {
      ...builtInCatalogue,
      models: builtInCatalogue.models.map((model) => ({ ...model, displayName: 'Renamed', labName: 'Sold' })),
    };
    await withApi(
      () => undefined,
      async (api) => {
        const { body: later } = await create(api, key);
        assert.deepEqual(
          new Set((await openedPanel(later.id)).map((row) => row.display_name)),
          new Set(['Renamed']),
        );
      },
      renamed,
    );
    assert.deepEqual(await openedPanel(body.id), panelModels(builtInCatalogue, 'wide').map(storedAs));
  });

  it('R-C03 accepts keys of 255 characters and every allowed character, and is case-sensitive', async () => {
    const workspace = await makeWorkspace(file.db, 'keys');
    for (const idempotencyKey of ['k'.repeat(255), 'Az09._:-', 'az09._:-']) {
      assert.equal((await create(file.api, workspace.key, { idempotencyKey })).status, 202, idempotencyKey);
    }
    assert.equal((await booksOf(file.db, workspace.id)).keys, 3);
  });

  it('R-C04 accepts any spelling of the content type: case, spaces, charset=utf-8, other parameters', async () => {
    const types = [
      'Application/JSON',
      'application/json;charset=UTF-8',
      'application/json ; charset="utf-8"',
      'application/json; charset=utf-8; foo=bar',
      ' application/json;;\tv=1 ; charset = ignored;charset="UTF-8" ',
    ];
    for (const type of types) {
      const { key } = await makeWorkspace(file.db, `content type ${type}`);
      assert.equal((await create(file.api, key, { headers: { 'Content-Type': type } })).status, 202, type);
    }
  });

  it('R-C05 stores the prompt without surrounding white space, and leaves the rest unchanged', async () => {
    const { key, id } = await makeWorkspace(file.db, 'trim');
    const prompt = ' \t\r\n\u00a0\u2003\ufeff Tea,\n\n  or coffee?\u3000\n ';
    const { body } = await create(file.api, key, { body: { prompt, panel: 'wide' } });
    assert.equal(body.prompt, 'Tea,\n\n  or coffee?');
    assert.equal(
      (await readRun.byWorkspace(file.db, id, { runId: body.id }))[0]?.prompt,
      'Tea,\n\n  or coffee?',
    );
  });

  it('R-C06 accepts and stores 20,000 code points, also if escaped and padded with space', async () => {
    const { key } = await makeWorkspace(file.db, 'long');
    const emoji = '\u{1F375}'.repeat(20_000);
    const escaped = `{"prompt":"${'\\ud83c\\udf75'.repeat(20_000)}","panel":"wide"}`;
    const bodies = [{ prompt: emoji, panel: 'wide' }, escaped, { prompt: ` ${emoji} `, panel: 'wide' }];
    for (const body of bodies) {
      const answer = await create(file.api, key, { body });
      assert.equal(answer.status, 202);
      assert.equal(answer.body.prompt, emoji);
    }
  });

  it('R-C06 accepts a body of exactly 256 KiB, with Content-Length or chunked', async () => {
    const { key } = await makeWorkspace(file.db, 'large');
    const body = JSON.stringify(validBody).padEnd(bodyMaxBytes);
    assert.equal((await create(file.api, key, { body })).status, 202);
    assert.equal(await createInChunks(key, body), 202);
  });

  it('R-C08 R-C07 24 hours after acceptance a key starts a new paid run, and from then on replays that one', async () => {
    const workspace = await makeWorkspace(file.db, 'window', 100);
    const options = { idempotencyKey: 'again' };
    const first = await create(file.api, workspace.key, options);
    await ageKey(file.db, workspace.id, 'again', '24 hours');
    const second = await create(file.api, workspace.key, options);
    assert.equal(second.status, 202);
    assert.notEqual(second.body.id, first.body.id);
    assert.equal((await booksOf(file.db, workspace.id)).balance, 70);
    const third = await create(file.api, workspace.key, options);
    assert.deepEqual([third.status, third.body.id], [200, second.body.id]);
  });

  it('R-C08 an expired key may be reused for another question', async () => {
    const workspace = await makeWorkspace(file.db, 'window-other');
    await create(file.api, workspace.key, { idempotencyKey: 'again' });
    await ageKey(file.db, workspace.id, 'again', '24 hours');
    const body = { prompt: 'And water?', panel: 'consensus' };
    const answer = await create(file.api, workspace.key, { idempotencyKey: 'again', body });
    assert.deepEqual([answer.status, answer.body.prompt], [202, 'And water?']);
  });

  it('R-C11 (REST) two workspaces can use one key for two runs', async () => {
    const one = await makeWorkspace(file.db, 'scope-one');
    const two = await makeWorkspace(file.db, 'scope-two');
    const first = await create(file.api, one.key, { idempotencyKey: 'shared' });
    const second = await create(file.api, two.key, { idempotencyKey: 'shared' });
    assert.deepEqual([first.status, second.status], [202, 202]);
    assert.notEqual(first.body.id, second.body.id);
  });

  it('R-C01 asks once for a dispatch, when the run has been stored', async () => {
    const { key, id } = await makeWorkspace(file.db, 'dispatch');
    const seen: Promise<{ runs: number }>[] = [];
    await withApi(
      () => seen.push(booksOf(file.db, id)),
      async (api) => {
        await create(api, key, { idempotencyKey: 'once' });
        await create(api, key, { idempotencyKey: 'once' });
        assert.deepEqual(
          (await Promise.all(seen)).map(({ runs }) => runs),
          [1],
        );
      },
    );
  });

  it('R-A04 every working key of a workspace can create, including one with a distant expiry', async () => {
    const { id } = await makeWorkspace(file.db, 'expiring');
    const { key } = await createKey(file.db, id, 'a week', new Date(Date.now() + 7 * 86_400_000));
    assert.equal((await create(file.api, key)).status, 202);
  });

  async function withApi(
    requestDispatch: () => void,
    use: (api: TestApi) => Promise<void>,
    catalogue: Catalogue = builtInCatalogue,
  ): Promise<void> {
    const api = await startApi(file.db, { requestDispatch, invitations: invitationsOf(catalogue) });
    await use(api).finally(api.stop);
  }

  /** The rows that a run starts with. */
  async function openedPanel(runId: string) {
    await openPanel(file.db, runId);
    const { rows } = await file.db.query(
      `select model_id, display_name, lab_id, lab_name, country_code, country_name, region, family, gateway
       from run_models where run_id = $1 order by model_id`,
      [runId],
    );
    return rows as ReturnType<typeof storedAs>[];
  }

  /**
   * Sends a body without Content-Length, in chunks.
   * @returns the status
   */
  async function createInChunks(key: string, body: string): Promise<Answer['status'] | undefined> {
    return await new Promise((resolve, reject) => {
      const outgoing = request(`${file.api.url}/v1/research`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': 'chunks',
        },
      });
      outgoing.on('error', reject).on('response', (incoming) => {
        incoming.resume().on('end', () => resolve(incoming.statusCode));
      });
      for (let at = 0; at < body.length; at += 10_000) outgoing.write(body.slice(at, at + 10_000));
      outgoing.end();
    });
  }
});

function storedAs(model: Catalogue['models'][number]) {
  const { context_tokens, eligible, price, ...stored } = asEntry(model);
  return stored;
}
