import assert from 'node:assert/strict';
import { parseConfig } from '../../../src/config/config.ts';
import { listArtifacts } from '../../../src/db/artifacts.ts';
import type { RunRow } from '../../../src/db/runs.ts';
import { exactlyOne } from '../../../src/db/statement.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { startService } from '../../harness/service.ts';
import type { SimulatorCall } from '../../harness/simulator-control.ts';
import { auditOf } from '../../support/audit.ts';
import { eventsOf, type HistoryEvent, parts } from './histories.ts';
import { reportOf } from './record.ts';

const kinds = ['extract', 'label', 'camps', 'camps_place'] as const;

/** What a `wide` run left that nothing disturbed, with the service's usual limits. */
export interface HonestRun {
  readonly run: RunRow;
  readonly report: Report;
  readonly calls: readonly SimulatorCall[];
  /** Of all its workflows. */
  readonly events: readonly HistoryEvent[];
  readonly artifactsOf: (kind: (typeof kinds)[number]) => Awaited<ReturnType<typeof listArtifacts>>;
  /** Its secret, in hexadecimal. */
  readonly secret: string;
  readonly audit: Awaited<ReturnType<typeof auditOf>>;
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
    const { pool } = service.database;
    const artifacts = await listArtifacts(pool, run.id, kinds);
    const { rows } = await pool.query<{ secret: string }>(
      "select encode(alias_seed, 'hex') as secret from runs where id = $1",
      [run.id],
    );
    return {
      run,
      report: (await reportOf(service, run.id)) ?? assert.fail(),
      calls: await service.simulator.calls(true),
      events: (await Promise.all(parts.map((part) => eventsOf(service, run.id, part)))).flat(),
      artifactsOf: (kind) => artifacts.filter((each) => each.kind === kind),
      secret: exactlyOne(rows).secret,
      audit: await auditOf(pool, run.id),
    };
  } finally {
    await service.stop();
  }
}
