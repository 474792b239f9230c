import assert from 'node:assert/strict';
import { isFinalError } from '../../src/db/final-error.ts';
import { openPool } from '../../src/db/pool.ts';
import { BrokenRecord, exactlyOne } from '../../src/db/statement.ts';
import { secret } from '../../src/domain/secret.ts';
import { rolledBack } from '../support/database/runs.ts';
import { databaseForFile } from './file-database.ts';

// Real errors of PostgreSQL and its client, classified by whether a repeated step would meet them
// again.

describe('errors of a step', () => {
  const file = databaseForFile();

  const thrownBy = async (step: () => unknown): Promise<Error & { code?: string }> => {
    try {
      await step();
    } catch (error) {
      return error as Error;
    }
    return assert.fail('it threw nothing');
  };

  const refused: Record<string, [code: string, final: boolean, text: string]> = {
    'a value of the wrong kind': ['22P02', true, "select 'x'::int"],
    'a character that no text may hold': ['22021', true, "select convert_from('\\xff', 'UTF8')"],
    'a constraint': ['23502', true, 'insert into workspaces default values'],
    'a row twice': ['23505', true, 'create temp table t (a int primary key); insert into t values (1), (1)'],
    'an exception that was raised': ['P0001', true, "do $$ begin raise exception 'no'; end $$"],
    'a statement over its time limit': [
      '57014',
      false,
      "set local statement_timeout = '20ms'; select pg_sleep(5)",
    ],
    'a table that a migration will make': ['42P01', false, 'select from table_of_tomorrow'],
    'a conflict with another transaction': [
      '40001',
      false,
      "do $$ begin raise exception using errcode = '40001'; end $$",
    ],
    'a lack of connections': ['53300', false, "do $$ begin raise exception using errcode = '53300'; end $$"],
    'a disk that fails': ['58030', false, "do $$ begin raise exception using errcode = '58030'; end $$"],
    'a standby that took over': ['25006', false, 'set transaction read only; create table t (a int)'],
  };
  for (const [what, [code, final, text]] of Object.entries(refused)) {
    it(`R-W11 an error by ${what} (${code}) is ${final ? 'final' : 'passing'}`, async () => {
      const error = await thrownBy(() => rolledBack(file.db, (tx) => tx.query(text)));
      assert.equal(error.code, code);
      assert.equal(isFinalError(error), final);
    });
  }

  it('R-W11 a connection that was cut, or could not be opened, is passing', async () => {
    const cut = await thrownBy(() => file.db.query('select pg_terminate_backend(pg_backend_pid())'));
    assert.equal(isFinalError(cut), false);
    const nowhere = openPool(secret('postgresql://nobody@127.0.0.1:1/none'), {
      maxConnections: 1,
      applicationName: 'test',
      onIdleError: () => undefined,
    });
    const unreachable = await thrownBy(() => nowhere.query('select'));
    assert.equal(isFinalError(unreachable), false);
    await nowhere.end();
  });

  it('R-W11 a missing or duplicate row, or a bug, is final', async () => {
    for (const rows of [[], [1, 2]]) {
      const error = await thrownBy(() => exactlyOne(rows));
      assert.ok(error instanceof BrokenRecord);
      assert.ok(isFinalError(error));
    }
    assert.ok(isFinalError(await thrownBy(() => JSON.parse('{'))));
    assert.ok(isFinalError(await thrownBy(() => (undefined as unknown as string).length)));
  });
});
