import assert from 'node:assert/strict';
import { databaseForFile } from '../db/file-database.ts';
import { assertRefused, create, get } from '../support/http/api.ts';
import { startApi, type TestApi } from '../support/http/start-api.ts';
import { admin } from './support.ts';

describe('admin workspace', () => {
  const file = databaseForFile();

  it('R-A01 create makes an entitled workspace with its first credits, and list shows it', async () => {
    const words = [
      'workspace',
      'create',
      'acme',
      '--credits',
      '40',
      '--plan',
      'team',
      '--monthly-grant',
      '7',
    ];
    const { code, err, json } = await admin(file.db, ...words, '--json');
    assert.deepEqual([code, err], [0, '']);
    assert.deepEqual(Object.keys(json), ['id', 'name', 'plan', 'monthly_credit_grant', 'available_credits']);
    const listed = (await admin(file.db, 'workspace', 'list', '--json')).json;
    const { created_at, ...acme } = listed.find(({ id }: { id: string }) => id === json.id);
    assert.deepEqual(acme, { ...json, subscription_status: 'active', working_keys: 0, runs_in_progress: 0 });
    assert.match(created_at, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const text = (await admin(file.db, 'workspace', 'list')).out
      .split('\n')
      .find((line) => line.startsWith('acme'));
    assert.match(text ?? '', /^acme +team +active +40 +7 +0 +0 +\d{4}-\S+Z +[0-9a-f-]{36}$/);
  });

  it('R-K06 create refuses a taken name, and grants nothing', async () => {
    await admin(file.db, 'workspace', 'create', 'twice', '--credits', '10');
    const again = await admin(file.db, 'workspace', 'create', 'twice', '--credits', '10');
    assert.deepEqual([again.code, again.out], [1, '']);
    assert.equal(again.err, 'admin: A workspace called twice exists already.\n');
    assert.equal((await balances()).get('twice'), 10);
  });

  it('R-K02 grant adds credits and prints the balance; the ledger keeps the note', async () => {
    await admin(file.db, 'workspace', 'create', 'granted', '--credits', '1');
    const words = ['workspace', 'grant', 'granted', '5', '--note', 'goodwill'];
    const { code, json } = await admin(file.db, ...words, '--json');
    assert.deepEqual([code, json], [0, { name: 'granted', granted_credits: 5, available_credits: 6 }]);
    assert.equal((await admin(file.db, ...words)).out, 'granted has 11 credits now\n');
    const { rows } = await file.db.query(`select credits from ledger_entries where note = 'goodwill'`);
    assert.deepEqual(rows, [{ credits: 5 }, { credits: 5 }]);
  });

  it('R-K02 grant with a key grants once, however often it is repeated, and refuses another amount', async () => {
    await admin(file.db, 'workspace', 'create', 'keyed', '--credits', '1');
    const words = (credits: string, key: string) => ['workspace', 'grant', 'keyed', credits, '--key', key];
    const first = await Promise.all(
      Array.from({ length: 4 }, () => admin(file.db, ...words('5', 'invoice 7'), '--json')),
    );
    assert.deepEqual(first.map(({ json }) => json.granted_credits).sort(), [0, 0, 0, 5]);
    const { out } = await admin(file.db, ...words('5', 'invoice 7'));
    assert.equal(out, 'keyed has 6 credits now; they were granted before under this key\n');
    const other = await admin(file.db, ...words('6', 'invoice 7'));
    assert.deepEqual([other.code, other.out], [1, '']);
    assert.equal((await admin(file.db, ...words('6', 'invoice 8'), '--json')).json.available_credits, 12);
  });

  it('R-K02 grant refuses a balance that the ledger cannot hold, and changes nothing', async () => {
    await admin(file.db, 'workspace', 'create', 'rich', '--credits', '999999999');
    assert.equal((await admin(file.db, 'workspace', 'grant', 'rich', '999999999')).code, 0);
    const { code, err } = await admin(file.db, 'workspace', 'grant', 'rich', '999999999');
    assert.deepEqual([code, err], [1, 'admin: a balance cannot hold so many credits\n']);
    assert.equal((await balances()).get('rich'), 1_999_999_998);
  });

  it('R-C12 suspend ends paid research at once and leaves reading; resume gives it back; both may be repeated', async () => {
    await admin(file.db, 'workspace', 'create', 'paused', '--credits', '100');
    const key = (await admin(file.db, 'key', 'create', 'paused')).out.trim();
    const api: TestApi = await startApi(file.db);
    try {
      for (const verb of ['suspend', 'suspend']) {
        assert.equal((await admin(file.db, 'workspace', verb, 'paused')).out, 'paused is suspended\n');
      }
      assertRefused(await create(api, key), 402, 'subscription_required');
      assert.equal((await get(api, '/v1/account', key)).body.entitled, false);
      const { json } = await admin(file.db, 'workspace', 'resume', 'paused', '--json');
      assert.equal(json.subscription_status, 'active');
      assert.equal((await create(api, key)).status, 202);
    } finally {
      await api.stop();
    }
    const listed = (await admin(file.db, 'workspace', 'list', '--json')).json;
    const paused = listed.find(({ name }: { name: string }) => name === 'paused');
    assert.deepEqual([paused.working_keys, paused.runs_in_progress, paused.available_credits], [1, 1, 85]);
  });

  it('R-A04 every command exits with 1 for an unknown workspace', async () => {
    for (const words of [
      ['workspace', 'grant', 'nobody', '5'],
      ['workspace', 'suspend', 'nobody'],
      ['workspace', 'resume', 'nobody'],
      ['key', 'create', 'nobody'],
      ['key', 'list', 'nobody'],
    ]) {
      const { code, out, err } = await admin(file.db, ...words, '--json');
      assert.deepEqual(
        [code, out, err],
        [1, '', 'admin: There is no workspace called nobody.\n'],
        words.join(' '),
      );
    }
  });

  async function balances(): Promise<Map<string, number>> {
    const { json } = await admin(file.db, 'workspace', 'list', '--json');
    return new Map(
      json.map((each: { name: string; available_credits: number }) => [each.name, each.available_credits]),
    );
  }
});
