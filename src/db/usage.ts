import type { RunRow } from './runs.ts';
import { statement } from './statement.ts';

export interface UsageRow
  extends Pick<RunRow, 'id' | 'panel' | 'status' | 'source' | 'credits_reserved' | 'created_at'> {
  /** created_at in microseconds since 1970, as digits: a Date holds only milliseconds. */
  created_at_us: string;
}

/** The runs of a workspace after a given one, newest first; runs of the same moment by id. */
export const listUsageRows = statement<
  UsageRow,
  [workspaceId: string, beforeUs: string, beforeId: string, limit: number]
>(
  'list_usage',
  `select id, panel, status, source, credits_reserved, created_at,
     (extract(epoch from created_at) * 1000000)::bigint as created_at_us
   from runs where workspace_id = $1
     and (created_at, id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid)
   order by created_at desc, id desc limit $4`,
);
