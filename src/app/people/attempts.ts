import { hash } from 'node:crypto';
import type { Pool } from '../../db/pool.ts';
import { countAttempt } from '../../db/sessions.ts';
import { ApiError } from '../../domain/errors.ts';

const windowSeconds = 600;

/**
 * Attempts in ten minutes. Our choice: an account has room for several addresses, so that nobody
 * locks out another person from one; 60 guesses in ten minutes find no passphrase that the rules
 * allow.
 */
const attemptsOf = { address: 20, account: 60 } as const;

/**
 * Counts an attempt, successful or not, over all processes.
 * @throws ApiError `too_many_attempts` with Retry-After
 */
export async function countAttemptOf(db: Pool, kind: 'address' | 'account', name: string): Promise<void> {
  const subject = hash('sha256', `${kind} ${name}`, 'hex');
  const [counted] = await countAttempt(db, { subject, windowSeconds });
  if (!counted || counted.used <= attemptsOf[kind]) return;
  const seconds = Math.max(1, Math.ceil(counted.resets_in_ms / 1000));
  throw new ApiError('too_many_attempts', { headers: { 'Retry-After': String(seconds) } });
}
