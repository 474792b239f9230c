import assert from 'node:assert/strict';
import { Worker } from '@temporalio/worker';
import pino from 'pino';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { settleLostOnce } from '../../temporal/housekeeping/settle-lost.ts';
import { serviceForFile } from '../harness/service.ts';
import { eventsOf, handleOf, parts } from '../workflows/support/histories.ts';
import { callsOf, five, fiveCatalogue, ledgerOf, settlementOf } from '../workflows/support/record.ts';
import { changedCode } from './support/changed-code.ts';
import { giveOldPlace, heldRun } from './support/held-run.ts';

// Two versions whose workflows do not fit each other's histories: each has a queue of its own
// (decision 50).

describe('a run of another version', () => {
  const service = serviceForFile({ catalogue: fiveCatalogue, realTime: true });
  afterEach(() => service.reset());

  it('R-W03 R-W06 R-W12 is finished by the workers of its own, beside those of this one', async () => {
    const other = await startOther('research-other');
    const { runId, mend } = await heldRun(service, '/panel', 'research-other');
    assert.equal(await settle(), 0);
    await mend();
    await handleOf(service, runId).result();
    await assertDelivered(runId);
    for (const part of parts) {
      const tasks = (await eventsOf(service, runId, part)).flatMap(
        ({ workflowTaskCompletedEventAttributes: done }) => (done ? [done.workerVersion?.buildId] : []),
      );
      assert.deepEqual([...new Set(tasks)], ['other'], `research${part}`);
    }
    await other.stop();
  });

  it('R-W03 R-W06 without a worker is restarted from the record, once, and finished by this one', async () => {
    const { id: runId } = await service.accept();
    await giveOldPlace(service, runId);
    const ids = { workflowId: researchWorkflowId(runId), taskQueue: 'research-gone', args: [{ runId }] };
    await service.client.workflow.start('research', ids);
    const restarted = await Promise.all([settle(), settle()]);
    assert.equal(restarted[0] + restarted[1], 1);
    await handleOf(service, runId).result();
    assert.equal(await settle(), 0);
    await assertDelivered(runId);
  });

  async function startOther(taskQueue: string): Promise<{ stop: () => Promise<void> }> {
    const worker = await Worker.create({
      connection: service.env.nativeConnection,
      taskQueue,
      buildId: 'other',
      workflowBundle: { code: await changedCode('/panel', taskQueue) },
      activities: service.activities,
    });
    const running = worker.run();
    return {
      async stop() {
        worker.shutdown();
        await running;
      },
    };
  }

  async function assertDelivered(runId: string): Promise<void> {
    assert.equal(await settlementOf(service, runId), 'charged report_delivered');
    assert.deepEqual(await ledgerOf(service, runId), ['reserve -15']);
    const asked = [...(await callsOf(service)).entries()].sort();
    assert.deepEqual(asked, five.map((modelId) => [modelId, 1]).sort());
  }

  const settle = () => settleLostOnce(service.client, service.database.pool, pino({ level: 'silent' }));
});
