import { authenticateAndCount } from '../db/keys.ts';
import type { Pool } from '../db/pool.ts';
import { apiKeyDigest, isWellFormedApiKey } from '../domain/api-key.ts';
import { ApiError } from '../domain/errors.ts';
import { createsPerMinutePerWorkspace, readsPerMinutePerKey } from '../domain/limits.ts';
import type { Caller } from './caller.ts';

export type RequestKind = 'reads' | 'creates';

/** How much of the current minute is left. */
export interface RateState {
  readonly kind: RequestKind;
  readonly limit: number;
  readonly remaining: number;
  readonly resetsInSeconds: number;
}

const limits: Readonly<Record<RequestKind, number>> = {
  reads: readsPerMinutePerKey,
  creates: createsPerMinutePerWorkspace,
};

/**
 * Who calls, and whether their minute has room (R-A03, R-E04, R-E05). Every authenticated request counts, also one
 * that is refused later (our choice); a credential that cannot be a key costs no query.
 * @param authorization the Authorization header as it came, or undefined
 * @returns the caller and the state of the minute; `exceeded` is for the edge to refuse, so that it can send the state too
 * @throws ApiError `authentication_required`, `invalid_api_key`
 */
export async function authenticate(
  db: Pool,
  authorization: string | undefined,
  kind: RequestKind,
): Promise<{ caller: Caller; rate: RateState; exceeded: boolean }> {
  const credential = bearerCredential(authorization);
  if (!isWellFormedApiKey(credential)) throw new ApiError('invalid_api_key');
  const [row] = await authenticateAndCount(db, apiKeyDigest(credential), kind);
  if (!row) throw new ApiError('invalid_api_key');
  const limit = limits[kind];
  return {
    caller: { keyId: row.id, workspaceId: row.workspace_id },
    rate: {
      kind,
      limit,
      remaining: Math.max(0, limit - row.used),
      resetsInSeconds: Math.ceil(row.resets_in_ms / 1000),
    },
    exceeded: row.used > limit,
  };
}

/** The credential of a bearer header; the scheme's case does not matter (RFC 9110, 11.1). */
function bearerCredential(authorization: string | undefined): string {
  const match = /^bearer +([^\s]+) *$/i.exec(authorization ?? '');
  if (!match?.[1]) throw new ApiError('authentication_required');
  return match[1];
}
