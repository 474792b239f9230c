import type { Pool } from '../../db/pool.ts';
import { countUse, deleteSession, deleteSessionsOf, findSession, touchSession } from '../../db/sessions.ts';
import { exactlyOne } from '../../db/statement.ts';
import { isWellFormedToken, tokenDigest } from '../../domain/account/token.ts';
import { ApiError } from '../../domain/errors.ts';
import { createsPerMinutePerWorkspace } from '../../domain/limits.ts';
import type { Caller } from '../caller.ts';

export interface SignedIn {
  readonly personId: string;
  readonly name: string;
  readonly workspaceName: string;
  readonly caller: Caller;
}

/** Our choice: a page that is read, with its texts and waiting polls, stays far below. */
const requestsPerMinutePerPerson = 600;

/**
 * Who a session belongs to. Its idle time starts again, to the minute.
 * @throws ApiError `signed_out` for a session that has ended, whatever the reason
 */
export async function readSession(db: Pool, token: string): Promise<SignedIn> {
  const [session] = isWellFormedToken(token) ? await findSession(db, tokenDigest(token)) : [];
  if (!session) throw new ApiError('signed_out');
  if (session.unnoted) await touchSession(db, tokenDigest(token));
  return {
    personId: session.person_id,
    name: session.person_name,
    workspaceName: session.workspace_name,
    caller: { workspaceId: session.workspace_id, keyId: null, personId: session.person_id },
  };
}

/**
 * Counts a request of a person: each towards the person's minute, a create also towards the
 * workspace's, which its API keys share.
 * @throws ApiError `rate_limit_exceeded` with Retry-After
 */
export async function countRequest(db: Pool, person: SignedIn, kind: 'reads' | 'creates'): Promise<void> {
  await countTowards(db, person.personId, requestsPerMinutePerPerson);
  if (kind === 'creates') await countTowards(db, person.caller.workspaceId, createsPerMinutePerWorkspace);
}

/** Ends a session. Ending it again changes nothing. */
export async function endSession(db: Pool, token: string): Promise<void> {
  await deleteSession(db, tokenDigest(token));
}

export async function endAllSessions(db: Pool, { personId }: SignedIn): Promise<void> {
  await deleteSessionsOf(db, personId);
}

async function countTowards(db: Pool, subject: string, limit: number): Promise<void> {
  const { used, resets_in_ms } = exactlyOne(await countUse(db, subject));
  if (used <= limit) return;
  const seconds = Math.max(1, Math.ceil(resets_in_ms / 1000));
  throw new ApiError('rate_limit_exceeded', { headers: { 'Retry-After': String(seconds) } });
}
