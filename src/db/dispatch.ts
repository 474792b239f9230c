import { inProgress } from './in-progress.ts';
import { inOneRoundTrip, type Pool } from './pool.ts';
import { namedStatement, statement } from './statement.ts';

export interface ClaimedRun {
  id: string;
  workspace_id: string;
  panel: string;
}

/** Room in models over the panels of running runs. */
export interface RoomNow {
  /** Never exceeded. */
  readonly modelsAtOnce: number;
  /** New runs begin at once until this many are running; the last of them may be larger. */
  readonly soon: number;
  /** Beyond that, one claim takes new runs of this many models, or one run; 0: none. */
  readonly more: number;
}

/** Time limit of a claim, which looks only at waiting and running runs. */
const claimWithinMs = 4_000;

/**
 * Assigns waiting runs to the available room. Runs that had been started before (their workflow was
 * lost) come first and have all of it, then new ones in turns: workspaces with fewer running runs
 * first, then older runs first. No run overtakes one that does not fit yet; a run that is larger
 * than the whole room is admitted when nothing else is running. The returned runs are to be
 * started; their deadline begins now.
 *
 * Claims of all processes take turns, so that together they never exceed the room. Where none could
 * be made, no turn is taken.
 * @param limit most runs of one claim
 * @param onlyBegun new runs stay in the queue
 */
export async function claimRuns(
  db: Pool,
  { modelsAtOnce, soon, more }: RoomNow,
  deadlineMs: number,
  limit: number,
  onlyBegun: boolean,
): Promise<ClaimedRun[]> {
  if ((await findRoom(db, modelsAtOnce, more > 0 ? modelsAtOnce : soon)).length === 0) return [];
  return await inOneRoundTrip(db, claimWithinMs, (tx) => [
    takeTurn(tx),
    claim(tx, { modelsAtOnce, soon, more, deadlineMs, limit, onlyBegun, nowMs: Date.now() }),
  ]);
}

/**
 * A row if a run waits and there may be room for it: every worker looks five times a second, mostly
 * for nothing.
 */
const findRoom = statement<{ waits: true }, [modelsAtOnce: number, forNew: number]>(
  'find_room',
  `with under_way as materialized (
     select coalesce(sum(total_models), 0) as models from runs
     where dispatched_at is not null and status in (${inProgress})
   )
   select true as waits from under_way where models < $1::bigint and exists (
     select from runs where dispatched_at is null and status in (${inProgress})
       and (status <> 'queued' or under_way.models < $2::bigint))`,
);

const lockKey = 7_201_305_312; // An arbitrary constant that identifies claims among advisory locks.

// A separate statement: a statement's snapshot is taken when it starts, which must not be before
// the lock is granted.
const takeTurn = statement<{ pg_advisory_xact_lock: '' }, []>(
  'take_dispatch_turn',
  `select pg_advisory_xact_lock(${lockKey})`,
);

const claim = namedStatement<
  ClaimedRun,
  RoomNow & { deadlineMs: number; limit: number; onlyBegun: boolean; nowMs: number }
>(
  'claim_runs',
  `with under_way as materialized (
     select workspace_id, count(*) as runs, sum(total_models) as models from runs
     where dispatched_at is not null and status in (${inProgress}) group by workspace_id
   ), room as materialized (
     select $modelsAtOnce::bigint - coalesce(sum(models), 0) as models, count(*) = 0 as is_all,
       greatest($soon::bigint - coalesce(sum(models), 0), $more::bigint) as soon
     from under_way
   ), waiting as (
     select r.id, r.total_models, r.created_at, r.status = 'queued' as is_new,
       coalesce(u.runs, 0) + row_number() over (partition by r.workspace_id order by r.created_at, r.id) as turn
     from runs r left join under_way u using (workspace_id)
     where r.dispatched_at is null and r.status in (${inProgress}) and (r.status <> 'queued' or not $onlyBegun::boolean)
       and (select models > 0 from room) -- Evaluated first: where there is no room, nobody is looked at.
   ), line as (
     select id, is_new, row_number() over in_order as turn,
       sum(total_models) over (in_order rows unbounded preceding) as models
     from waiting window in_order as (order by is_new, turn, created_at, id)
   )
   update runs set dispatched_at = clock_timestamp(),
     deadline_at = coalesce(deadline_at,
       greatest(clock_timestamp(), to_timestamp($nowMs::float8 / 1000)) + $deadlineMs::bigint * interval '1 millisecond')
   from line, room
   where runs.id = line.id and runs.dispatched_at is null and runs.status in (${inProgress})
     and line.turn <= $limit and ((room.is_all and line.turn = 1) or (line.models <= room.models
       and (not line.is_new or line.models <= room.soon or (line.turn = 1 and room.soon > 0))))
   returning runs.id, runs.workspace_id, runs.panel`,
);

/**
 * Returns a run to the queue because its start failed or its workflow is lost. A run that never
 * began loses its deadline.
 */
export const requeueRun = statement<{ id: string }, [id: string]>(
  'requeue_run',
  `update runs set dispatched_at = null, deadline_at = case when status <> 'queued' then deadline_at end
   where id = $1 and dispatched_at is not null and status in (${inProgress}) returning id`,
);

/** How many accepted runs have not begun, and for how long the oldest of them waits. */
export const countWaiting = statement<{ runs: number; seconds: number }, []>(
  'count_waiting',
  `select count(*)::int as runs,
     coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as seconds
   from runs where status = 'queued'`,
);

/**
 * Runs in progress whose workflow should exist, paged by id. A run that was dispatched in the
 * future is one of them: the database's clock was ahead then, and whoever dispatched it may have
 * died.
 */
export const findDispatched = statement<ClaimedRun, [graceMs: number, afterId: string, limit: number]>(
  'find_dispatched',
  `select id, workspace_id, panel from runs
   where status in (${inProgress}) and id > $2
     and (dispatched_at <= clock_timestamp() - $1::bigint * interval '1 millisecond' or dispatched_at > clock_timestamp())
   order by id limit $3`,
);

/**
 * Runs in progress past their deadline, paged by id. A deadline is set by the later of two clocks,
 * the database's and the caller's, and passes by the earlier of them: so while one is wrong, a run
 * ends late, never before its time.
 */
export const findOverdue = statement<{ id: string }, [afterId: string, limit: number, nowMs: number]>(
  'find_overdue',
  `select id from runs
   where status in (${inProgress}) and id > $1
     and deadline_at <= least(clock_timestamp(), to_timestamp($3::float8 / 1000))
   order by id limit $2`,
);
