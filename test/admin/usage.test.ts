import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openPool } from '../../src/db/pool.ts';
import { secret } from '../../src/domain/secret.ts';
import { emptyDatabase } from '../support/database/postgres.ts';
import { admin } from './support.ts';

const nowhere = openPool(secret('postgresql://nobody@127.0.0.1:9/nothing'), {
  maxConnections: 1,
  applicationName: 'test',
  onIdleError: () => undefined,
});
const uuid = '00000000-0000-4000-8000-000000000000';

const wrong: Readonly<Record<string, string[]>> = {
  'no command': [],
  'half a command': ['workspace'],
  'an unknown command': ['workspaces', 'list'],
  'an unknown option': ['workspace', 'list', '--jsno'],
  'a missing argument': ['workspace', 'create'],
  'one argument too many': ['workspace', 'create', 'a', 'b'],
  'an empty name': ['workspace', 'create', ' '],
  'a name that is too long': ['workspace', 'create', 'x'.repeat(101)],
  'a name of two lines': ['workspace', 'create', 'a\nb'],
  'credits that are no number': ['workspace', 'grant', 'a', 'many'],
  'no credits': ['workspace', 'grant', 'a', '0'],
  'negative credits': ['workspace', 'grant', 'a', '-5'],
  'a fraction of a credit': ['workspace', 'grant', 'a', '1.5'],
  'credits in another notation': ['workspace', 'create', 'a', '--credits', '1e3'],
  'an expiry in the past': ['key', 'create', 'a', '--expires-in-days', '0'],
  'an expiry after ten years': ['key', 'create', 'a', '--expires-in-days', '3651'],
  'a key id that is none': ['key', 'revoke', 'service_sk_abc'],
  'a run id that is none': ['run', 'show', `${uuid}0`],
};

// A script must be able to tell a refusal (exit code 1) from a usage error (2), which needs no
// database.
describe('admin: usage and failures', () => {
  after(() => nowhere.end());

  describe('R-K05 R-A04 a usage error exits with 2, explains itself on stderr and prints nothing else:', () => {
    for (const [what, words] of Object.entries(wrong)) {
      it(what, async () => {
        const { code, out, err } = await admin(nowhere, ...words);
        assert.deepEqual([code, out], [2, ''], err);
        assert.match(err, /^error: |^Usage: /m);
      });
    }
  });

  it('R-K05 R-A04 help of each command exits with 0', async () => {
    const { code, out } = await admin(nowhere, '--help');
    assert.equal(code, 0);
    assert.match(out, /^Usage: admin/);
    for (const [group, verbs] of [
      ['workspace', ['create', 'list', 'grant', 'suspend', 'resume']],
      ['key', ['create', 'list', 'revoke']],
      ['run', ['show', 'settle', 'list']],
      ['catalogue', ['show', 'check']],
    ] as const) {
      for (const verb of verbs) {
        const help = await admin(nowhere, group, verb, '--help');
        assert.equal(help.code, 0);
        assert.match(help.out, /--json +print JSON/);
      }
    }
  });

  it('R-E03 a database that does not answer exits with 1 and one line', async () => {
    const { code, out, err } = await admin(nowhere, 'workspace', 'list', '--json');
    assert.deepEqual([code, out], [1, '']);
    assert.match(err, /^admin: the database does not answer \(ECONNREFUSED\): .* while npm start runs .*\n$/);
  });

  it('R-E03 a database without tables exits with advice on how to create them', async () => {
    const { pool, drop } = await emptyDatabase();
    const { code, err } = await admin(pool, 'workspace', 'list').finally(drop);
    assert.deepEqual([code, err], [1, 'admin: the database has no tables yet; run npm run migrate\n']);
  });

  it('R-A04 the program prints results on stdout and errors on stderr, and exits with these codes', async () => {
    const main = fileURLToPath(new URL('../../src/admin/main.ts', import.meta.url));
    const run = (...words: string[]) =>
      spawnSync(process.execPath, [main, ...words], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: 'postgresql://nobody:secret-word@127.0.0.1:9/nothing' },
      });
    const [down, misused] = [run('key', 'list', '--json'), run('key', 'burn')];
    assert.deepEqual([down.status, down.stdout], [1, '']);
    assert.match(down.stderr, /^admin: the database does not answer \(ECONNREFUSED\): /);
    assert.deepEqual([misused.status, misused.stdout], [2, '']);
    assert.match(misused.stderr, /^error: unknown command 'burn'/);
    const mistaken = run('key', 'revoke', 'service_sk_abcdef');
    assert.equal(mistaken.status, 2);
    assert.ok(!mistaken.stderr.includes('abcdef'), 'a key that was given for its id is repeated');
  });
});
