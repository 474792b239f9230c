import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { daySpending, listCosts } from '../../src/app/costs.ts';
import { saveArtifact } from '../../src/db/artifacts.ts';
import { claimRuns, requeueRun } from '../../src/db/dispatch.ts';
import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import { dispatchOnce } from '../../temporal/client/dispatch.ts';
import { spendLimit } from '../../temporal/client/spend-limit.ts';
import { databaseForFile } from '../db/file-database.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  failRun,
  runOf,
  testRoom,
  wholeRoom,
} from '../support/database/runs.ts';
import { admin, adminWith } from './support.ts';

const [priced = '', other = ''] = builtInCatalogue.curated.wide;
const price = { input: 10, cached_input: 1, output: 100 };
const differences = { differs_from: 'built-in', models: [{ model_id: priced, price }] };
const pricedCatalogue = {
  ...builtInCatalogue,
  models: builtInCatalogue.models.map((model) =>
    model.modelId === priced ? { ...model, price: { input: 10, cachedInput: 1, output: 100 } } : model,
  ),
};

describe('what runs cost', () => {
  const file = databaseForFile();
  let folder: string;
  let env: Record<string, string>;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'panel-cost-'));
    env = { CATALOGUE_FILE: join(folder, 'catalogue.json') };
    writeFileSync(env.CATALOGUE_FILE!, JSON.stringify(differences));
  });
  after(() => rmSync(folder, { recursive: true }));

  /**
   * Ten answers of 10 tokens in and 20 out, and two answers of the synthesis, of which 400 of 1,000
   * tokens were cached.
   */
  async function answeredRun(workspaceId: string): Promise<string> {
    const { id } = await acceptRun(file.db, workspaceId, { prompt: 'Should Initech merge?' });
    await beginRun(file.db, id);
    await answerPanel(file.db, id);
    await file.db.query('update run_models set simulated = false where run_id = $1', [id]);
    const answer = (modelId: string | null) => ({
      ...(modelId === null ? {} : { modelId }),
      ...{ inputTokens: 1_000, outputTokens: 50, simulated: false, servedModel: null },
      seen: { cachedTokens: 400 },
    });
    const body = {
      ok: true,
      synthesizer: priced,
      calls: 2,
      reasks: 0,
      answers: [answer(null), answer(other)],
    };
    const key = { kind: 'extract', shard: '1', promptVersion: '1', inputHash: Buffer.alloc(32) } as const;
    await saveArtifact(file.db, { runId: id, ...key, body: JSON.stringify(body) });
    return id;
  }

  it('R-N03 run show says tokens, cached ones apart, and dollars by model, and which prices are unknown', async () => {
    const id = await answeredRun(await file.workspace());
    const { json, out } = await adminWith({ db: file.db, env }, 'run', 'show', id, '--json');
    const { panel, synthesis, total } = json.cost;
    // One model of ten has a price: 10 tokens at $10 and 20 at $100 for a million.
    assert.deepEqual([panel.calls, panel.input_tokens, panel.output_tokens], [10, 100, 200]);
    assert.ok(Math.abs(panel.dollars - 0.0021) < 1e-12);
    assert.equal(panel.unpriced.length, 9);
    // 600 tokens at $10, 400 at $1, 50 at $100.
    assert.deepEqual([synthesis.calls, synthesis.cached_tokens, synthesis.unpriced], [2, 800, [other]]);
    assert.ok(Math.abs(synthesis.dollars - 0.0114) < 1e-12);
    assert.ok(Math.abs(total.dollars - 0.0135) < 1e-12);
    assert.doesNotMatch(out, /Initech/);
    const text = (await adminWith({ db: file.db, env }, 'run', 'show', id)).out;
    assert.match(text, /^total +12 +2100 +800 +300 +\$0\.0135, without 9 models of unknown price$/m);
  });

  it('R-N03 cost adds runs up by run, panel, workspace, day and month', async () => {
    const workspaceId = await file.workspace();
    const runs = [await answeredRun(workspaceId), await answeredRun(workspaceId)];
    for (const by of ['run', 'panel', 'workspace', 'day', 'month']) {
      const { json } = await adminWith({ db: file.db, env }, 'cost', '--by', by, '--json');
      for (const each of json) assert.ok(Math.abs(each.dollars - 0.0135 * each.runs) < 1e-9, by);
      if (by === 'run')
        assert.ok(runs.every((id) => json.some(({ group }: { group: string }) => group === id)));
      if (by === 'panel') assert.deepEqual([json.length, json[0].group], [1, 'wide']);
      if (by === 'month') assert.match(json[0].group, /^\d{4}-\d{2}$/);
    }
    assert.match((await admin(file.db, 'cost')).out, /\$0\.0000, without 10 models of unknown price/);
    assert.equal((await admin(file.db, 'cost', '--by', 'year')).code, 2);
  });

  it('R-N03 simulated answers cost nothing', async () => {
    const { id } = await acceptRun(file.db, await file.workspace());
    await beginRun(file.db, id);
    await answerPanel(file.db, id);
    const { json } = await adminWith({ db: file.db, env }, 'run', 'show', id, '--json');
    assert.deepEqual([json.cost.total.calls, json.cost.total.dollars, json.cost.total.unpriced], [10, 0, []]);
    await failRun(file.db, id);
  });

  it('run list names runs by workspace, status and age, without their questions', async () => {
    const workspaceId = await file.workspace();
    const id = await answeredRun(workspaceId);
    const { rows } = await file.db.query<{ name: string }>('select name from workspaces where id = $1', [
      workspaceId,
    ]);
    const list = async (...words: string[]) =>
      (await admin(file.db, 'run', 'list', '--workspace', rows[0]!.name, ...words, '--json')).json;
    const [run, ...more] = await list('--status', 'running');
    assert.deepEqual([run.id, run.panel, run.successful_models, more], [id, 'wide', 10, []]);
    assert.deepEqual(await list('--status', 'failed'), []);
    const text = (await admin(file.db, 'run', 'list')).out;
    assert.match(text, new RegExp(`running +- +10 of 10 +- +${id}`));
    assert.doesNotMatch(text, /Initech/);
    assert.equal((await admin(file.db, 'run', 'list', '--status', 'lost')).code, 2);
  });

  it('R-N03 a spending limit keeps accepted runs queued until the next day, and says so once', async () => {
    const workspaceId = await file.workspace();
    await answeredRun(workspaceId);
    await claimRuns(file.db, wholeRoom(1_000), 60_000, 100, false); // All that have begun are under way.
    const waiting = await acceptRun(file.db, workspaceId);
    const lines: { level: number; dollars?: number }[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const clock = { dateMs: Date.now(), elapsedMs: 0 };
    const isSpent = limited(0.01, clock, log);
    // Not even looked at: there is no Temporal here.
    const dispatch = () => dispatchOnce({ client: null as never, db: file.db, room: testRoom, isSpent });
    assert.equal(await dispatch(), 0);
    clock.elapsedMs += 11_000;
    assert.equal(await dispatch(), 0);
    assert.equal((await runOf(file.db, waiting.id)).status, 'queued');

    const lost = await answeredRun(workspaceId);
    await requeueRun(file.db, lost);
    await assert.rejects(dispatch(), 'a run that had begun is started again');
    await failRun(file.db, lost);
    assert.deepEqual(
      lines.map(({ level }) => level),
      [50],
    );
    clock.dateMs += 86_400_000;
    clock.elapsedMs += 86_400_000;
    assert.equal(await isSpent(), false, 'nothing has started on the next day yet');
    await failRun(file.db, waiting.id, 'internal');
  });

  it('R-N03 the spending limit is enforced although the clock is set back', async () => {
    const workspaceId = await file.workspace();
    const clock = { dateMs: Date.now() + 3_600_000, elapsedMs: 0 };
    const isSpent = limited((await daySpending(file.db, pricedCatalogue)()) + 0.01, clock);
    assert.equal(await isSpent(), false);
    await answeredRun(workspaceId);
    clock.dateMs -= 3_600_000;
    clock.elapsedMs += 11_000;
    assert.equal(await isSpent(), true);
  });

  /** Whether the limit is reached, on a clock that the test moves. */
  const limited = (
    dollars: number,
    clock: { dateMs: number; elapsedMs: number },
    log = pino({ enabled: false }),
  ) =>
    spendLimit({ spendLimitPerDay: dollars, catalogue: pricedCatalogue }, file.db, log, {
      date: () => clock.dateMs,
      elapsed: () => clock.elapsedMs,
    });

  /** The database of the file; tells of each statement. */
  const observed = (see: (name: string, values: readonly unknown[]) => void) =>
    new Proxy(file.db, {
      get: (pool, key) =>
        key !== 'query'
          ? Reflect.get(pool, key)
          : (query: { name: string; text: string; values: unknown[] }) => {
              see(query.name, query.values);
              return pool.query(query);
            },
    });

  it('R-N03 all who ask at once whether the limit is reached share one look', async () => {
    let looks = 0;
    const db = observed((name) => {
      if (name === 'list_started_runs') looks++;
    });
    const limit = { spendLimitPerDay: 1_000, catalogue: pricedCatalogue };
    const isSpent = spendLimit(limit, db, pino({ enabled: false }));
    assert.deepEqual(await Promise.all([isSpent(), isSpent(), isSpent()]), [false, false, false]);
    assert.equal(looks, 1);
  });

  it('R-N03 costs are read ten runs at a time, and of ended runs once a day for the limit', async () => {
    const workspaceId = await file.workspace();
    const ended: string[] = [];
    for (let run = 0; run < 12; run++) {
      const id = await answeredRun(workspaceId);
      ended.push(id);
      await failRun(file.db, id);
    }
    await file.db.query(
      `update runs set completed_at = completed_at - interval '2 hours' where id = any($1)`,
      [ended],
    );
    const asked: { name: string; runs: number }[] = [];
    const db = observed((name, values) => {
      const [ids] = values;
      asked.push({ name, runs: Array.isArray(ids) ? ids.length : 0 });
    });
    const [month] = await listCosts(db, pricedCatalogue, 'month', new Date(0));
    assert.ok(month && month.dollars >= 12 * 0.0135, 'of all chunks');
    const readForMonth = asked.filter(({ name }) => name === 'list_used_tokens');
    assert.ok(readForMonth.length > 1 && readForMonth.every(({ runs }) => runs > 0 && runs <= 10));

    asked.length = 0;
    const spent = daySpending(db, pricedCatalogue);
    const first = await spent();
    assert.ok(first >= 12 * 0.0114, String(first));
    const readAtFirst = asked.filter(({ name }) => name === 'list_used_tokens');
    assert.ok(readAtFirst.length > 1 && readAtFirst.every(({ runs }) => runs <= 10));

    asked.length = 0;
    const open = await answeredRun(workspaceId);
    const second = await spent();
    assert.ok(second > first && second - first < 0.03, 'one run more');
    const read = asked
      .filter(({ name }) => name === 'list_used_tokens')
      .reduce((sum, { runs }) => sum + runs, 0);
    const { rows } = await file.db.query<{ open: number }>(
      `select count(*)::int as open from runs where started_at is not null
         and (completed_at is null or completed_at > clock_timestamp() - interval '1 hour')`,
    );
    assert.equal(read, rows[0]!.open, 'the ended ones are known');
    await failRun(file.db, open);
  });
});
