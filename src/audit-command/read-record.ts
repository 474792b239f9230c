import { type AuditRecord, readAuditRecord } from '../app/read-audit-record.ts';
import {
  type Material,
  parseJson,
  type ResponseLine,
  UnreadableMaterial,
} from '../audit/material/material.ts';
import type { Pool } from '../db/pool.ts';

/**
 * The same from the record, with the question as it was asked.
 * @throws UnreadableMaterial if the run has no report
 */
export async function readRecord(
  db: Pool,
  runId: string,
): Promise<{ given: unknown } & Pick<Material, 'responses' | 'record'>> {
  const stored = await readAuditRecord(db, runId);
  if (!stored) throw new UnreadableMaterial(`there is no report of run ${runId}`);
  const { id, status } = stored.run;
  return {
    given: { id, object: 'research.result', status, report: parseJson(stored.report, 'the stored report') },
    responses: stored.responses.map(lineOf),
    record: { question: stored.question },
  };
}

/** The text as the export gives it. */
function lineOf(row: AuditRecord['responses'][number]): ResponseLine {
  return {
    model_id: row.model_id,
    display_name: row.display_name,
    laboratory: row.lab_name,
    status: row.status === 'pending' ? 'timeout' : row.status,
    input_tokens: row.input_tokens ?? 0,
    output_tokens: row.output_tokens ?? 0,
    text: row.text,
  };
}
