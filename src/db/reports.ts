import type { RunStatus } from '../domain/run/run-state.ts';
import { statement } from './statement.ts';

/** Delivers the newest assembled report of a run, character for character as stored. */
export const deliverAssembled = statement<{ run_id: string }, [runId: string, kind: string]>(
  'deliver_assembled',
  `insert into reports (run_id, report)
   select run_id, body from synthesis_artifacts where run_id = $1 and kind = $2 order by id desc limit 1
   returning run_id`,
);

/** The run's status, and its report exactly as stored; null if there is none. */
export const readResult = statement<
  { id: string; status: string; report: string | null },
  [runId: string, workspaceId: string]
>(
  'read_result',
  `select r.id, r.status, p.report::text as report from runs r left join reports p on p.run_id = r.id
   where r.id = $1 and r.workspace_id = $2`,
);

/** A delivered report by its run alone. For operators, never on behalf of a client. */
export const readReportUnscoped = statement<
  { id: string; status: RunStatus; prompt: string; report: string },
  [runId: string]
>(
  'read_report_unscoped',
  `select r.id, r.status, r.prompt, p.report::text as report from runs r join reports p on p.run_id = r.id
   where r.id = $1`,
);
