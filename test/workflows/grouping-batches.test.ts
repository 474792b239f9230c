import assert from 'node:assert/strict';
import type { ExtractionArtifact } from '../../activities/artifacts/artifact-bodies.ts';
import { listArtifacts } from '../../src/db/artifacts.ts';
import { serviceForFile } from '../harness/service.ts';
import { byHand, readRun, roomy } from './support/by-hand.ts';
import { allRead, overloaded } from './support/record.ts';

// The claims of a large panel are grouped in concurrent batches, and those of a batch that
// nobody can group in halves.

describe('claims that are grouped in several calls', () => {
  const service = serviceForFile();
  before(async () => {
    await service.database.pool.query(`
      create function store_slowly() returns trigger language plpgsql as $$ begin
        perform pg_sleep(2); return new; end $$;
      create trigger slow before insert on synthesis_artifacts for each row
        when (new.kind in ('group', 'group_again') and new.body ->> 'ok' = 'true') execute function store_slowly()`);
  });
  afterEach(() => service.reset());

  /** Fails while one of its calls may not be made again at once. */
  async function groupInVain(runId: string, rules: readonly object[]): Promise<void> {
    await service.simulator.rules(rules);
    await service.simulator.latency(700); // All calls have begun when one fails.
    const grouping = byHand(service.activities.groupClaims, { runId, ...allRead }, roomy);
    await assert.rejects(grouping, /the synthesizers: (?:overloaded|away)/);
  }

  /** The shards of which both groupings are stored. */
  async function groupedIn(runId: string): Promise<string[]> {
    const stored = await listArtifacts(service.database.pool, runId, ['group', 'group_again']);
    const sound = stored.filter(({ body }) => (body as { ok: boolean }).ok).map(({ shard }) => shard);
    return sound.filter((shard, index) => sound.indexOf(shard) < index);
  }

  /**
   * The claims of a run get so many characters more.
   * @returns words that only one of them has
   */
  async function lengthen(runId: string, characters: number): Promise<string> {
    const { pool } = service.database;
    const extractions = await listArtifacts(pool, runId, ['extract']);
    for (const [response, { shard, body }] of extractions.entries()) {
      const extraction = body as Extract<ExtractionArtifact, { ok: true }>;
      const claims = extraction.value.claims.map((claim, index) => {
        const own = `claim${index}of${response} `;
        return { ...claim, statement: `${own.repeat(characters / own.length + 1)}${claim.statement}` };
      });
      await pool.query(
        `update synthesis_artifacts set body = $3 where run_id = $1 and kind = 'extract' and shard = $2`,
        [runId, shard, JSON.stringify({ ...extraction, value: { ...extraction.value, claims } })],
      );
    }
    return 'claim0of0 ';
  }

  it('R-W03 a batch that has to wait costs no call of those beside it', async () => {
    const runId = await readRun(service);
    const contains = await lengthen(runId, 2_000);
    await groupInVain(runId, [{ stage: 'group', contains, fault: overloaded }]);
    assert.ok((await groupedIn(runId)).length > 0);
    await service.activities.failRun({ runId, reason: 'internal' });
  });

  it('R-W03 half of a batch that has to wait costs no call of the other half', async () => {
    const runId = await readRun(service);
    const contains = await lengthen(runId, 0);
    await groupInVain(runId, [
      { stage: 'group', fault: { kind: 'wrong_shape' }, times: 6 },
      { stage: 'group', contains, fault: overloaded },
    ]);
    assert.equal((await groupedIn(runId)).length, 1);
    await service.activities.failRun({ runId, reason: 'internal' });
  });
});
