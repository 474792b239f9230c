import type { SubscriptionStatus } from '../domain/account/credits.ts';
import type { Invitation } from '../domain/catalogue/invitations.ts';
import { idempotencyWindowHours, runsInProgressPerWorkspace } from '../domain/limits.ts';
import type { PanelId } from '../domain/run/panels.ts';
import { inProgress } from './in-progress.ts';
import { dateReviver } from './json-row.ts';
import { apiAnswerTimeoutMs, inOneRoundTrip, type Pool } from './pool.ts';
import { type RunRow, runColumns, runDates } from './runs.ts';
import { exactlyOne, namedStatement, statement } from './statement.ts';

export interface NewRun {
  readonly id: string;
  readonly workspaceId: string;
  readonly idempotencyKey: string;
  readonly fingerprint: Buffer;
  readonly prompt: string;
  readonly panel: PanelId;
  readonly source: RunRow['source'];
  /** The key that asked, or the person; null if neither is known. */
  readonly apiKeyId: string | null;
  readonly personId: string | null;
  readonly priceCredits: number;
  /** From the catalogue at acceptance (R-S04). */
  readonly invitation: Invitation;
  readonly aliasSeed: Buffer;
}

/** The accepted run, or what explains a refusal. */
export interface Acceptance {
  run: RunRow | null;
  subscription_status: SubscriptionStatus;
  /** Balance before the reserve. */
  available_credits: number;
  slot_is_free: boolean;
}

/**
 * Writes everything that an accepted run consists of: its idempotency key (new, or reused after its
 * window), the run in its workspace's first free slot, its panel, whose rows `openPanel` creates,
 * and the reserve of its price in ledger and balance. Writes nothing if the workspace is not
 * entitled or has too few credits, if all its slots are taken, or if the key is in use. The unique
 * (run, kind) rules out a second reserve for a run.
 *
 * Creates, settlements and grants of one workspace take turns on its row. The lock is a separate
 * statement, because a statement's snapshot is taken when it starts: locking and reading in one
 * would read slots and balance from before the lock was granted.
 */
export async function acceptRun(db: Pool, run: NewRun): Promise<Acceptance> {
  const { invitation, ...values } = run;
  const accepted = await inOneRoundTrip(db, apiAnswerTimeoutMs - 1_000, (tx) => [
    lockWorkspace(tx, run.workspaceId),
    accept(tx, { ...values, totalModels: invitation.totalModels, invited: invitation.invited }),
  ]);
  return exactlyOne(accepted);
}

// Not `for update`, which would also wait for transactions that need the row for a foreign key.
const lockWorkspace = statement<{ id: string }, [id: string]>(
  'lock_workspace',
  'select id from workspaces where id = $1 for no key update',
);

const reviveDates = dateReviver(runDates);

// The slots are a constant, not a parameter: PostgreSQL would have to guess their number, and would
// plan each create anew.
const accept = namedStatement<
  Acceptance,
  Omit<NewRun, 'invitation'> & Pick<Invitation, 'totalModels' | 'invited'>
>(
  'accept_run',
  `with workspace as (
     select id, subscription_status, available_credits from workspaces where id = $workspaceId
   ), free as (
     select free from generate_series(1, ${runsInProgressPerWorkspace}) as free
     where not exists (select from runs r where r.workspace_id = $workspaceId and r.slot = free
                         and r.status in (${inProgress}))
     order by free limit 1
   ), claimed as (
     insert into idempotency_keys as k (workspace_id, key, fingerprint, run_id, accepted_at, expires_at)
     select id, $idempotencyKey, $fingerprint, $id, clock_timestamp(), clock_timestamp() + interval '${idempotencyWindowHours} hours'
     from workspace, free where subscription_status = 'active' and available_credits >= $priceCredits
     on conflict (workspace_id, key) do update
       set fingerprint = excluded.fingerprint, run_id = excluded.run_id,
           accepted_at = excluded.accepted_at, expires_at = excluded.expires_at
       where k.expires_at <= clock_timestamp()
     returning workspace_id
   ), run as (
     insert into runs (id, workspace_id, prompt, panel, source, api_key_id, person_id, slot, credits_reserved, total_models, invited, alias_seed)
     select $id, workspace_id, $prompt, $panel, $source, $apiKeyId, $personId, free, $priceCredits, $totalModels, $invited, $aliasSeed
     from claimed, free
     returning ${runColumns}
   ), entry as (
     insert into ledger_entries (workspace_id, run_id, kind, credits)
     select workspace_id, id, 'reserve', -credits_reserved from run returning workspace_id, credits
   ), balance as (
     update workspaces set available_credits = available_credits + entry.credits from entry where id = entry.workspace_id
   )
   select (select row_to_json(run) from run) as run, subscription_status, available_credits,
     exists (select from free) as slot_is_free
   from workspace`,
  ({ run }) => run && reviveDates(run),
);
