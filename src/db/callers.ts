import { namedStatement, statement } from './statement.ts';

// Callers with an API key, counted against the current minute: reads by key, creates by workspace.
// A request is one UPDATE of an existing counter, at half the cost of an upsert (measured); only
// the very first request has to open it. All API processes count on the same rows.

interface KeyDigest {
  /** In hexadecimal. */
  readonly digest: string;
}

export interface KnownCaller {
  caller_key_id: string;
  caller_workspace_id: string;
  /** True if no use of the key was recorded within the last minute. */
  caller_unnoted: boolean;
}

export interface CountedCaller extends KnownCaller {
  /** Requests in this minute, including this one. */
  caller_used: number;
  /** Until the minute ends, rounded up. */
  caller_resets_in_ms: number;
}

/** Columns about the key itself. */
const known = `caller.id as caller_key_id, caller.workspace_id as caller_workspace_id,
  (caller.last_used_at is null or caller.last_used_at < clock_timestamp() - interval '1 minute') as caller_unnoted`;
const isWorking = `caller.digest = decode($digest, 'hex') and caller.revoked_at is null
  and (caller.expires_at is null or caller.expires_at > clock_timestamp())`;
/**
 * Whether a window of a counter is over. A window that lies ahead was begun before the clock was
 * set back; a statement that waited for the row may see one a moment ahead. Uses one timestamp for
 * all columns: with two clock reads, `started_at` could be reset while `used` is not.
 * @param startedAt the column, not null
 * @param lasts an interval
 */
export const windowIsOver = (startedAt: string, lasts: string) =>
  `not ${startedAt} between statement_timestamp() - ${lasts} and statement_timestamp() + interval '60 seconds'`;
/** That of the minute of `w`, a row of rate_windows. */
export const minuteIsOver = windowIsOver('w.started_at', `interval '60 seconds'`);

/**
 * Counts a request of a working key with the digest $digest. The minute starts with its first
 * request.
 * @param read a subquery that gives at most one row; it is joined to `caller`, the key, and
 * returned with it
 */
export function countRequestSql(subject: 'caller.id' | 'caller.workspace_id', read?: string): string {
  return `update rate_windows w set
      used = case when ${minuteIsOver} then 1 else w.used + 1 end,
      started_at = case when ${minuteIsOver} then clock_timestamp() else w.started_at end
    from api_keys caller ${read ? `left join lateral (${read}) read on true` : ''}
    where ${isWorking} and w.subject = ${subject}
    returning ${known}, w.used as caller_used,
      least(60000, 60000 - floor(date_part('epoch', clock_timestamp() - w.started_at) * 1000))::int as caller_resets_in_ms
      ${read ? ', read.*' : ''}`;
}

/** The owner of a key, without counting. No row: there is no such working key. */
export const findCaller = namedStatement<KnownCaller, KeyDigest>(
  'find_caller',
  `select ${known} from api_keys caller where ${isWorking}`,
);

/** Counts a read. No row: no such working key, or its counter is not open. */
export const countRead = namedStatement<CountedCaller, KeyDigest>('count_read', countRequestSql('caller.id'));

/** Counts a create. No row: no such working key, or its workspace's counter is not open. */
export const countCreate = namedStatement<CountedCaller, KeyDigest>(
  'count_create',
  countRequestSql('caller.workspace_id'),
);

const opened = (subject: 'caller.id' | 'caller.workspace_id') =>
  `with working as (select ${subject} as subject from api_keys caller where ${isWorking}), opened as (
     insert into rate_windows (subject, used, started_at) select subject, 0, clock_timestamp() from working
     on conflict do nothing)
   select subject from working`;

/** Opens the counter of a key's reads if there is none. No row: no such working key. */
export const openReads = namedStatement<{ subject: string }, KeyDigest>('open_reads', opened('caller.id'));

/** Opens the counter of the workspace's creates if there is none. No row: no such working key. */
export const openCreates = namedStatement<{ subject: string }, KeyDigest>(
  'open_creates',
  opened('caller.workspace_id'),
);

/**
 * Records the use of a key, at most once a minute. Commits asynchronously: a crash loses at most a
 * minute of it.
 */
export const touchApiKey = statement<{ id: string }, [keyId: string]>(
  'note_use',
  `update api_keys k set last_used_at = clock_timestamp()
   from (select set_config('synchronous_commit', 'off', true)) as setting
   where k.id = $1 and (k.last_used_at is null or k.last_used_at < clock_timestamp() - interval '1 minute')
   returning k.id`,
);
