import { runAudit } from '../../src/audit-command/program.ts';
import type { Pool } from '../../src/db/pool.ts';

/** The output of `npm run audit` for a run in the record. */
export async function auditOf(db: Pool, runId: string): Promise<{ code: number; text: string }> {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const code = await runAudit([runId], { db, out: say, err: say });
  return { code, text: said.join('') };
}
