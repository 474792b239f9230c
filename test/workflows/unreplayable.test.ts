import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { researchWorkflowId, taskQueues } from '../../src/domain/run/task-queues.ts';
import { settleLostOnce } from '../../temporal/housekeeping/settle-lost.ts';
import { startService, type TestService } from '../harness/service.ts';
import { until } from '../harness/until.ts';
import { givePlace } from '../support/database/runs.ts';
import { workflowCode } from '../support/temporal.ts';
import { handleOf, type Part, parts } from './support/histories.ts';
import { callsOf, ledgerOf, settlementOf, wide } from './support/record.ts';

// A worker whose workflow code does not fit a run's history: each of its workflow tasks fails, for as long as Temporal tries.

/** A place in the bundled code of each workflow, where the changed version waits for a millisecond more. */
const places: Readonly<Record<Part, string>> = {
  '': `showStatus('running');`,
  '/panel': 'const startReading = readerOf(',
  '/synthesis': 'const found = findCamps(',
};
const wait = '(0,_temporalio_workflow__WEBPACK_IMPORTED_MODULE_0__.sleep)(1); ';

/** The row whose writer fails in a way that time can mend, while each of these workflows waits for it. */
const held: Readonly<Record<Part, [table: string, condition: string]>> = {
  '': ['runs', `new.status = 'synthesizing'`],
  '/panel': ['runs', `new.status = 'synthesizing'`],
  '/synthesis': ['synthesis_artifacts', `new.kind = 'select'`],
};

describe('a run whose workflow cannot be replayed', () => {
  let service: TestService;
  let folder: string;
  before(async () => {
    service = await startService({ realTime: true });
    folder = await mkdtemp(join(tmpdir(), 'changed-'));
  });
  after(async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  });

  for (const part of parts)
    it(`R-W03 R-W06 is restarted from the record, once, if the code of research${part} has changed`, async () => {
      await service.reset();
      await hold(part);
      const runId = await startedWithShortTasks();
      await isHeld(runId);
      await service.workers.stop();
      await service.workers.start(await changedCode(part));
      await mend();
      await until('three tasks in a row are lost', async () => {
        const { raw } = await handleOf(service, runId, part).describe();
        return (raw.pendingWorkflowTask?.attempt ?? 0) > 3;
      });
      const restarted = await Promise.all([settle(), settle()]);
      assert.equal(restarted[0] + restarted[1], 1);
      await handleOf(service, runId).result();
      assert.equal(await settle(), 0);
      assert.equal(await settlementOf(service, runId), 'charged report_delivered');
      assert.deepEqual(await ledgerOf(service, runId), ['reserve -15']);
      const asked = [...(await callsOf(service)).entries()].sort();
      assert.deepEqual(asked, wide.map((modelId) => [modelId, 1]).sort());
    });

  it('R-W03 a child that a terminated workflow has left gives way to that of the next', async () => {
    await service.reset();
    const run = await service.accept();
    await service.client.workflow.start('collectPanel', {
      workflowId: `${researchWorkflowId(run.id)}/panel`,
      taskQueue: 'nobody-works-here',
      args: [],
    });
    await (await service.start(run)).result();
    assert.equal(await settlementOf(service, run.id), 'charged report_delivered');
  });

  /** With a limit of a second for a workflow task, instead of ten. */
  async function startedWithShortTasks(): Promise<string> {
    const { id } = await service.accept();
    await givePlace(service.database.pool, id);
    await service.database.pool.query(
      `update runs set dispatched_at = dispatched_at - interval '1 hour' where id = $1`,
      [id],
    );
    await service.client.workflow.start('research', {
      workflowId: researchWorkflowId(id),
      taskQueue: taskQueues.research,
      args: [{ runId: id }],
      workflowTaskTimeout: '1s',
    });
    return id;
  }

  async function hold(part: Part): Promise<void> {
    const [table, condition] = held[part];
    const { pool } = service.database;
    await pool.query(`create function held() returns trigger language plpgsql as
      $$ begin raise exception 'later' using errcode = '57P03'; end $$`);
    await pool.query(
      `create trigger held before insert or update on ${table} for each row when (${condition})
       execute function held()`,
    );
  }

  async function mend(): Promise<void> {
    await service.database.pool.query('drop function held cascade');
  }

  /** One step is tried again, and nothing else is under way. */
  async function isHeld(runId: string): Promise<void> {
    await until('the run is held', async () => {
      const described = await Promise.all(
        parts.map((part) =>
          handleOf(service, runId, part)
            .describe()
            .catch(() => null),
        ),
      );
      const raw = described.flatMap((each) => (each ? [each.raw] : []));
      const steps = raw.flatMap(({ pendingActivities }) => pendingActivities ?? []);
      return (
        raw.every(({ pendingWorkflowTask }) => !pendingWorkflowTask) &&
        steps.length === 1 &&
        (steps[0]?.attempt ?? 0) > 1
      );
    });
  }

  async function changedCode(part: Part): Promise<string> {
    const code = await readFile(await workflowCode(), 'utf8');
    assert.equal(code.split(places[part]).length, 2, 'the place is not in the code');
    const path = join(folder, `${part.slice(1)}.js`);
    await writeFile(path, code.replace(places[part], wait + places[part]));
    return path;
  }

  const settle = () => settleLostOnce(service.client, service.database.pool, pino({ level: 'silent' }));
});
