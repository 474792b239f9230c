import { namedStatement, statement } from './statement.ts';

// Whoever calls with an API key, counted against the current minute: reads by key, creates by workspace. A request is
// one UPDATE of a counter that is there already, which costs half of what an upsert does (measured); only the first
// request of all has to open it. Every API process counts on the same rows.

interface KeyDigest {
  /** In hexadecimal digits. */
  readonly digest: string;
}

export interface KnownCaller {
  caller_key_id: string;
  caller_workspace_id: string;
  /** Whether the key's use was not noted within a minute. */
  caller_unnoted: boolean;
}

export interface CountedCaller extends KnownCaller {
  /** Requests of this minute, this one included. */
  caller_used: number;
  /** Until the minute ends, rounded up. */
  caller_resets_in_ms: number;
}

/** What is told of a key itself. */
const known = `caller.id as caller_key_id, caller.workspace_id as caller_workspace_id,
  (caller.last_used_at is null or caller.last_used_at < clock_timestamp() - interval '1 minute') as caller_unnoted`;
const isWorking = `caller.digest = decode($digest, 'hex') and caller.revoked_at is null
  and (caller.expires_at is null or caller.expires_at > clock_timestamp())`;
// One moment for the whole statement: read twice, a clock could end the minute for the start alone, and not the count.
const minuteIsOver = `w.started_at <= statement_timestamp() - interval '60 seconds'`;

/**
 * Counts a request of a working key, $digest its own. The minute starts with its first request.
 * @param read a relation that is joined to `caller`, the key, and returned with it: one row of it, or none
 */
export function countRequestSql(subject: 'caller.id' | 'caller.workspace_id', read?: string): string {
  return `update rate_windows w set
      used = case when ${minuteIsOver} then 1 else w.used + 1 end,
      started_at = case when ${minuteIsOver} then clock_timestamp() else w.started_at end
    from api_keys caller ${read ? `left join lateral (${read}) read on true` : ''}
    where ${isWorking} and w.subject = ${subject}
    returning ${known}, w.used as caller_used,
      60000 - floor(date_part('epoch', clock_timestamp() - w.started_at) * 1000)::int as caller_resets_in_ms
      ${read ? ', read.*' : ''}`;
}

/** The owner of a key, without counting anything. No row: no such working key. */
export const findCaller = namedStatement<KnownCaller, KeyDigest>(
  'find_caller',
  `select ${known} from api_keys caller where ${isWorking}`,
);

/** No row: no such working key, or its counter is not open. */
export const countRead = namedStatement<CountedCaller, KeyDigest>('count_read', countRequestSql('caller.id'));

/** No row: no such working key, or its workspace's counter is not open. */
export const countCreate = namedStatement<CountedCaller, KeyDigest>(
  'count_create',
  countRequestSql('caller.workspace_id'),
);

const opened = (subject: 'caller.id' | 'caller.workspace_id') =>
  `with working as (select ${subject} as subject from api_keys caller where ${isWorking}), opened as (
     insert into rate_windows (subject, used, started_at) select subject, 0, clock_timestamp() from working
     on conflict do nothing)
   select subject from working`;

/** Opens the counter of a key's reads where there is none. No row: no such working key. */
export const openReads = namedStatement<{ subject: string }, KeyDigest>('open_reads', opened('caller.id'));

/** Opens the counter of its workspace's creates where there is none. No row: no such working key. */
export const openCreates = namedStatement<{ subject: string }, KeyDigest>(
  'open_creates',
  opened('caller.workspace_id'),
);

/** Notes the use of a key, once a minute. Nobody waits for the disk: what a crash loses is a minute of it. */
export const touchApiKey = statement<{ id: string }, [keyId: string]>(
  'note_use',
  `update api_keys k set last_used_at = clock_timestamp()
   from (select set_config('synchronous_commit', 'off', true)) as setting
   where k.id = $1 and (k.last_used_at is null or k.last_used_at < clock_timestamp() - interval '1 minute')
   returning k.id`,
);
