import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { saveArtifact } from '../../src/db/artifacts.ts';
import { databaseForFile } from '../db/file-database.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  booksOf,
  deliveredRun,
  failedRun,
  heldRun,
} from '../support/database/runs.ts';
import { admin } from './support.ts';

const prompt = 'Should Initech merge with Initrode?';

describe('admin run', () => {
  const file = databaseForFile();

  it('R-G05 R-W07 show prints the state of a run, and nothing of its question, answers or report', async () => {
    const workspaceId = await file.workspace();
    const { id } = await acceptRun(file.db, workspaceId, { prompt });
    await beginRun(file.db, id);
    await answerPanel(file.db, id, 3);
    const { code, json, out } = await admin(file.db, 'run', 'show', id, '--json');
    assert.equal(code, 0);
    const { created_at, started_at, deadline_at, workspace, cost, ...rest } = json;
    assert.equal(cost.panel.calls, 3);
    assert.equal(workspace.id, workspaceId);
    assert.ok(created_at <= started_at && started_at < deadline_at);
    assert.deepEqual(rest, {
      id,
      panel: 'wide',
      source: 'api',
      status: 'running',
      credits_reserved: 15,
      credits_charged: null,
      progress: { total_models: 10, completed_models: 10, successful_models: 3, failed_models: 7 },
      failures: { overloaded: 7 },
      synthesis: [],
      settlement: null,
      workflow_id: `research/${id}`,
      dispatched_at: null,
      panel_closed_at: null,
      completed_at: null,
    });
    const text = (await admin(file.db, 'run', 'show', id)).out;
    assert.match(text, /^models +10: 3 answered, 7 failed \(7 overloaded\)$/m);
    assert.match(text, /^credits +15 reserved, none yet charged$/m);
    assert.doesNotMatch(out + text, /Initech|Initrode|thinks/);
  });

  it('show prints the calls and tokens of each stage of the synthesis, the most expensive first', async () => {
    const { id } = await acceptRun(file.db, await file.workspace(), { prompt });
    const answer = (inputTokens: number | null, outputTokens: number | null) => ({
      inputTokens,
      outputTokens,
    });
    const called = {
      ok: true,
      value: 'Initech',
      calls: 2,
      reasks: 1,
      answers: [answer(900, 40), answer(950, 60)],
    };
    const artifacts: [kind: string, shard: string, body: unknown][] = [
      ['extract', 'a', called],
      ['extract', 'b', { ...called, calls: 1, reasks: 0, answers: [answer(null, null)] }],
      ['label', 'a', { ...called, answers: [answer(1_000, 5_000)] }],
      ['camps', '', { ok: false, reason: 'away', calls: 1, reasks: 0, answers: [] }],
      ['select', '', { claims: [] }],
      ['adjudicate_compare', '', { stances: [], camps: [], lists: [] }],
    ];
    for (const [kind, shard, body] of artifacts)
      await saveArtifact(file.db, {
        ...{ runId: id, kind, shard, promptVersion: '1', inputHash: Buffer.alloc(32) },
        body: JSON.stringify(body),
      });
    const { json } = await admin(file.db, 'run', 'show', id, '--json');
    const row = (
      step: string,
      [parts, calls, reasks]: number[],
      input: number | null,
      output: number | null,
      withoutTokens: number,
    ) => ({
      step,
      parts,
      calls,
      reasks,
      input_tokens: input,
      output_tokens: output,
      answers_without_tokens: withoutTokens,
    });
    assert.deepEqual(json.synthesis, [
      row('label', [1, 2, 1], 1_000, 5_000, 0),
      row('extract', [2, 3, 1], 1_850, 100, 1),
      row('camps', [1, 1, 0], null, null, 0),
    ]);
    const text = (await admin(file.db, 'run', 'show', id)).out;
    assert.match(text, /^extract +2 +3 +1 +1850 +100 +1$/m);
    assert.doesNotMatch(text, /Initech/);
  });

  it('R-G03 R-K01 show prints how a finished run was settled', async () => {
    const workspaceId = await file.workspace();
    const standings = [];
    for (const run of [
      await deliveredRun(file.db, workspaceId),
      await failedRun(file.db, workspaceId, 'timeout'),
      await heldRun(file.db, workspaceId),
    ]) {
      const { json } = await admin(file.db, 'run', 'show', run.id, '--json');
      standings.push([json.status, json.settlement.outcome, json.credits_charged, json.failures]);
    }
    assert.deepEqual(standings, [
      ['completed', 'charged', 15, {}],
      ['failed', 'refunded', 0, { timeout: 10 }],
      ['failed', 'held', null, { refused: 10 }],
    ]);
  });

  it('R-K05 settle refunds a held run with one command, once', async () => {
    const workspaceId = await file.workspace();
    const run = await heldRun(file.db, workspaceId);
    const before = await booksOf(file.db, workspaceId);
    const { code, json } = await admin(file.db, 'run', 'settle', run.id, '--json');
    assert.deepEqual(
      [code, json.credits_charged, json.settlement.outcome, json.settlement.reason],
      [0, 0, 'refunded', 'operator'],
    );
    const after = await booksOf(file.db, workspaceId);
    assert.equal(after.balance, before.balance + run.credits_reserved);

    const again = await admin(file.db, 'run', 'settle', run.id);
    assert.deepEqual([again.code, again.out], [1, '']);
    assert.match(again.err, /^admin: The reserve of run \S+ is not held: refunded \(operator\) at /);
    assert.deepEqual(await booksOf(file.db, workspaceId), after);
  });

  it('R-K05 settle refuses a run that is charged or in progress, with the reason', async () => {
    const workspaceId = await file.workspace();
    const delivered = await deliveredRun(file.db, workspaceId);
    const queued = await acceptRun(file.db, workspaceId);
    assert.match((await admin(file.db, 'run', 'settle', delivered.id)).err, /is not held: charged \(/);
    const { code, err } = await admin(file.db, 'run', 'settle', queued.id);
    assert.deepEqual(
      [code, err],
      [1, `admin: The reserve of run ${queued.id} is not held: none, it is queued.\n`],
    );
  });

  it('R-G07 show and settle of an unknown run exit with 1', async () => {
    const id = randomUUID();
    for (const verb of ['show', 'settle']) {
      const { code, out, err } = await admin(file.db, 'run', verb, id, '--json');
      assert.deepEqual([code, out, err], [1, '', `admin: There is no run ${id}.\n`]);
    }
  });
});
