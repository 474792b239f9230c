import assert from 'node:assert/strict';
import { grantCredits } from '../../../src/app/grant-credits.ts';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { panelModels } from '../../../src/domain/catalogue/catalogue.ts';
import { acceptRun, deliveredRun, failedRun } from '../../support/database/runs.ts';
import { apiForFile, create, get, makeWorkspace, send, type TestWorkspace } from '../../support/http/api.ts';
import { type Browser, signedIn } from '../../support/http/console.ts';

describe('console account', () => {
  const file = apiForFile();
  let workspace: TestWorkspace;
  let page: Browser;
  before(async () => {
    workspace = await makeWorkspace(file.db, 'acme', 1_000);
    page = await signedIn(file.db, file.api, 'acme', 'Ada');
  });

  const csv = async (name: string) => {
    const answer = await page.get(name);
    assert.equal(answer.headers.get('Content-Type'), 'text/csv; charset=utf-8');
    assert.equal(answer.headers.get('Content-Disposition'), `attachment; filename="${name}"`);
    return answer.text.split('\r\n').slice(0, -1);
  };

  it('R-U04 the account is the one that the api gives for a key', async () => {
    assert.deepEqual(
      (await page.get('account')).body,
      (await get(file.api, '/v1/account', workspace.key)).body,
    );
  });

  it('R-U04 every panel comes with its price, its models and labs, and how long it usually takes', async () => {
    const before = (await page.get('panels')).body.data;
    assert.deepEqual(
      before.map(({ id, credits, usual_seconds }: Record<string, unknown>) => [id, credits, usual_seconds]),
      [
        ['wide', 15, null],
        ['consensus', 45, null],
        ['service', 100, null],
      ],
    );
    const models = panelModels(builtInCatalogue, 'wide');
    assert.deepEqual(
      [before[0].models, before[0].labs],
      [models.length, new Set(models.map(({ labId }) => labId)).size],
    );
    for (const seconds of [10, 30, 500]) {
      const { id } = await deliveredRun(file.db, workspace.id);
      await file.db.query(
        `update runs set completed_at = created_at + $2::int * interval '1 second' where id = $1`,
        [id, seconds],
      );
    }
    assert.equal((await page.get('panels')).body.data[0].usual_seconds, 30);
  });

  it('R-U04 the ledger tells each month, ends with the balance, and comes as a file of its entries', async () => {
    const { id } = await makeWorkspace(file.db, 'books', 500);
    const reader = await signedIn(file.db, file.api, 'books');
    await grantCredits(file.db, 'books', 45, '=1+1, "so" to say');
    const run = await failedRun(file.db, id);
    await file.db.query(
      `update ledger_entries set created_at = created_at - interval '40 days' where workspace_id = $1 and kind = 'grant'`,
      [id],
    );
    const { data } = (await reader.get('ledger')).body;
    assert.deepEqual(
      data.map(({ month: _, ...rest }: { month: string }) => rest),
      [
        { granted: 545, reserved: 0, refunded: 0, balance: 545 },
        { granted: 0, reserved: 15, refunded: 15, balance: 545 },
      ],
    );
    assert.ok(data[0].month < data[1].month && /^\d{4}-\d\d$/.test(data[1].month));
    const text = (await reader.get('ledger.csv')).text.split('\r\n');
    assert.deepEqual(
      text.slice(0, -1).map((line) => line.slice(line.indexOf(',') + 1)),
      [
        'entry,credits,balance,run,panel,note',
        'grant,500,500,,,first credits',
        `grant,45,545,,,"'=1+1, ""so"" to say"`,
        `reserve,-15,530,${run.id},wide,`,
        `refund,15,545,${run.id},wide,`,
      ],
    );
  });

  it('R-U04 usage tells what each key, each person and each run has cost', async () => {
    await makeWorkspace(file.db, 'team', 500).then(({ key }) => create(file.api, key));
    const reader = await signedIn(file.db, file.api, 'team', 'Bob');
    const body = { prompt: '-2 or not?', panel: 'consensus', idempotency_key: 'bob-1' };
    assert.equal((await reader.post('research', body)).status, 202);
    const { data } = (await reader.get('usage')).body;
    assert.deepEqual(
      data.map(({ asked_by, runs, credits }: Record<string, unknown>) => ({ asked_by, runs, credits })),
      [
        { asked_by: { person: 'Bob' }, runs: 1, credits: 45 },
        { asked_by: { key: 'test', last4: data[1].asked_by.last4 }, runs: 1, credits: 15 },
      ],
    );
    assert.match(data[1].key_id, /^[0-9a-f-]{36}$/);
    const lines = (await reader.get('usage.csv')).text.split('\r\n');
    assert.match(lines[1] ?? '', /^\d{4}-[^,]+,[0-9a-f-]{36},'-2 or not\?,consensus,queued,45,,Bob,console$/);
    assert.match(lines[2] ?? '', /,Is tea better than coffee\?,wide,queued,15,,test,api$/);
  });

  it('R-U04 past runs are found by words, status and panel, page by page, in one workspace alone', async () => {
    const { id } = await makeWorkspace(file.db, 'searcher', 5_000);
    const reader = await signedIn(file.db, file.api, 'searcher');
    for (let i = 0; i < 3; i++) await deliveredRun(file.db, id);
    await acceptRun(file.db, id, { prompt: 'Is 100% of GREEN_tea bitter?', panel: 'consensus' });
    const search = async (query: string) => (await reader.get(`runs?${query}`)).body;
    const { data: all } = await search('');
    assert.equal(all.length, 4);
    assert.equal(
      Object.keys(all[0]).sort().join(' '),
      'asked_by completed_at created_at credits_charged credits_reserved failed_models id panel question source ' +
        'status successful_models total_models',
    );
    assert.deepEqual(
      (await search('query=green_TEA')).data.map(({ question }: { question: string }) => question),
      ['Is 100% of GREEN_tea bitter?'],
    );
    assert.equal((await search('query=green%25tea')).data.length, 0, 'no sign is a wildcard');
    assert.equal((await search('status=completed')).data.length, 3);
    assert.equal((await search('panel=consensus&status=queued')).data.length, 1);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const next: string = cursor && `&cursor=${cursor}`;
      const { data, next_cursor } = await search(`query=tea&limit=1${next}`);
      seen.push(...data.map((run: { id: string }) => run.id));
      cursor = next_cursor;
    }
    assert.equal(new Set(seen).size, 4);
    for (const bad of ['status=none', 'panel=none', `query=${'x'.repeat(201)}`, 'query=%00', 'limit=0'])
      assert.equal((await reader.get(`runs?${bad}`)).status, 400, bad);
    assert.equal((await reader.get('runs?cursor=none')).body.error.code, 'invalid_cursor');
    const other = await signedIn(file.db, file.api, 'acme');
    assert.equal((await other.get('runs?query=green')).body.data.length, 0);
  });

  it('R-U04 a search looks at 2,000 runs at most, and the next page goes on from there', async () => {
    const { id } = await makeWorkspace(file.db, 'long ago', 50_000);
    const reader = await signedIn(file.db, file.api, 'long ago');
    const old = await deliveredRun(file.db, id);
    await file.db.query(
      `insert into runs (id, workspace_id, prompt, panel, source, status, slot, credits_reserved, credits_charged, total_models,
         alias_seed, created_at, completed_at)
       select gen_random_uuid(), $1, 'another question', 'wide', 'api', 'failed', 1, 15, 0, 1, sha256(''),
         clock_timestamp() + n * interval '1 ms', clock_timestamp() from generate_series(1, 2500) n`,
      [id],
    );
    const first = (await reader.get('runs?query=coffee')).body;
    assert.deepEqual(first.data, []);
    const second = (await reader.get(`runs?query=coffee&cursor=${first.next_cursor}`)).body;
    assert.deepEqual(
      [second.data.map((run: { id: string }) => run.id), second.next_cursor],
      [[old.id], null],
    );
    await file.db.query('delete from runs where workspace_id = $1 and total_models = 1', [id]);
  });

  it('R-U04 files end where there is nothing, with their header', async () => {
    await send(file.api, '/console/api/ledger.csv').then(({ status }) => assert.equal(status, 401));
    assert.equal((await csv('ledger.csv'))[0], 'time,entry,credits,balance,run,panel,note');
    assert.ok((await csv('usage.csv')).length > 1);
  });

  it('R-U04 files begin with the byte order mark, without which spreadsheets misread all but English', async () => {
    for (const name of ['ledger.csv', 'usage.csv']) {
      const headers = { Cookie: `panel_session=${page.session()}` };
      const answer = await fetch(`${file.api.url}/console/api/${name}`, { headers });
      const [first, second, third] = new Uint8Array(await answer.arrayBuffer());
      assert.deepEqual([first, second, third], [0xef, 0xbb, 0xbf], name);
    }
  });

  it('R-E03 the log has the cause when a file of the account breaks off', async () => {
    const { query } = file.db;
    file.db.query = ((...values: [{ name?: string }]) =>
      values[0].name === 'list_ledger_entries'
        ? Promise.reject(new Error('the database went away'))
        : Reflect.apply(query, file.db, values)) as typeof query;
    try {
      await assert.rejects(page.get('ledger.csv'));
    } finally {
      file.db.query = query;
    }
    const [line, ...more] = file.api.logged.filter(({ level }) => level === 'error');
    assert.deepEqual(more, []);
    assert.match(JSON.stringify(line), /the database went away/);
    assert.match(String(line?.requestId), /^[0-9a-f-]{36}$/);
  });
});
