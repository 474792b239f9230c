import { namedStatement, statement } from './statement.ts';

/** Invites a person, or invites again: the former invitation no longer works. */
export const putInvitation = namedStatement<
  { expires_at: Date },
  {
    /** In hexadecimal. */
    digest: string;
    personId: string;
    localOnly: boolean;
    hours: number;
  }
>(
  'put_invitation',
  `insert into invitations as i (digest, person_id, local_only, expires_at)
   values (decode($digest, 'hex'), $personId, $localOnly, clock_timestamp() + $hours::int * interval '1 hour')
   on conflict (person_id) do update set digest = excluded.digest, local_only = excluded.local_only,
     created_at = clock_timestamp(), expires_at = excluded.expires_at
   returning i.expires_at`,
);

export interface InvitationRow {
  person_id: string;
  person_name: string;
  local_only: boolean;
}

/**
 * An invitation that works.
 * @param digest of its token, in hexadecimal
 */
export const findInvitation = statement<InvitationRow, [digest: string]>(
  'find_invitation',
  `select i.person_id, p.name as person_name, i.local_only from invitations i join people p on p.id = i.person_id
   where i.digest = decode($1, 'hex') and i.expires_at > clock_timestamp() and p.removed_at is null`,
);

/** Uses up an invitation. No row: somebody else was faster, or it has ended. */
export const takeInvitation = statement<{ person_id: string }, [digest: string]>(
  'take_invitation',
  `delete from invitations where digest = decode($1, 'hex') and expires_at > clock_timestamp() returning person_id`,
);

export const withdrawInvitation = statement<{ person_id: string }, [personId: string]>(
  'withdraw_invitation',
  `delete from invitations where person_id = $1 returning person_id`,
);
