import assert from 'node:assert/strict';
import { sweepAlone } from '../../src/db/sweeps.ts';
import { databaseForFile } from './file-database.ts';

describe('a sweep of housekeeping', () => {
  const file = databaseForFile();
  let name = '';
  let count = 0;
  let swept = 0;
  beforeEach(() => {
    name = `list ${++count}`;
    swept = 0;
  });
  const sweep = async (restMs = 20_000, work: () => Promise<unknown> = async () => undefined) =>
    await sweepAlone(file.db, name, restMs, async () => {
      swept++;
      await work();
    });
  const claimUntil = (seconds: number) =>
    file.db.query(
      `insert into sweeps values ($1, clock_timestamp() + $2::float8 * interval '1 second')
       on conflict (name) do update set claimed_until = excluded.claimed_until`,
      [name, seconds],
    );

  it('R-K04 is made by one of many processes', async () => {
    const ended = Promise.withResolvers<void>();
    let skipped = 0;
    const all = Array.from({ length: 6 }, () =>
      sweep(20_000, () => ended.promise).then(() => {
        if (++skipped === 5) ended.resolve();
      }),
    );
    await Promise.all(all);
    await sweep();
    assert.equal(swept, 1);
  });

  it('R-K04 is made by another process once it is due again', async () => {
    await sweep(0);
    await sweep(0);
    assert.equal(swept, 2);
  });

  it('R-K04 is made by another process at once if it fails', async () => {
    await assert.rejects(
      sweep(20_000, () => Promise.reject(new Error('away'))),
      /away/,
    );
    await sweep();
    assert.equal(swept, 2);
  });

  it('R-K04 is made by another process after half a minute if the first one has died', async () => {
    await claimUntil(29);
    await sweep();
    assert.equal(swept, 0);
    await claimUntil(0);
    await sweep();
    assert.equal(swept, 1);
  });

  it('R-K04 is made although the clock of the database was set back', async () => {
    await claimUntil(3_600);
    await sweep();
    assert.equal(swept, 1);
  });
});
