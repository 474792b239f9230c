import { researchWorkflowId, taskQueues } from '../../../src/domain/run/task-queues.ts';
import type { TestService } from '../../harness/service.ts';
import { until } from '../../harness/until.ts';
import { ageRun, givePlace } from '../../support/database/runs.ts';
import { handleOf, type Part, parts } from '../../workflows/support/histories.ts';

/**
 * The row whose writer fails in a way that time can mend, while each of these workflows waits for
 * it.
 */
const rows: Readonly<Record<Part, [table: string, condition: string]>> = {
  '': ['runs', `new.status = 'synthesizing'`],
  '/panel': ['runs', `new.status = 'synthesizing'`],
  '/synthesis': ['synthesis_artifacts', `new.kind = 'select'`],
};

/**
 * A run that stands still in one of its workflows, long after it was started, until `mend`.
 * @param taskQueue of its workflow, whose tasks have a limit of a second instead of ten
 */
export async function heldRun(
  service: TestService,
  part: Part,
  taskQueue: string = taskQueues.research,
): Promise<{ runId: string; mend: () => Promise<void> }> {
  const { pool } = service.database;
  const [table, condition] = rows[part];
  await pool.query(`create function held() returns trigger language plpgsql as
    $$ begin raise exception 'later' using errcode = '57P03'; end $$`);
  await pool.query(
    `create trigger held before insert or update on ${table} for each row when (${condition})
     execute function held()`,
  );
  const { id: runId } = await service.accept();
  await giveOldPlace(service, runId);
  const ids = { workflowId: researchWorkflowId(runId), taskQueue, args: [{ runId }] };
  await service.client.workflow.start('research', { ...ids, workflowTaskTimeout: '1s' });
  await until('the run stands still', () => standsStill(service, runId));
  return {
    runId,
    async mend() {
      await pool.query('drop function held cascade');
    },
  };
}

export async function giveOldPlace({ database }: TestService, runId: string): Promise<void> {
  await givePlace(database.pool, runId);
  await ageRun(database.pool, runId);
}

/** One step is tried again, and nothing else is under way. */
async function standsStill(service: TestService, runId: string): Promise<boolean> {
  const handles = parts.map((part) => handleOf(service, runId, part));
  const described = await Promise.all(handles.map((handle) => handle.describe().catch(() => null)));
  const raw = described.flatMap((each) => (each ? [each.raw] : []));
  const steps = raw.flatMap(({ pendingActivities }) => pendingActivities ?? []);
  if (raw.some(({ pendingWorkflowTask }) => pendingWorkflowTask)) return false;
  return steps.length === 1 && (steps[0]?.attempt ?? 0) > 1;
}
