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
import { apiKeyDigest, isWellFormedApiKey } from '../domain/account/api-key.ts';
import { ApiError } from '../domain/errors.ts';
import { createsPerMinutePerWorkspace, readsPerMinutePerKey } from '../domain/limits.ts';
import type { Caller } from './caller.ts';

export type RequestKind = 'reads' | 'creates';
/** What a key is asked for: a request of REST or a tool's call, or a message of MCP, which is no request by itself. */
export type AskedKind = RequestKind | 'messages';

/** How much of the current minute is left. */
export interface RateState {
  readonly kind: AskedKind;
  readonly limit: number;
  readonly remaining: number;
  readonly resetsInMs: number;
  /** The same, rounded up. */
  readonly resetsInSeconds: number;
}

/** Who calls, and whether the minute has room; `exceeded` is for the edge to refuse, so that it can send the state too. */
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
 * The digest that a key is looked up by; a credential that cannot be a key costs no query (R-A03, R-A04).
 * @param authorization the Authorization header as it came, or undefined
 * @throws ApiError `authentication_required`, `invalid_api_key`
 */
export function credentialDigest(authorization: string | undefined): string {
  const credential = bearerCredential(authorization);
  if (!isWellFormedApiKey(credential)) throw new ApiError('invalid_api_key');
  return apiKeyDigest(credential);
}

/**
 * Who calls, counted (R-E04, R-E05): one statement. Every authenticated request counts, also one that is refused later
 * (our choice).
 * @throws ApiError `invalid_api_key`
 */
export async function authenticate(db: Pool, digest: string, kind: RequestKind): Promise<Identified> {
  const { count, open } = kinds[kind];
  const row = await countedRow(db, digest, open, () => count(db, { digest }));
  return identified(kind, row);
}

/**
 * Who calls, without counting: for what is counted only when it is known what is asked, as a message of MCP.
 * @throws ApiError `invalid_api_key`
 */
export async function identify(db: Pool, digest: string): Promise<Caller> {
  const [row] = await findCaller(db, { digest });
  if (!row) throw new ApiError('invalid_api_key');
  if (row.caller_unnoted) await touchApiKey(db, row.caller_key_id);
  return callerOf(row);
}

/**
 * As `authenticate` for a read, and the read in the same statement.
 * @returns with the row that was read, or undefined where there is none
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

/** The credential of a bearer header; the scheme's case does not matter (RFC 9110, 11.1). */
function bearerCredential(authorization: string | undefined): string {
  const match = /^bearer +([^\s]+) *$/i.exec(authorization ?? '');
  if (!match?.[1]) throw new ApiError('authentication_required');
  return match[1];
}
