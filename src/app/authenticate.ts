import {
  type CountedCaller,
  countCreate,
  countRead,
  findCaller,
  type KnownCaller,
  openCreates,
  openReads,
  touchApiKey,
} from '../db/callers.ts';
import type { Pool, Queryable } from '../db/pool.ts';
import type { WorkspaceRead } from '../db/workspace-read.ts';
import { ApiError } from '../domain/errors.ts';
import { createsPerMinutePerWorkspace, readsPerMinutePerKey } from '../domain/limits.ts';
import type { Caller } from './caller.ts';

export type RequestKind = 'reads' | 'creates';

/** The state of the current minute of a limit. */
export interface RateState {
  readonly kind: RequestKind;
  readonly limit: number;
  readonly remaining: number;
  readonly resetsInMs: number;
  /** The same in seconds, rounded up. */
  readonly resetsInSeconds: number;
}

/**
 * The caller, and the state of its minute. `exceeded` is left to the edge to refuse, so that it can
 * send the state too.
 */
export interface Identified {
  readonly caller: Caller;
  readonly rate: RateState;
  readonly exceeded: boolean;
}

const kinds = {
  reads: { limit: readsPerMinutePerKey, count: countRead, open: openReads },
  creates: { limit: createsPerMinutePerWorkspace, count: countCreate, open: openCreates },
} as const;

/**
 * Identifies the caller and counts the request, in one statement (R-E04, R-E05). Our choice: every
 * authenticated request counts, even one that is refused later, so that bad requests are limited
 * too.
 * @throws ApiError `invalid_api_key`
 */
export async function authenticate(db: Pool, digest: string, kind: RequestKind): Promise<Identified> {
  const { count, open } = kinds[kind];
  const row = await countedRow(db, digest, open, () => count(db, { digest }));
  return identified(kind, row);
}

/**
 * Identifies the caller without counting: for an MCP message, whose limit is known only once it is
 * parsed.
 * @throws ApiError `invalid_api_key`
 */
export async function identify(db: Pool, digest: string): Promise<Caller> {
  const [row] = await findCaller(db, { digest });
  if (!row) throw new ApiError('invalid_api_key');
  if (row.caller_unnoted) await touchApiKey(db, row.caller_key_id);
  return callerOf(row);
}

/**
 * As `authenticate` for a read, with the read in the same statement.
 * @returns the caller and the row, or undefined if there is none
 * @throws ApiError `invalid_api_key`
 */
export async function authenticateAndRead<Row extends object, Values extends object>(
  db: Pool,
  digest: string,
  read: WorkspaceRead<Row, Values>,
  values: Values,
): Promise<Identified & { row: Row | undefined }> {
  const counted = await countedRow(db, digest, openReads, () => read.byApiKey(db, digest, values));
  return { ...identified('reads', counted), row: counted.row ?? undefined };
}

async function countedRow<Row extends CountedCaller>(
  db: Pool,
  digest: string,
  open: (db: Queryable, key: { digest: string }) => Promise<object[]>,
  count: () => Promise<Row[]>,
): Promise<Row> {
  let [row] = await count();
  if (!row && (await open(db, { digest })).length > 0) [row] = await count();
  if (!row) throw new ApiError('invalid_api_key');
  if (row.caller_unnoted) await touchApiKey(db, row.caller_key_id);
  return row;
}

function identified(kind: RequestKind, row: CountedCaller): Identified {
  const { limit } = kinds[kind];
  return {
    caller: callerOf(row),
    rate: {
      kind,
      limit,
      remaining: Math.max(0, limit - row.caller_used),
      resetsInMs: Math.max(0, row.caller_resets_in_ms),
      resetsInSeconds: Math.max(0, Math.ceil(row.caller_resets_in_ms / 1000)),
    },
    exceeded: row.caller_used > limit,
  };
}

const callerOf = (row: KnownCaller): Caller => ({
  keyId: row.caller_key_id,
  workspaceId: row.caller_workspace_id,
});
