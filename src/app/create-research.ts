import { randomBytes, randomUUID } from 'node:crypto';
import { acceptRun } from '../db/accept-run.ts';
import { findIdempotencyKey } from '../db/idempotency.ts';
import type { Pool, Queryable } from '../db/pool.ts';
import { type RunRow, readRun } from '../db/runs.ts';
import { exactlyOne } from '../db/statement.ts';
import { requireCredits } from '../domain/account/credits.ts';
import { requestFingerprint } from '../domain/account/idempotency.ts';
import type { Invitations } from '../domain/catalogue/invitations.ts';
import { ApiError } from '../domain/errors.ts';
import { type PanelId, panels } from '../domain/run/panels.ts';
import type { Caller } from './caller.ts';

export interface CreateDeps {
  readonly db: Pool;
  readonly invitations: Invitations;
  /**
   * Asks for a look at the queue, in which a run was put. It may fail: housekeeping starts whatever
   * it missed.
   */
  readonly requestDispatch: () => void;
}

interface CreateRequest {
  readonly idempotencyKey: string;
  /** Already trimmed. */
  readonly prompt: string;
  readonly panel: PanelId;
  readonly source: RunRow['source'];
}

/**
 * Accepts a question. Key, run, panel and reserve are written together or not at all (R-C01,
 * R-C14); the workflow is started afterwards, without waiting for it (R-C17). Only if nothing was
 * written do we query for the reason.
 * @returns the run; `replayed` if the key already stood for this same request (R-C07)
 * @throws ApiError `idempotency_conflict`, `subscription_required`, `insufficient_credits`,
 *   `concurrency_limit_reached`, in this order (R-C16)
 */
export async function createResearch(
  deps: CreateDeps,
  caller: Caller,
  request: CreateRequest,
): Promise<Created> {
  const created = (await tryToCreate(deps, caller, request)) ?? (await tryToCreate(deps, caller, request));
  if (!created) throw new Error('the run was not accepted, and no rule explains why');
  return created;
}

interface Created {
  readonly run: RunRow;
  readonly replayed: boolean;
}

/**
 * @returns undefined if the idempotency key expired between the insert and the lookup; the caller
 * tries once more
 */
async function tryToCreate(
  deps: CreateDeps,
  caller: Caller,
  request: CreateRequest,
): Promise<Created | undefined> {
  const { priceCredits } = panels[request.panel];
  const { run, ...refusal } = await acceptRun(deps.db, {
    id: randomUUID(),
    workspaceId: caller.workspaceId,
    apiKeyId: caller.keyId,
    personId: caller.personId ?? null,
    ...request,
    fingerprint: requestFingerprint(request.prompt, request.panel),
    priceCredits,
    invitation: deps.invitations[request.panel],
    aliasSeed: randomBytes(32),
  });
  if (run) {
    deps.requestDispatch();
    return { run, replayed: false };
  }

  const kept = await replay(deps.db, caller, request);
  if (kept) return { run: kept, replayed: true };
  requireCredits(refusal.subscription_status, priceCredits, refusal.available_credits);
  if (!refusal.slot_is_free) throw new ApiError('concurrency_limit_reached');
  return undefined;
}

/**
 * The run that the key was first used for; undefined if there is none, or if the key has expired.
 */
async function replay(db: Queryable, caller: Caller, request: CreateRequest): Promise<RunRow | undefined> {
  const [kept] = await findIdempotencyKey(db, caller.workspaceId, request.idempotencyKey);
  if (!kept) return undefined;
  if (!kept.fingerprint.equals(requestFingerprint(request.prompt, request.panel))) {
    throw new ApiError('idempotency_conflict');
  }
  return exactlyOne(await readRun.byWorkspace(db, caller.workspaceId, { runId: kept.run_id }));
}
