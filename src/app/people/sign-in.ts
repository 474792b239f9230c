import { findInvitation, type InvitationRow, takeInvitation } from '../../db/invitations.ts';
import { findPersonByName, setPassphrase } from '../../db/people.ts';
import { inTransaction, type Pool, type Queryable } from '../../db/pool.ts';
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  type SessionRow,
} from '../../db/sessions.ts';
import { hashPassphrase, isPassphrase, passphraseProblem } from '../../domain/account/passphrase.ts';
import { isWellFormedToken, newToken, tokenDigest } from '../../domain/account/token.ts';
import { ApiError } from '../../domain/errors.ts';
import { countAttemptOf } from './attempts.ts';
import { commonPassphrases } from './common-passphrases.ts';

/**
 * Lets only a few do costly work at once.
 * @throws ApiError `overloaded` if too many wait
 */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface SignInDeps {
  readonly db: Pool;
  readonly inTurn: InTurn;
}

/** A session that has just begun. The token is here and in the cookie, nowhere else. */
export interface NewSession {
  readonly token: string;
  readonly session: SessionRow;
}

/**
 * Begins a session for a name and a passphrase. A name that nobody has costs as much time and as
 * many attempts as one with a wrong passphrase, so that neither tells who exists (R-U01).
 * @param address where the request comes from; null behind a proxy, where all have the same
 * @param before token of the browser's former session, which ends
 * @throws ApiError `too_many_attempts`, `sign_in_refused`, `overloaded`
 */
export async function signIn(
  { db, inTurn }: SignInDeps,
  { name, passphrase }: { readonly name: string; readonly passphrase: string },
  address: string | null,
  before: string | null,
): Promise<NewSession> {
  if (address !== null) await countAttemptOf(db, 'address', address);
  const account = name.toLowerCase();
  await countAttemptOf(db, 'account', account);
  const [found] = await findPersonByName(db, name);
  // A database may take more spellings for one name, such as İ for i, and each would have attempts
  // of its own.
  const person = found?.name.toLowerCase() === account ? found : undefined;
  const stored = person?.passphrase ?? null;
  const isRight = await inTurn(() => isPassphrase(passphrase, stored));
  if (!person || stored === null || !isRight) throw new ApiError('sign_in_refused');
  return await inTransaction(db, async (tx) => {
    if (before) await deleteSession(tx, tokenDigest(before));
    await deleteEndedSessions(tx, person.id);
    return await beginSession(tx, person.id, stored);
  });
}

interface LookingRequest {
  readonly address: string | null;
  readonly isLocal: boolean;
}

interface AcceptingRequest extends LookingRequest {
  readonly before: string | null;
}

/**
 * Finds an invitation and leaves it as it is. Only whoever has the token learns anything, and not
 * whom it is for.
 * @throws ApiError `too_many_attempts`, `invitation_not_valid`, `invitation_elsewhere`
 */
export async function workingInvitation(
  db: Pool,
  token: string,
  { address, isLocal }: LookingRequest,
): Promise<InvitationRow> {
  if (address !== null) await countAttemptOf(db, 'address', address);
  const [invitation] = isWellFormedToken(token) ? await findInvitation(db, tokenDigest(token)) : [];
  if (!invitation) throw new ApiError('invitation_not_valid');
  if (invitation.local_only && !isLocal) throw new ApiError('invitation_elsewhere');
  return invitation;
}

/**
 * Uses up an invitation: sets the passphrase of its person, ends all sessions of that person, and
 * begins one. A passphrase that is refused leaves the invitation as it was.
 * @param request `address` as in `signIn`; `isLocal`: made on this machine; `before`: token of the
 * browser's former session, which ends
 * @throws ApiError `too_many_attempts`, `invitation_not_valid`, `invitation_elsewhere`,
 * `passphrase_refused` with its reason, `overloaded`
 */
export async function acceptInvitation(
  { db, inTurn }: SignInDeps,
  { token, passphrase }: { readonly token: string; readonly passphrase: string },
  { address, isLocal, before }: AcceptingRequest,
): Promise<NewSession> {
  const invitation = await workingInvitation(db, token, { address, isLocal });
  const digest = tokenDigest(token);
  const reason = passphraseProblem(passphrase, invitation.person_name, await commonPassphrases());
  if (reason) throw new ApiError('passphrase_refused', { details: { reason } });
  const stored = await inTurn(() => hashPassphrase(passphrase));
  return await inTransaction(db, async (tx) => {
    // The person first, as where one is removed: in opposite orders, both could wait for ever.
    const [person] = await setPassphrase(tx, invitation.person_id, stored);
    const [taken] = person ? await takeInvitation(tx, digest) : [];
    if (!person || !taken) throw new ApiError('invitation_not_valid'); // Used, replaced or withdrawn in the meantime.
    await deleteSessionsOf(tx, person.id);
    if (before) await deleteSession(tx, tokenDigest(before)); // Of another person, who used this browser.
    return await beginSession(tx, person.id, stored);
  });
}

async function beginSession(tx: Queryable, personId: string, passphrase: string): Promise<NewSession> {
  const token = newToken();
  const digest = tokenDigest(token);
  await insertSession(tx, digest, personId, passphrase);
  const [session] = await findSession(tx, digest);
  if (!session) throw new ApiError('sign_in_refused'); // Removed or reset in the meantime.
  return { token, session };
}
