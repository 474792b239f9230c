import { readFileSync } from 'node:fs';
import type { Pool } from '../../src/db/pool.ts';
import type { LoggedCall } from './logged-call.ts';
import type { Stack } from './stack.ts';

/**
 * Panel calls that began after the same model's answer to the same question had been stored.
 * @param except prompts whose runs are ignored
 */
export async function askedAgain(
  db: Pool,
  { callLog }: Pick<Stack, 'callLog'>,
  except: readonly string[] = [],
): Promise<string[]> {
  const { rows } = await db.query<{ question: string; model_id: string; answered_at: Date }>(
    `select left(encode(sha256(convert_to(r.prompt, 'UTF8')), 'hex'), 12) as question, m.model_id, m.answered_at
     from runs r join run_models m on m.run_id = r.id where m.status = 'success' and r.prompt <> all($1)`,
    [except],
  );
  const storedAt = new Map(rows.map((row) => [`${row.question} ${row.model_id}`, row.answered_at.getTime()]));
  return readFileSync(callLog, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoggedCall)
    .filter(
      (call) =>
        call.stage === 'ask' &&
        call.started_at > (storedAt.get(`${call.question} ${call.model_id}`) ?? Infinity),
    )
    .map((call) => `${call.question} ${call.model_id}`);
}
