import type { Queryable } from '../db/pool.ts';
import type { WorkspaceRead } from '../db/workspace-read.ts';
import type { Caller } from './caller.ts';

/** Reads as one caller: gives the row, or undefined where the caller's workspace has none. */
export type Reader = <Row extends object, Values extends object>(
  read: WorkspaceRead<Row, Values>,
  values: Values,
) => Promise<Row | undefined>;

/** Reads for a caller who is known already. */
export function readerFor(db: Queryable, { workspaceId }: Caller): Reader {
  return async (read, values) => (await read.alone(db, workspaceId, values))[0];
}
