import assert from 'node:assert/strict';
import { databaseForFile } from '../db/file-database.ts';
import { browser, passphrase } from '../support/http/console.ts';
import { startApi, type TestApi } from '../support/http/start-api.ts';
import { admin } from './support.ts';

describe('admin person', () => {
  const file = databaseForFile();
  let api: TestApi;
  before(async () => {
    api = await startApi(file.db);
    await admin(file.db, 'workspace', 'create', 'acme');
  });
  after(() => api.stop());

  const tokenIn = (out: string) =>
    /^https:\/\/research\.example\/console\/invitation#([\w-]{43})\n$/.exec(out)?.[1];

  it('R-U01 invite prints a link alone on its line, once, and says on stderr when it ends', async () => {
    const { code, out, err } = await admin(file.db, 'person', 'invite', 'acme', '--name', 'Ada');
    assert.equal(code, 0);
    const token = tokenIn(out);
    assert.ok(token);
    const [, until = ''] =
      /^This link for Ada works once, until (\S+)\. It is not shown again\.\n$/.exec(err) ?? [];
    const hours = (Date.parse(until) - Date.now()) / 3_600_000;
    assert.ok(hours > 71.9 && hours <= 72, `${hours}`);
    assert.equal((await browser(api).post('invitation', { token, passphrase })).status, 200);
    const list = await admin(file.db, 'person', 'list');
    assert.ok(!list.out.includes(token));
  });

  it('R-U01 invite refuses an unknown workspace, and a name that somebody has', async () => {
    const unknown = await admin(file.db, 'person', 'invite', 'nowhere');
    assert.deepEqual([unknown.code, unknown.err], [1, 'admin: There is no workspace called nowhere.\n']);
    assert.equal((await admin(file.db, 'person', 'invite', 'acme')).code, 0);
    const taken = await admin(file.db, 'person', 'invite', 'acme', '--name', 'ACME');
    assert.deepEqual(
      [taken.code, taken.err],
      [1, 'admin: Somebody called ACME exists; choose another --name.\n'],
    );
  });

  it('R-U01 list tells who may sign in, who was invited and who is there; reset and remove change it', async () => {
    const invited = await admin(file.db, 'person', 'invite', 'acme', '--name', 'Bob', '--json');
    const page = browser(api);
    const bob = async () =>
      (await admin(file.db, 'person', 'list', 'acme', '--json')).json.find(
        ({ name }: { name: string }) => name === 'Bob',
      );
    assert.deepEqual([(await bob()).has_passphrase, (await bob()).sessions], [false, 0]);
    assert.equal((await bob()).invited_until, invited.json.expires_at);
    await page.post('invitation', { token: invited.json.link.split('#')[1], passphrase });
    assert.deepEqual(
      [(await bob()).has_passphrase, (await bob()).sessions, (await bob()).invited_until],
      [true, 1, null],
    );
    const reset = await admin(file.db, 'person', 'reset', 'bob');
    assert.ok(tokenIn(reset.out));
    assert.equal((await page.get('me')).status, 200);
    assert.equal((await admin(file.db, 'person', 'remove', 'bob')).code, 0);
    assert.equal((await page.get('me')).status, 401);
    assert.equal(await bob(), undefined);
    for (const command of ['remove', 'reset']) {
      const { code, err } = await admin(file.db, 'person', command, 'bob');
      assert.deepEqual([code, err], [1, 'admin: There is no person called bob.\n']);
    }
  });
});
