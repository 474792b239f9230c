import { audit } from '../../../src/audit/audit.ts';
import { shapedReport } from '../../../src/audit/material/material.ts';
import { readRecord } from '../../../src/audit-command/read-record.ts';
import type { Pool } from '../../../src/db/pool.ts';
import type { Report } from '../../../src/report/schema/report.ts';

/**
 * How many values of a delivered report an audit calls wrong that has the report and the answers'
 * texts alone.
 */
export async function auditProblems(db: Pool, { research_record: record }: Report): Promise<number | null> {
  const runId = record?.generation?.run_id;
  if (!runId) return null;
  const { given, responses } = await readRecord(db, runId);
  const shaped = shapedReport(given);
  if ('wrong' in shaped) return shaped.wrong.length;
  const { checks } = audit({ ...shaped, responses, record: null });
  return checks.reduce((sum, { mismatches }) => sum + mismatches.length, 0);
}
