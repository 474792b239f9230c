import { statement } from './statement.ts';

export type SettlementOutcome = 'charged' | 'refunded' | 'held';

/** Settles a run. The primary key refuses a second settlement. */
export const insertSettlement = statement<
  { run_id: string },
  [runId: string, outcome: SettlementOutcome, reason: string]
>(
  'insert_settlement',
  `insert into settlements (run_id, outcome, reason) values ($1, $2, $3) returning run_id`,
);

export const readSettlement = statement<{ outcome: SettlementOutcome; reason: string }, [runId: string]>(
  'read_settlement',
  `select outcome, reason from settlements where run_id = $1`,
);

/** Turns a held settlement into a refund. No row: it is not held. */
export const releaseHeld = statement<{ run_id: string }, [runId: string, reason: string]>(
  'release_held',
  `update settlements set outcome = 'refunded', reason = $2, settled_at = clock_timestamp()
   where run_id = $1 and outcome = 'held' returning run_id`,
);
