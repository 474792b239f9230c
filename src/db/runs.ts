import type { StoredPanelId } from '../domain/run/panels.ts';
import type { RunStatus } from '../domain/run/run-state.ts';
import { inProgress } from './in-progress.ts';
import type { DateColumns } from './json-row.ts';
import { statement } from './statement.ts';
import { workspaceRead } from './workspace-read.ts';

export interface RunRow {
  id: string;
  workspace_id: string;
  prompt: string;
  panel: StoredPanelId;
  source: 'api' | 'mcp' | 'console';
  status: RunStatus;
  credits_reserved: number;
  credits_charged: number | null;
  total_models: number;
  successful_models: number;
  failed_models: number;
  created_at: Date;
  started_at: Date | null;
  completed_at: Date | null;
}

export const runColumns = `id, workspace_id, prompt, panel, source, status, credits_reserved, credits_charged, total_models,
  successful_models, failed_models, created_at, started_at, completed_at`;

export const runDates: DateColumns<RunRow> = { created_at: true, started_at: true, completed_at: true };

/** A run as seen by its own workspace. No row for another workspace's run. */
export const readRun = workspaceRead<RunRow, { runId: string }>(
  'read_run',
  `select ${runColumns} from runs where id = $runId and workspace_id = caller.workspace_id`,
  runDates,
);

export interface SeededRunRow extends RunRow {
  /** Secret: it would tell which alias is which model. */
  alias_seed: Buffer;
}

/** A run by id alone. For internal use only, never on behalf of a client. */
export const readRunUnscoped = statement<SeededRunRow, [id: string]>(
  'read_run_unscoped',
  `select ${runColumns}, alias_seed from runs where id = $1`,
);

/**
 * Locks the run's row until the transaction ends: delivery, failure and settlement of a run take
 * turns.
 */
export const lockRun = statement<RunRow, [id: string]>(
  'lock_run',
  `select ${runColumns} from runs where id = $1 for update`,
);

/**
 * Starts a queued run, and its deadline with it, by the later of two clocks (`findOverdue` in
 * dispatch.ts). No effect on any other.
 */
export const markRunning = statement<{ id: string }, [id: string, deadlineMs: number, nowMs: number]>(
  'mark_running',
  `update runs set status = 'running', started_at = clock_timestamp(),
     deadline_at = greatest(clock_timestamp(), to_timestamp($3::float8 / 1000)) + $2::bigint * interval '1 millisecond'
   where id = $1 and status = 'queued' returning id`,
);

export const markSynthesizing = statement<{ id: string }, [id: string]>(
  'mark_synthesizing',
  `update runs set status = 'synthesizing', panel_closed_at = greatest(clock_timestamp(), started_at)
   where id = $1 and status = 'running' returning id`,
);

/** Ends a run that is still in progress. No row: it has already finished. */
export const finishRun = statement<
  RunRow,
  [id: string, status: 'completed' | 'partial' | 'failed', creditsCharged: number | null]
>(
  'finish_run',
  `update runs set status = $2, credits_charged = $3,
     completed_at = greatest(clock_timestamp(), created_at, started_at, panel_closed_at)
   where id = $1 and status in (${inProgress}) returning ${runColumns}`,
);

/** Sets the charge of a held run, on an operator's decision. */
export const setCharged = statement<RunRow, [id: string, creditsCharged: number]>(
  'set_charged',
  `update runs set credits_charged = $2 where id = $1 returning ${runColumns}`,
);

/**
 * The time of a run: the database's clock, by which all of them are measured, but not before what
 * it has said already.
 */
export const timeOfRun = statement<{ now: Date }, [id: string]>(
  'time_of_run',
  'select greatest(clock_timestamp(), started_at, panel_closed_at) as now from runs where id = $1',
);
