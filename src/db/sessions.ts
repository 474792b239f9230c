import { minuteIsOver, windowIsOver } from './callers.ts';
import { namedStatement, statement } from './statement.ts';

/** Our choice: a session ends 12 hours after its last use, and 14 days after it began. */
export const sessionIsWorking = `s.last_used_at > clock_timestamp() - interval '12 hours'
  and s.created_at > clock_timestamp() - interval '14 days'`;

/** A session with its person, who was not removed. */
export interface SessionRow {
  person_id: string;
  person_name: string;
  workspace_id: string;
  workspace_name: string;
  /** True if no use of the session was recorded within the last minute. */
  unnoted: boolean;
}

/** @param digest of the session's token, in hexadecimal */
export const findSession = statement<SessionRow, [digest: string]>(
  'find_session',
  `select p.id as person_id, p.name as person_name, w.id as workspace_id, w.name as workspace_name,
     s.last_used_at < clock_timestamp() - interval '1 minute' as unnoted
   from sessions s join people p on p.id = s.person_id join workspaces w on w.id = p.workspace_id
   where s.digest = decode($1, 'hex') and p.removed_at is null and ${sessionIsWorking}`,
);

/**
 * Records the use of a session. Commits asynchronously: a crash shortens its idle time by at most a
 * minute.
 */
export const touchSession = statement<{ person_id: string }, [digest: string]>(
  'touch_session',
  `update sessions s set last_used_at = clock_timestamp()
   from (select set_config('synchronous_commit', 'off', true)) as setting
   where s.digest = decode($1, 'hex') returning s.person_id`,
);

/**
 * Begins a session of a person who was seen with a passphrase. No row: the person has been removed,
 * or has another one by now.
 */
export const insertSession = statement<
  { person_id: string },
  [digest: string, personId: string, passphrase: string]
>(
  'insert_session',
  `insert into sessions (digest, person_id)
   select decode($1, 'hex'), p.id from people p
   where p.id = $2 and p.removed_at is null and p.passphrase = $3 for share returning person_id`,
);

export const deleteEndedSessions = statement<{ person_id: string }, [personId: string]>(
  'delete_ended_sessions',
  `delete from sessions s where s.person_id = $1 and not (${sessionIsWorking}) returning s.person_id`,
);

export const deleteSession = statement<{ person_id: string }, [digest: string]>(
  'delete_session',
  `delete from sessions where digest = decode($1, 'hex') returning person_id`,
);

export const deleteSessionsOf = statement<{ person_id: string }, [personId: string]>(
  'delete_sessions_of',
  `delete from sessions where person_id = $1 returning person_id`,
);

/**
 * Counts one more use in the current minute of a subject, such as a person's reads or a workspace's
 * creates.
 */
export const countUse = statement<{ used: number; resets_in_ms: number }, [subject: string]>(
  'count_use',
  `insert into rate_windows as w (subject, used, started_at) values ($1, 1, clock_timestamp())
   on conflict (subject) do update set
     used = case when ${minuteIsOver} then 1 else w.used + 1 end,
     started_at = case when ${minuteIsOver} then clock_timestamp() else w.started_at end
   returning w.used,
     least(60000, 60000 - floor(date_part('epoch', clock_timestamp() - w.started_at) * 1000))::int as resets_in_ms`,
);

const attemptsAreOver = windowIsOver('a.started_at', `$windowSeconds::int * interval '1 second'`);

/**
 * Counts one more attempt to sign in, and forgets a few subjects whose time is over.
 * @returns attempts in the current window, and how long it lasts, in milliseconds
 */
export const countAttempt = namedStatement<
  { used: number; resets_in_ms: number },
  {
    /** In hexadecimal. */
    subject: string;
    windowSeconds: number;
  }
>(
  'count_attempt',
  `with own as (select decode($subject, 'hex') as subject, $windowSeconds::int * interval '1 second' as lasts),
   forgotten as (delete from sign_in_attempts a using (
     select old.subject from sign_in_attempts old, own where old.started_at < statement_timestamp() - own.lasts
       and old.subject <> own.subject order by old.started_at limit 20 for update of old skip locked) over
     where a.subject = over.subject)
   insert into sign_in_attempts as a (subject, used, started_at) select subject, 1, clock_timestamp() from own
   on conflict (subject) do update set
     used = case when ${attemptsAreOver} then 1 else a.used + 1 end,
     started_at = case when ${attemptsAreOver} then clock_timestamp() else a.started_at end
   returning a.used, least($windowSeconds::int * 1000,
     $windowSeconds::int * 1000 - floor(date_part('epoch', clock_timestamp() - a.started_at) * 1000))::int as resets_in_ms`,
);
