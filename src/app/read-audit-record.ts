import { type PanelRow, readPanel, textPages } from '../db/panel-rows.ts';
import type { Pool } from '../db/pool.ts';
import { readReportUnscoped } from '../db/reports.ts';
import type { RunStatus } from '../domain/run/run-state.ts';

/** A delivered report and everything it rests on, as stored. */
export interface AuditRecord {
  readonly run: { readonly id: string; readonly status: RunStatus };
  readonly question: string;
  /** As JSON, as stored. */
  readonly report: string;
  readonly responses: readonly (PanelRow & { readonly text: string | null })[];
}

/**
 * Any run by id, for operators. Undefined if there is no such run, or it has no report. Writes
 * nothing.
 */
export async function readAuditRecord(db: Pool, runId: string): Promise<AuditRecord | undefined> {
  const [row] = await readReportUnscoped(db, runId);
  if (!row) return undefined;
  const texts = new Map<string, string>();
  for await (const page of textPages(db, runId))
    for (const { modelId, text } of page) texts.set(modelId, text);
  const rows = await readPanel(db, runId);
  return {
    run: { id: row.id, status: row.status },
    question: row.prompt,
    report: row.report,
    responses: rows.map((each) => ({ ...each, text: texts.get(each.model_id) ?? null })),
  };
}
