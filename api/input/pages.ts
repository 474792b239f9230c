import { decodeCursor, type ListRef } from '../../src/domain/cursor.ts';
import { ApiError } from '../../src/domain/errors.ts';
import { pageDefault } from '../../src/domain/limits.ts';
import { queryInteger, queryText } from './query.ts';

interface PageRequest {
  readonly limit: number;
  /** The position encoded in the cursor; undefined for the first page. */
  readonly after: string | undefined;
}

/**
 * Parses the page that is asked for. A cursor can be validated without the database, so it is
 * checked together with the other parameters, before anything is read (our choice).
 * @throws ApiError `invalid_request` for a bad limit, `invalid_cursor` for a cursor this list never
 * issued (R-P03)
 */
export function parsePage(query: URLSearchParams, ref: ListRef, maxLimit: number): PageRequest {
  const limit = queryInteger(query, 'limit', { min: 1, max: maxLimit, fallback: pageDefault });
  const cursor = queryText(query, 'cursor');
  const after = cursor === undefined ? undefined : decodeCursor(ref, cursor);
  if (cursor !== undefined && after === undefined) throw new ApiError('invalid_cursor');
  return { limit, after };
}
