import { createHash } from 'node:crypto';
import { isStorable } from '../text/code-points.ts';

/** One list of one owner: the responses of a run, the usage of a workspace. */
export interface ListRef {
  readonly list: 'responses' | 'usage';
  /** Id of the run or of the workspace. */
  readonly owner: string;
}

const digestBytes = 12;

/**
 * Where the next page of a list starts, as a text that only this list takes back: a digest of list, owner and place,
 * then the place. It keeps no secret and gives no access (whoever sends it has passed the key's check); the digest is
 * there so that an altered or foreign cursor is told apart from one that was given out.
 * @param position the last row of the page, in the list's own words
 */
export function encodeCursor(ref: ListRef, position: string): string {
  return Buffer.concat([digest(ref, position), Buffer.from(position)]).toString('base64url');
}

/** @returns the place, or undefined for a text that is not, character for character, a cursor of this list (R-P03) */
export function decodeCursor(ref: ListRef, cursor: string): string | undefined {
  const position = Buffer.from(cursor, 'base64url').toString('utf8', digestBytes);
  // base64url has many spellings of the same bytes, so the text itself is compared. And since anyone can make a cursor
  // who reads this, its place is only as good as what the record takes.
  return encodeCursor(ref, position) === cursor && isStorable(position) ? position : undefined;
}

function digest({ list, owner }: ListRef, position: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['cursor', list, owner, position]))
    .digest()
    .subarray(0, digestBytes);
}
