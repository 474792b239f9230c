import { randomBytes, randomUUID } from 'node:crypto';
import { claimKey, findKey } from '../db/idempotency.ts';
import { insertRun } from '../db/insert-run.ts';
import { inTransaction, type Pool, type Queryable } from '../db/pool.ts';
import { type RunRow, readRun } from '../db/runs.ts';
import { only } from '../db/statement.ts';
import { lockWorkspace } from '../db/workspaces.ts';
import { type Catalogue, panelModels } from '../domain/catalogue/catalogue.ts';
import { requireCredits } from '../domain/credits.ts';
import { ApiError } from '../domain/errors.ts';
import { requestFingerprint } from '../domain/idempotency.ts';
import { idempotencyWindowHours, runsInProgressPerWorkspace } from '../domain/limits.ts';
import { type PanelId, panels } from '../domain/panels.ts';
import type { Caller } from './caller.ts';

/** Names a run to whoever starts its workflow: no content. */
export interface RunRef {
  readonly runId: string;
  readonly workspaceId: string;
  readonly panel: string;
}

export interface CreateDeps {
  readonly db: Pool;
  readonly catalogue: Catalogue;
  /** How long a run may take before it counts as lost, in milliseconds. */
  readonly runDeadlineMs: number;
  /** Starts the workflow of an accepted run. It may fail: housekeeping starts what it left. */
  readonly dispatch: (run: RunRef) => void;
}

interface CreateRequest {
  readonly idempotencyKey: string;
  /** Trimmed already. */
  readonly prompt: string;
  readonly panel: PanelId;
  readonly source: RunRow['source'];
}

/**
 * Accepts a question: key, run, panel and reserve commit together or not at all (R-C01, R-C14), and the workflow is
 * started after the commit, without waiting for it (R-C17).
 * @returns the run; `replayed` when the key already stood for this very request (R-C07)
 * @throws ApiError `idempotency_conflict`, `subscription_required`, `insufficient_credits`,
 *   `concurrency_limit_reached`, in this order (R-C16)
 */
export async function createResearch(
  deps: CreateDeps,
  caller: Caller,
  request: CreateRequest,
): Promise<{ run: RunRow; replayed: boolean }> {
  const run = await inTransaction(deps.db, async (tx) => {
    const runId = randomUUID();
    if (!(await claim(tx, caller, request, runId))) return undefined;
    return await accept(tx, deps, caller, request, runId);
  });
  if (!run) {
    const kept = await replay(deps.db, caller, request);
    return kept ? { run: kept, replayed: true } : await createResearch(deps, caller, request);
  }
  deps.dispatch({ runId: run.id, workspaceId: run.workspace_id, panel: run.panel });
  return { run, replayed: false };
}

async function claim(tx: Queryable, caller: Caller, request: CreateRequest, runId: string): Promise<boolean> {
  const fingerprint = requestFingerprint(request.prompt, request.panel);
  const claimed = await claimKey(
    tx,
    caller.workspaceId,
    request.idempotencyKey,
    fingerprint,
    runId,
    idempotencyWindowHours,
  );
  return claimed.length > 0;
}

/** The run that the key stands for; undefined where its window ended in this very moment and the row was pruned. */
async function replay(db: Queryable, caller: Caller, request: CreateRequest): Promise<RunRow | undefined> {
  const [kept] = await findKey(db, caller.workspaceId, request.idempotencyKey);
  if (!kept) return undefined;
  if (!kept.fingerprint.equals(requestFingerprint(request.prompt, request.panel))) {
    throw new ApiError('idempotency_conflict');
  }
  return only(await readRun.alone(db, caller.workspaceId, kept.run_id));
}

/** The refusals in their order, then everything that an accepted run consists of. A throw rolls the key back too. */
async function accept(
  tx: Queryable,
  { catalogue, runDeadlineMs }: CreateDeps,
  { workspaceId }: Caller,
  { prompt, panel, source }: CreateRequest,
  runId: string,
): Promise<RunRow> {
  const { priceCredits } = panels[panel];
  const workspace = only(await lockWorkspace(tx, workspaceId));
  requireCredits(workspace.subscription_status, priceCredits, workspace.available_credits);

  const [run] = await insertRun(tx, {
    id: runId,
    workspaceId,
    prompt,
    panel,
    source,
    priceCredits,
    models: panelModels(catalogue, panel),
    aliasSeed: randomBytes(32),
    deadlineMs: runDeadlineMs,
    places: runsInProgressPerWorkspace,
  });
  if (!run) throw new ApiError('concurrency_limit_reached');
  return run;
}
