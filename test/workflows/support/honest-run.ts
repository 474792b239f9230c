import assert from 'node:assert/strict';
import { parseConfig } from '../../../src/config/config.ts';
import { listArtifacts } from '../../../src/db/artifacts.ts';
import type { RunRow } from '../../../src/db/runs.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { startService } from '../../harness/service.ts';
import type { SimulatorCall } from '../../harness/simulator-control.ts';
import { eventsOf, type HistoryEvent, parts } from './histories.ts';
import { reportOf } from './record.ts';

/** What a `wide` run left that nothing disturbed, with the service's usual limits. */
export interface HonestRun {
  readonly run: RunRow;
  readonly report: Report;
  readonly calls: readonly SimulatorCall[];
  /** Of all its workflows. */
  readonly events: readonly HistoryEvent[];
  readonly extractions: Awaited<ReturnType<typeof listArtifacts>>;
}

/** Run once for all tests that only read it. */
export async function honestRun(): Promise<HonestRun> {
  honest ??= researchOnce();
  return await honest;
}

let honest: Promise<HonestRun> | undefined;

async function researchOnce(): Promise<HonestRun> {
  const service = await startService({ budget: parseConfig({}).budget });
  try {
    const run = await service.research();
    assert.equal(run.status, 'completed');
    return {
      run,
      report: (await reportOf(service, run.id)) ?? assert.fail(),
      calls: await service.simulator.calls(true),
      events: (await Promise.all(parts.map((part) => eventsOf(service, run.id, part)))).flat(),
      extractions: await listArtifacts(service.database.pool, run.id, ['extract']),
    };
  } finally {
    await service.stop();
  }
}
