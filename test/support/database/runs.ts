import pino from 'pino';
import type { ActivityDeps } from '../../../activities/common/deps.ts';
import { makePlaces } from '../../../activities/common/in-turn.ts';
import { makeSaving } from '../../../activities/common/saving.ts';
import { makeActivities } from '../../../activities/index.ts';
import { closePanel } from '../../../src/app/close-panel.ts';
import { type CreateDeps, createResearch } from '../../../src/app/create-research.ts';
import { deliverReport, reportArtifactKind } from '../../../src/app/deliver-report.ts';
import { settleFailure } from '../../../src/app/settle-failure.ts';
import { saveArtifact } from '../../../src/db/artifacts.ts';
import type { RoomNow } from '../../../src/db/dispatch.ts';
import { listPanel, saveAnswer, saveFailure } from '../../../src/db/panel-rows.ts';
import type { inTransaction, Pool } from '../../../src/db/pool.ts';
import { type RunRow, readRunUnscoped } from '../../../src/db/runs.ts';
import { exactlyOne } from '../../../src/db/statement.ts';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import type { Catalogue } from '../../../src/domain/catalogue/catalogue.ts';
import { invitationsOf } from '../../../src/domain/catalogue/invitations.ts';
import type { FailureClass } from '../../../src/domain/run/model-outcome.ts';
import type { PanelId } from '../../../src/domain/run/panels.ts';
import type { FailureReason, Settlement } from '../../../src/domain/run/run-messages.ts';
import { synthesizersBy } from '../../../src/domain/run/synthesizer.ts';
import { makeBreakers } from '../../../src/gateway/limits/breaker.ts';
import { characterCount } from '../../../src/text/code-points.ts';
import { plainCall } from '../chat.ts';
import { sharedThreads } from '../threads.ts';

// Runs in every state, made by the service's own use cases and activities; only models and Temporal
// are left out.

/**
 * A report with spacing that no serializer would produce: reads must return exactly these
 * characters.
 */
export const oddReport =
  '{"status":"completed", "methodology":{"controls":[ ]},\n "question":{"text":"caf\\u00e9 \u{1F375}","question_type":null},' +
  '"schema_version":"service_research_platform_report","errors":[],"answer":{"headline":"h","b":1.50,"a":1e2}}';

/** Room for everything that a test starts. */
export const testRoom = { modelsAtOnce: 10_000, runDeadlineMs: 3_600_000 };

/** A room of which new runs may take all. */
export const wholeRoom = (modelsAtOnce: number): RoomNow => ({ modelsAtOnce, soon: modelsAtOnce, more: 0 });

/** Dependencies of a create. Accepted runs stay queued, as while Temporal is away. */
export function createDeps(db: Pool, catalogue: Catalogue = builtInCatalogue): CreateDeps {
  return { db, invitations: invitationsOf(catalogue), requestDispatch: () => undefined };
}

let keyCount = 0;

/** An accepted run, as a create leaves it: queued. */
export async function acceptRun(
  db: Pool,
  workspaceId: string,
  {
    prompt = 'Is tea better than coffee?',
    panel = 'wide',
  }: { prompt?: string | undefined; panel?: PanelId } = {},
): Promise<RunRow> {
  const request = { idempotencyKey: `accepted-${++keyCount}`, prompt, panel, source: 'api' } as const;
  return (await createResearch(createDeps(db), { keyId: null, workspaceId }, request)).run;
}

/** As if it had been dispatched an hour ago: housekeeping ignores what was a moment ago. */
export async function ageRun(db: Pool, id: string): Promise<void> {
  await db.query(`update runs set dispatched_at = dispatched_at - interval '1 hour' where id = $1`, [id]);
}

/** Starts a run regardless of others, not in turns as a dispatch would. */
export async function givePlace(db: Pool, runId: string): Promise<void> {
  await db.query(
    `update runs set dispatched_at = clock_timestamp(), deadline_at = clock_timestamp() + interval '1 hour'
     where id = $1 and dispatched_at is null`,
    [runId],
  );
}

/** Moves a queued run on to `running`. */
export async function beginRun(db: Pool, runId: string): Promise<void> {
  await makeActivities(activityDeps(db)).beginRun({ runId });
}

/** Lets the first models of the panel answer, and the others fail in one way. */
export async function answerPanel(
  db: Pool,
  runId: string,
  successes = Number.POSITIVE_INFINITY,
  failure: FailureClass = 'overloaded',
): Promise<void> {
  for (const [index, { model_id }] of (await listPanel(db, runId)).entries()) {
    if (index < successes) await saveText(db, runId, model_id, `What ${model_id} thinks.`);
    else await saveFailure(db, failedTry(runId, model_id, failure));
  }
}

/** A failed try of a model, as `noteFailure` and `saveFailure` take it. */
export function failedTry(runId: string, modelId: string, failure: FailureClass, lateRetry = false) {
  return { runId, modelId, failure, message: 'as the test says', lateRetry };
}

/**
 * Stores one model's answer.
 * @returns true if it was still awaited
 */
export async function saveText(db: Pool, runId: string, modelId: string, text: string): Promise<boolean> {
  const saved = await saveAnswer(db, {
    runId,
    modelId,
    text,
    textCharacters: characterCount(text),
    inputTokens: 10,
    outputTokens: 20,
    responseId: null,
    simulated: true,
    lateRetry: false,
    servedModel: null,
    callFacts: plainCall,
  });
  return saved.length > 0;
}

/** Stores an assembled report, ready to be delivered. */
export async function keepReport(db: Pool, runId: string, report = oddReport): Promise<void> {
  const inputHash = Buffer.alloc(32);
  await saveArtifact(db, {
    runId,
    kind: reportArtifactKind,
    shard: '',
    promptVersion: '1',
    inputHash,
    body: report,
  });
}

export async function failRun(
  db: Pool,
  runId: string,
  reason: FailureReason = 'panel_below_quorum',
): Promise<Settlement> {
  if (reason === 'panel_below_quorum') await closePanel(db, runId, 0); // As its workflow does.
  return await settleFailure(db, runId, reason);
}

/** A run with a closed panel and a report that awaits delivery. */
export async function synthesizingRun(
  db: Pool,
  workspaceId: string,
  successes?: number,
  report = oddReport,
  prompt?: string,
): Promise<RunRow> {
  const { id } = await acceptRun(db, workspaceId, { prompt });
  await beginRun(db, id);
  await answerPanel(db, id, successes);
  await closePanel(db, id, 0);
  await keepReport(db, id, report);
  return await runOf(db, id);
}

/** A charged run: `completed` if at least 9 of the 10 models answered, `partial` for 5 to 8. */
export async function deliveredRun(
  db: Pool,
  workspaceId: string,
  successes?: number,
  report?: string,
  prompt?: string,
): Promise<RunRow> {
  const { id } = await synthesizingRun(db, workspaceId, successes, report, prompt);
  await deliverReport(db, id);
  return await runOf(db, id);
}

/**
 * A run whose panel reached a quorum and whose synthesis failed: `partial`, without a report,
 * refunded.
 */
export async function partialWithoutReport(db: Pool, workspaceId: string): Promise<RunRow> {
  const { id } = await synthesizingRun(db, workspaceId);
  await failRun(db, id, 'synthesis_failed');
  return await runOf(db, id);
}

/**
 * A run whose whole panel failed in one way: refunded, or held if the models declined the question.
 */
export async function failedRun(
  db: Pool,
  workspaceId: string,
  failure: FailureClass = 'overloaded',
): Promise<RunRow> {
  const { id } = await acceptRun(db, workspaceId);
  await beginRun(db, id);
  await answerPanel(db, id, 0, failure);
  await failRun(db, id);
  return await runOf(db, id);
}

export const heldRun = (db: Pool, workspaceId: string) => failedRun(db, workspaceId, 'refused');

/** A delivered run of the discontinued panel, which can be read but no longer bought (R-S05). */
export async function oldRun(db: Pool, workspaceId: string): Promise<RunRow> {
  const { id } = await deliveredRun(db, workspaceId);
  await db.query(
    `update runs set panel = 'quick_pulse', created_at = created_at - interval '1 year' where id = $1`,
    [id],
  );
  return await runOf(db, id);
}

export async function runOf(db: Pool, runId: string): Promise<RunRow> {
  return exactlyOne(await readRunUnscoped(db, runId));
}

export interface Books {
  /** available_credits of the workspace. */
  readonly balance: number;
  /** Signed sum of its ledger entries. */
  readonly granted: number;
  readonly reserved: number;
  readonly refunded: number;
  readonly entries: number;
  readonly runs: number;
  readonly inProgress: number;
  readonly keys: number;
}

/** All assets of a workspace, to compare before and after an action that must not change them. */
export async function booksOf(db: Pool, workspaceId: string): Promise<Books> {
  const { rows } = await db.query<Books>(
    `select available_credits as balance, l.*, r.*,
       (select count(*)::int from idempotency_keys where workspace_id = w.id) as keys
     from workspaces w,
       lateral (select coalesce(sum(credits) filter (where kind = 'grant'), 0)::int as granted,
                  coalesce(sum(credits) filter (where kind = 'reserve'), 0)::int as reserved,
                  coalesce(sum(credits) filter (where kind = 'refund'), 0)::int as refunded,
                  count(*)::int as entries from ledger_entries where workspace_id = w.id) l,
       lateral (select count(*)::int as runs, (count(*) filter (where completed_at is null))::int as "inProgress"
                from runs where workspace_id = w.id) r
     where id = $1`,
    [workspaceId],
  );
  return exactlyOne(rows);
}

/** Moves an idempotency key into the past, as if it had been accepted that long ago. */
export async function ageKey(db: Pool, workspaceId: string, key: string, age: string): Promise<void> {
  await db.query(
    `update idempotency_keys set accepted_at = accepted_at - $3::interval, expires_at = expires_at - $3::interval
     where workspace_id = $1 and key = $2`,
    [workspaceId, key, age],
  );
}

/** Lifts a workspace's limit on creates for this minute, for races that are not about the rate. */
export async function liftCreateLimit(db: Pool, workspaceId: string): Promise<void> {
  await db.query(
    `insert into rate_windows (subject, used, started_at) values ($1, -1000000, clock_timestamp())
     on conflict (subject) do update set used = excluded.used, started_at = excluded.started_at`,
    [workspaceId],
  );
}

/** Runs a step in a transaction that is always rolled back. */
export async function rolledBack<Result>(
  db: Pool,
  step: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<Result>,
): Promise<Result> {
  const tx = await db.connect();
  try {
    await tx.query('begin');
    return await step(tx);
  } finally {
    await tx.query('rollback');
    tx.release();
  }
}

/** Dependencies of an activity that asks no model. */
export function activityDeps(db: Pool): ActivityDeps {
  const synthesizer = { modelId: 'none', gateway: 'none' };
  return {
    db,
    hasAnswered: () => true,
    chat: async () => {
      throw new Error('these tests ask no model');
    },
    synthesizers: synthesizersBy(() => [synthesizer, synthesizer]),
    breakerOf: makeBreakers(),
    places: makePlaces(1),
    hedges: null,
    budget: { modelTimeoutMs: 1, panelDeadlineMs: 1, panelPatienceMs: null, synthesisDeadlineMs: 1 },
    saving: makeSaving(pino({ level: 'silent' })),
    threads: sharedThreads(),
    log: pino({ level: 'silent' }),
  };
}
