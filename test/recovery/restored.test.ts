import assert from 'node:assert/strict';
import pino from 'pino';
import type { ClaimsArtifact, ComparedReadingsArtifact } from '../../activities/artifacts/artifact-bodies.ts';
import { cancelRun } from '../../src/app/cancel-run.ts';
import { listArtifacts } from '../../src/db/artifacts.ts';
import type { RunRow } from '../../src/db/runs.ts';
import { taskQueues } from '../../src/domain/run/task-queues.ts';
import { dispatchOnce } from '../../temporal/client/dispatch.ts';
import { settleLostOnce } from '../../temporal/housekeeping/settle-lost.ts';
import { serviceForFile } from '../harness/service.ts';
import { until } from '../harness/until.ts';
import { backUp } from '../support/database/backup.ts';
import { ageRun, givePlace, testRoom } from '../support/database/runs.ts';
import { handleOf, parts } from '../workflows/support/histories.ts';
import {
  callsOf,
  five,
  fiveCatalogue,
  ledgerOf,
  reportOf,
  settlementOf,
} from '../workflows/support/record.ts';

// An older backup of PostgreSQL is restored while Temporal goes on. Open runs go on from what is
// stored.

describe('a run whose record was restored from an older backup', () => {
  const service = serviceForFile({ catalogue: fiveCatalogue, realTime: true });
  afterEach(() => service.simulator.reset());

  /**
   * The step that writes this row fails, in a way that time can mend.
   * @param only the run whose row it is; not for a statement
   */
  async function hold(at: Hold, only?: RunRow): Promise<void> {
    const { pool } = service.database;
    const [table, condition, each = 'row'] = holds[at];
    const ofRun = only ? ` and new.${table === 'runs' ? 'id' : 'run_id'} = '${only.id}'` : '';
    await pool.query(`create function held_${at}() returns trigger language plpgsql as
      $$ begin if ${condition}${ofRun} then raise exception 'later' using errcode = '57P03'; end if; return new; end $$`);
    await pool.query(
      `create trigger held_${at} before insert or update on ${table} for each ${each} execute function held_${at}()`,
    );
  }

  async function mend(at: Hold): Promise<void> {
    await service.database.pool.query(`drop function held_${at} cascade`);
  }

  async function isHeld(run: RunRow, step: string): Promise<void> {
    await until(`${step} is tried again`, async () => {
      const handles = parts.map((part) => handleOf(service, run.id, part));
      const described = await Promise.all(handles.map((handle) => handle.describe().catch(() => null)));
      return described
        .flatMap((each) => each?.raw.pendingActivities ?? [])
        .some(({ activityType, attempt }) => activityType?.name === step && (attempt ?? 0) > 1);
    });
  }

  /** Starts each run, and waits until each is held at its own step. */
  async function holdEach(
    runs: readonly RunRow[],
    steps: readonly (readonly [at: Hold, step: string, ...rest: unknown[]])[],
  ): Promise<void> {
    for (const [index, [at]] of steps.entries()) {
      await hold(at, runs[index]);
      await service.start(runs[index]!);
    }
    for (const [index, [, step]] of steps.entries()) await isHeld(runs[index]!, step);
  }

  async function assertDelivered(run: RunRow, asks?: number): Promise<void> {
    await handleOf(service, run.id).result();
    const { status, successful_models: successes, credits_charged } = await service.read(run.id);
    assert.deepEqual([status, successes, credits_charged], ['completed', 5, 15]);
    assert.equal(await settlementOf(service, run.id), 'charged report_delivered');
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15']);
    const report = await reportOf(service, run.id);
    assert.equal(report?.research_record?.research_snapshot?.included_in_synthesis, 5);
    if (asks !== undefined) await assertAsked(asks);
  }

  /** Each model of the panel this often. */
  async function assertAsked(times: number): Promise<void> {
    assert.deepEqual(
      [...(await callsOf(service)).entries()].sort(),
      five.map((modelId) => [modelId, times]).sort(),
    );
  }

  it('R-W03 R-K01 goes on if the backup is from before it began, whatever was to be done', async () => {
    const held = [
      ['closing', 'closePanel'],
      ['selection', 'selectClaims'],
      ['delivery', 'deliverReport'],
    ] as const;
    const runs = await Promise.all(held.map(() => service.accept()));
    const restore = await backUp(service.database.pool);
    await holdEach(runs, held);
    await restore();
    for (const [at] of held) await mend(at);
    for (const run of runs) await assertDelivered(run);
    await assertAsked(2 * runs.length);
  });

  const forgotten: readonly [title: string, at: Hold, step: string][] = [
    ['its panel was to be closed', 'panelClosing', 'closePanel'],
    ['it was to be settled', 'failing', 'failRun'],
  ];
  for (const [title, at, step] of forgotten) {
    it(`R-W10 R-K01 goes on if it was cancelled since the backup, and ${title}`, async () => {
      await hold('answers');
      const run = await service.accept();
      await service.start(run);
      await until('a model is asked', async () => (await callsOf(service)).size > 0);
      const restore = await backUp(service.database.pool);
      await cancelRun(service.database.pool, run.id);
      await hold(at);
      await mend('answers');
      await isHeld(run, step);
      await restore();
      await mend(at);
      await assertDelivered(run);
    });
  }

  it('R-W10 R-K01 goes on if it was cancelled since the backup, in the middle of its synthesis', async () => {
    await hold('selection');
    const run = await service.accept();
    await service.start(run);
    await isHeld(run, 'selectClaims');
    const restore = await backUp(service.database.pool);
    await cancelRun(service.database.pool, run.id);
    await hold('failing');
    await mend('selection');
    await isHeld(run, 'failRun');
    await restore();
    await mend('failing');
    await assertDelivered(run, 1);
  });

  it('R-W10 R-K01 goes on if it was cancelled since the backup, while its answers were extracted', async () => {
    await service.simulator.rules([{ stage: 'extract', fault: { kind: 'status', status: 503 } }]);
    const run = await service.accept();
    await service.start(run);
    await isHeld(run, 'extractClaims');
    await until('its panel is closed', async () => (await service.read(run.id)).status === 'synthesizing');
    const restore = await backUp(service.database.pool);
    await cancelRun(service.database.pool, run.id);
    await hold('failing');
    await service.simulator.rules([]);
    await isHeld(run, 'failRun');
    await restore();
    await mend('failing');
    await assertDelivered(run, 1);
  });

  it('R-W10 a workflow whose run the backup does not know ends by itself', async () => {
    const restore = await backUp(service.database.pool);
    await hold('closing');
    const run = await service.accept();
    const workflow = await service.start(run);
    await isHeld(run, 'closePanel');
    await restore();
    await mend('closing');
    await assert.rejects(workflow.result());
    assert.equal((await workflow.describe()).status.name, 'FAILED');
  });

  it('R-W03 R-K01 goes on if the backup is from the middle of the synthesis, and asks no model again', async () => {
    await hold('selection');
    const run = await service.accept();
    await service.start(run);
    await isHeld(run, 'selectClaims');
    const restore = await backUp(service.database.pool);
    await hold('delivery');
    await mend('selection');
    await isHeld(run, 'deliverReport');
    await restore();
    await mend('delivery');
    await assertDelivered(run, 1);
    assert.deepEqual([...(await callsOf(service, 'camps')).values()], [1]);
  });

  it('R-W03 R-R10 labels again what the backup lacks, instead of a report without it', async () => {
    await hold('assembly');
    const run = await service.accept();
    await service.start(run);
    await isHeld(run, 'assembleReport');
    const labels = await labelCalls();
    await service.database.pool.query(
      `delete from synthesis_artifacts where run_id = $1 and kind = 'label' and shard = any($2)`,
      [run.id, five.slice(0, 2)],
    );
    await mend('assembly');
    await assertDelivered(run, 1);
    assert.equal((await labelCalls()) - labels, 2);
  });

  it('R-W03 R-R10 makes nothing of a part of what it knows, whichever step notices that', async () => {
    const lost = [
      ['settlement', 'settleClaims', 'extract'],
      ['comparison', 'compareReadings', 'label'],
      ['readings', 'settleReadings', 'extract'],
    ] as const;
    const { pool } = service.database;
    const runs = await Promise.all(lost.map(() => service.accept()));
    await holdEach(runs, lost);
    for (const [index, [at, , kind]] of lost.entries()) {
      await pool.query(
        `delete from synthesis_artifacts where run_id = $1 and kind = $2 and shard = any($3)`,
        [runs[index]!.id, kind, five.slice(0, 2)],
      );
      await mend(at);
    }
    for (const run of runs) {
      await assertDelivered(run);
      const compared = await listArtifacts(pool, run.id, ['adjudicate_compare']);
      const readIn = compared.flatMap(({ body }) => (body as ComparedReadingsArtifact).stances);
      assert.equal(new Set(readIn.map(({ modelId }) => modelId)).size, 5);
      const settled = await listArtifacts(pool, run.id, ['select_settle']);
      const made = settled.flatMap(({ body }) => (body as ClaimsArtifact).made);
      assert.equal(new Set(made.map(({ alias }) => alias)).size, 5);
    }
    await assertAsked(runs.length);
    const written = await callsOf(service, 'write_answer');
    assert.deepEqual([...written.values()], [runs.length], 'noticed only after the writing');
  });

  async function labelCalls(): Promise<number> {
    return [...(await callsOf(service, 'label')).values()].reduce((sum, count) => sum + count, 0);
  }

  it('R-W03 R-K04 goes on if it had ended since the backup, and its workflow too', async () => {
    await hold('selection');
    const run = await service.accept();
    await service.start(run);
    await isHeld(run, 'selectClaims');
    const restore = await backUp(service.database.pool);
    await mend('selection');
    await handleOf(service, run.id).result();
    await restore();
    assert.equal((await service.read(run.id)).status, 'synthesizing');
    await ageRun(service.database.pool, run.id);
    assert.equal(await settle(), 1);
    await assertDelivered(run, 1);
    assert.equal(await settle(), 0);
  });

  it('R-W03 R-K04 goes on in an empty Temporal beside it, and asks no model again', async () => {
    await hold('selection');
    const run = await service.accept();
    await givePlace(service.database.pool, run.id);
    // In this test's Temporal under another id, as its own would not be unknown to it.
    const ids = {
      workflowId: `elsewhere/${run.id}`,
      taskQueue: taskQueues.research,
      args: [{ runId: run.id }],
    };
    const first = await service.client.workflow.start('research', ids);
    await isHeld(run, 'selectClaims');
    const restore = await backUp(service.database.pool);
    await mend('selection');
    await first.result();
    await restore();
    await ageRun(service.database.pool, run.id);
    assert.equal(await settle(), 1);
    const deps = { client: service.client, db: service.database.pool, room: testRoom };
    assert.equal(await dispatchOnce(deps), 1);
    await assertDelivered(run, 1);
  });

  const settle = () => settleLostOnce(service.client, service.database.pool, pino({ level: 'silent' }));
});

/** Which row may not be written, or which statement may not be made. */
const holds = {
  answers: ['run_models', `new.status = 'success'`],
  panelClosing: ['run_models', `current_query() like '%pending as materialized%'`, 'statement'],
  failing: ['runs', `current_query() like '%set invited = null%'`, 'statement'],
  closing: ['runs', `new.status = 'synthesizing'`],
  selection: ['synthesis_artifacts', `new.kind = 'select'`],
  settlement: ['synthesis_artifacts', `new.kind = 'select_settle'`],
  comparison: ['synthesis_artifacts', `new.kind = 'adjudicate_compare'`],
  readings: ['synthesis_artifacts', `new.kind = 'adjudicate_settle'`],
  assembly: ['synthesis_artifacts', `new.kind = 'report'`],
  delivery: ['settlements', `new.outcome = 'charged'`],
} as const satisfies Record<string, readonly [table: string, condition: string, each?: 'statement']>;
type Hold = keyof typeof holds;
