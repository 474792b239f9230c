import { putInvitation, withdrawInvitation } from '../../db/invitations.ts';
import {
  findPersonByName,
  insertPerson,
  type ListedPerson,
  listPeopleEver,
  listPeopleRows,
  removePersonRow,
} from '../../db/people.ts';
import { inTransaction, type Pool, type Queryable } from '../../db/pool.ts';
import { deleteSessionsOf } from '../../db/sessions.ts';
import { exactlyOne } from '../../db/statement.ts';
import { findWorkspaceByName } from '../../db/workspaces.ts';
import { newToken, tokenDigest } from '../../domain/account/token.ts';

const invitationHours = 72;

/** An invitation to set a passphrase. The token is here and nowhere else: show it once (R-U01). */
export interface PersonsInvitation {
  readonly name: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Creates a person of a workspace with an invitation, in one transaction.
 * @returns why not, if there is no such workspace or another person has the name, however it is
 * capitalised
 */
export async function invitePerson(
  db: Pool,
  workspaceName: string,
  name: string,
): Promise<PersonsInvitation | 'no_workspace' | 'name_taken'> {
  const [workspace] = await findWorkspaceByName(db, workspaceName);
  if (!workspace) return 'no_workspace';
  return await inTransaction(db, async (tx) => {
    const [person] = await insertPerson(tx, workspace.id, name);
    return person ? await invite(tx, person.id, name, false) : 'name_taken';
  });
}

/**
 * Invites a person again, who then sets another passphrase. Until then the old one still works:
 * whoever asks for a reset in another's name locks nobody out.
 * @returns undefined if nobody has the name
 */
export async function resetPerson(db: Pool, name: string): Promise<PersonsInvitation | undefined> {
  return await inTransaction(db, async (tx) => {
    const [person] = await findPersonByName(tx, name);
    return person && (await invite(tx, person.id, person.name, false));
  });
}

/**
 * Removes a person for good: sessions and invitations end at once. The workspace keeps its keys and
 * runs.
 * @returns false if nobody has the name
 */
export async function removePerson(db: Pool, name: string): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const [person] = await findPersonByName(tx, name);
    const [removed] = person ? await removePersonRow(tx, person.id) : [];
    if (!removed) return false;
    await withdrawInvitation(tx, removed.id);
    await deleteSessionsOf(tx, removed.id);
    return true;
  });
}

/**
 * Lists people for operators.
 * @returns oldest first, or undefined if there is no such workspace
 */
export async function listPeople(
  db: Queryable,
  workspaceName: string | null,
): Promise<ListedPerson[] | undefined> {
  if (workspaceName !== null && (await findWorkspaceByName(db, workspaceName)).length === 0) return undefined;
  return await listPeopleRows(db, workspaceName);
}

/**
 * Invites the first person of a local start, who has to be at this machine. Once somebody has a
 * passphrase, or the operator has changed who belongs to the workspace, there is nobody to invite.
 * @param name of the person, if there is none yet
 */
export async function inviteLocally(
  db: Pool,
  workspaceId: string,
  name: string,
): Promise<PersonsInvitation | undefined> {
  return await inTransaction(db, async (tx) => {
    const [person, ...others] = await listPeopleEver(tx, workspaceId);
    if (others.length > 0 || (person && (person.name !== name || person.passphrase !== null)))
      return undefined;
    const [created] = person ? [person] : await insertPerson(tx, workspaceId, name);
    return created && (await invite(tx, created.id, name, true));
  });
}

async function invite(
  tx: Queryable,
  personId: string,
  name: string,
  localOnly: boolean,
): Promise<PersonsInvitation> {
  const token = newToken();
  const digest = tokenDigest(token);
  const row = { digest, personId, localOnly, hours: invitationHours };
  return { name, token, expiresAt: exactlyOne(await putInvitation(tx, row)).expires_at };
}
