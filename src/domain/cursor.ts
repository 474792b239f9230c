import { createHash } from 'node:crypto';
import { isStorable } from '../text/code-points.ts';

/** One list of one owner: the responses of a run, the usage of a workspace. */
export interface ListRef {
  readonly list: 'responses' | 'usage' | 'runs';
  /** Id of the run or of the workspace. */
  readonly owner: string;
}

const digestBytes = 12;

/**
 * Encodes where the next page of a list starts, as a text that only this list accepts: a digest of
 * list, owner and position, then the position. It contains no secret and gives no access (the
 * caller's key has been checked); the digest only tells altered and foreign cursors from issued
 * ones.
 * @param position the last row of the page, in the list's own format
 */
export function encodeCursor(ref: ListRef, position: string): string {
  return Buffer.concat([digest(ref, position), Buffer.from(position)]).toString('base64url');
}

/**
 * @returns the position, or undefined for a text that is not, character for character, a cursor of
 * this list (R-P03)
 */
export function decodeCursor(ref: ListRef, cursor: string): string | undefined {
  const position = Buffer.from(cursor, 'base64url').toString('utf8', digestBytes);
  // base64url has many spellings of the same bytes, so the text itself is compared. Anyone who
  // reads this code can forge a cursor, so its position must also be storable.
  return encodeCursor(ref, position) === cursor && isStorable(position) ? position : undefined;
}

function digest({ list, owner }: ListRef, position: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['cursor', list, owner, position]))
    .digest()
    .subarray(0, digestBytes);
}
