import { readFileSync } from 'node:fs';
import type { Pool } from '../../src/db/pool.ts';
import type { LoggedCall } from './logged-call.ts';
import type { Stack } from './stack.ts';

/**
 * Panel calls that began after every answer of the same model to the same question had been stored.
 * @param except prompts whose runs are ignored
 * @param onTheWayMs how long a call may be on its way to the provider
 */
export async function askedAgain(
  db: Pool,
  { callLog }: Pick<Stack, 'callLog'>,
  except: readonly string[] = [],
  onTheWayMs = 0,
): Promise<string[]> {
  const { rows } = await db.query<{ question: string; model_id: string; answered_at: Date }>(
    `select left(encode(sha256(convert_to(r.prompt, 'UTF8')), 'hex'), 12) as question, m.model_id,
       max(m.answered_at) as answered_at
     from runs r join run_models m on m.run_id = r.id where m.status = 'success' and r.prompt <> all($1)
     group by question, m.model_id`,
    [except],
  );
  const storedAt = new Map(rows.map((row) => [`${row.question} ${row.model_id}`, row.answered_at.getTime()]));
  return loggedCalls(callLog)
    .filter(({ stage }) => stage === 'ask')
    .flatMap((call) => tooLate(call, storedAt.get(`${call.question} ${call.model_id}`), onTheWayMs));
}

/**
 * Calls of the synthesis that began after every result of the same messages had been stored: claims
 * are grouped twice.
 * @param onTheWayMs as for `askedAgain`
 */
export async function synthesizedAgain(
  db: Pool,
  { callLog }: Pick<Stack, 'callLog'>,
  onTheWayMs: number,
): Promise<string[]> {
  const { rows } = await db.query<{ messages: string; created_at: Date }>(
    `select left(encode(input_hash, 'hex'), 12) as messages, max(created_at) as created_at
     from synthesis_artifacts group by input_hash`,
  );
  const storedAt = new Map(rows.map((row) => [row.messages, row.created_at.getTime()]));
  return loggedCalls(callLog).flatMap((call) => tooLate(call, storedAt.get(call.messages), onTheWayMs));
}

function tooLate(call: LoggedCall, storedAt = Infinity, onTheWayMs: number): string[] {
  const afterMs = Math.round(call.started_at - storedAt);
  if (afterMs <= onTheWayMs) return [];
  return [`${call.stage} of ${call.question} by ${call.model_id} (${call.status}) after ${afterMs} ms`];
}

export function loggedCalls(callLog: string): LoggedCall[] {
  const lines = readFileSync(callLog, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as LoggedCall);
}
