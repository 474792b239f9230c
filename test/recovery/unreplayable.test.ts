import assert from 'node:assert/strict';
import { Client, type WorkflowClientInterceptor } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import pino from 'pino';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { replaceResearch, restartsOf } from '../../temporal/client/client.ts';
import { mostRestarts } from '../../temporal/housekeeping/restart-stuck.ts';
import { settleLostOnce } from '../../temporal/housekeeping/settle-lost.ts';
import { serviceForFile, type TestService } from '../harness/service.ts';
import { until } from '../harness/until.ts';
import { handleOf, type Part, parts } from '../workflows/support/histories.ts';
import { callsOf, five, fiveCatalogue, ledgerOf, settlementOf } from '../workflows/support/record.ts';
import { brokenCode, changedCode } from './support/changed-code.ts';
import { giveOldPlace, heldRun } from './support/held-run.ts';

// A worker whose workflow code does not fit a run's history: each of its workflow tasks fails, for
// as long as Temporal tries.

describe('a run whose workflow cannot be replayed', () => {
  const service = serviceForFile({ catalogue: fiveCatalogue, realTime: true });
  let impatient: Client;
  before(async () => {
    impatient = impatientClient(service);
  });

  for (const part of parts)
    it(`R-W03 R-W06 is restarted from the record, once, if the code of research${part} has changed`, async () => {
      await service.reset();
      const { runId, mend } = await heldRun(service, part);
      await service.workers.stop();
      await service.workers.start(await changedCode(part));
      await mend();
      await untilStuck(runId, part);
      const restarted = await Promise.all([settle(), settle()]);
      assert.equal(restarted[0] + restarted[1], 1);
      await handleOf(service, runId).result();
      assert.equal(await settle(), 0);
      assert.equal(await settlementOf(service, runId), 'charged report_delivered');
      assert.deepEqual(await ledgerOf(service, runId), ['reserve -15']);
      const asked = [...(await callsOf(service)).entries()].sort();
      assert.deepEqual(asked, five.map((modelId) => [modelId, 1]).sort());
    });

  it('R-W11 its row is locked for two calls to Temporal at most, within the limit of a transaction', async () => {
    await service.reset();
    const { runId, mend } = await heldRun(service, '/panel');
    await service.workers.stop();
    await service.workers.start(await changedCode('/panel'));
    await mend();
    await untilStuck(runId, '/panel');
    const locked: string[] = [];
    const note = async (call: string) => void ((await isLocked(runId)) && locked.push(call));
    const noting = clientWith(service, {
      async describe(input, next) {
        await note('describe');
        return await next(input);
      },
      async startWithDetails(input, next) {
        await note('start');
        return await next(input);
      },
    });
    assert.equal(await settleLostOnce(noting, service.database.pool, silent), 1);
    assert.deepEqual(locked, ['describe', 'start']);
    await handleOf(service, runId).result();
  });

  it('R-W03 R-W11 is restarted at most three times, and goes on if its worker is mended', async () => {
    await service.reset();
    const { id: runId, workspace_id: workspaceId } = await service.accept();
    await giveOldPlace(service, runId);
    await service.workers.stop();
    await service.workers.start(await brokenCode());
    await replaceResearch(impatient, { runId, workspaceId, panel: 'wide' }, mostRestarts - 1);
    await untilStuck(runId);
    assert.equal(await settle(), 1);
    assert.equal(restartsOf(await handleOf(service, runId).describe()), mostRestarts);
    await untilStuck(runId);
    assert.equal(await settle(), 0);
    await service.workers.stop();
    await service.workers.start();
    await handleOf(service, runId).result();
    assert.equal(await settlementOf(service, runId), 'charged report_delivered');
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

  async function untilStuck(runId: string, part: Part = ''): Promise<void> {
    await until('three tasks in a row are lost', async () => {
      const { raw } = await handleOf(service, runId, part).describe();
      return (raw.pendingWorkflowTask?.attempt ?? 0) > 3;
    });
  }

  async function isLocked(runId: string): Promise<boolean> {
    const free = 'select from runs where id = $1 for update skip locked';
    return (await service.database.pool.query(free, [runId])).rowCount === 0;
  }

  const silent = pino({ level: 'silent' });
  const settle = () => settleLostOnce(impatient, service.database.pool, silent);
});

/** The tasks of the workflows that it starts have a limit of a second instead of ten. */
const impatientClient = (service: TestService) =>
  clientWith(service, {
    startWithDetails: (input, next) =>
      next({ ...input, options: { ...input.options, workflowTaskTimeout: msToTs('1s') } }),
  });

function clientWith(
  { client: { connection, options } }: TestService,
  interceptor: WorkflowClientInterceptor,
): Client {
  const interceptors = { workflow: [interceptor] };
  return new Client({ connection, namespace: options.namespace, interceptors });
}
