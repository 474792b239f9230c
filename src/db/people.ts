import { sessionIsWorking } from './sessions.ts';
import { statement } from './statement.ts';

/** Creates a person who cannot sign in yet. No row: the name is taken. */
export const insertPerson = statement<{ id: string }, [workspaceId: string, name: string]>(
  'insert_person',
  `insert into people (workspace_id, name) values ($1, $2)
   on conflict (lower(name)) where removed_at is null do nothing returning id`,
);

export interface ListedPerson {
  id: string;
  workspace: string;
  name: string;
  created_at: Date;
  /** True once an invitation was accepted. */
  has_passphrase: boolean;
  /** When the open invitation ends; null if there is none. */
  invited_until: Date | null;
  /** Sessions that have not ended. */
  sessions: number;
  /** The last use of any of them. */
  last_seen_at: Date | null;
}

/**
 * The people of a workspace, or of all workspaces if the name is null; by workspace, oldest first.
 */
export const listPeopleRows = statement<ListedPerson, [workspaceName: string | null]>(
  'list_people',
  `select p.id, w.name as workspace, p.name, p.created_at, p.passphrase is not null as has_passphrase,
     (select i.expires_at from invitations i where i.person_id = p.id and i.expires_at > clock_timestamp()) as invited_until,
     coalesce(s.sessions, 0) as sessions, s.last_seen_at
   from people p join workspaces w on w.id = p.workspace_id
   left join lateral (select count(*)::int as sessions, max(s.last_used_at) as last_seen_at
                      from sessions s where s.person_id = p.id and ${sessionIsWorking}) s on true
   where p.removed_at is null and ($1::text is null or w.name = $1)
   order by w.name, p.created_at, p.id`,
);

export interface PersonRow {
  id: string;
  name: string;
  /** A PHC string, or null if the person cannot sign in. */
  passphrase: string | null;
}

/** A person by name, however it is capitalised. */
export const findPersonByName = statement<PersonRow, [name: string]>(
  'find_person_by_name',
  `select id, name, passphrase from people where lower(name) = lower($1) and removed_at is null`,
);

export const listPeopleEver = statement<PersonRow, [workspaceId: string]>(
  'list_people_ever',
  `select id, name, passphrase from people where workspace_id = $1`,
);

export const setPassphrase = statement<{ id: string }, [id: string, passphrase: string]>(
  'set_passphrase',
  `update people set passphrase = $2 where id = $1 and removed_at is null returning id`,
);

/** Removes a person for good. No row: no such person, or already removed. */
export const removePersonRow = statement<{ id: string; name: string; workspace_id: string }, [id: string]>(
  'remove_person',
  `update people set removed_at = clock_timestamp(), passphrase = null where id = $1 and removed_at is null
   returning id, name, workspace_id`,
);
