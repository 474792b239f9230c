import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

export interface Measured {
  readonly p95Ms: number;
  readonly sent: number;
  /** Everything but answers with status 200, in words. */
  readonly failures: readonly string[];
}

const requestsPerSecond = 7;

/**
 * A client that keeps to its limits: polls a status seven times a second, whether or not the
 * previous poll was answered.
 */
export async function goodClient(
  origin: string,
  path: string,
  keys: readonly string[],
  seconds: number,
): Promise<Measured> {
  const pool = new Pool(origin, {
    connections: 16,
    pipelining: 1,
    headersTimeout: 10_000,
    connectTimeout: 10_000,
  });
  const timesMs: number[] = [];
  const failures: string[] = [];
  const ask = async (number: number) => {
    const since = performance.now();
    try {
      const authorization = `Bearer ${keys[number % keys.length]}`;
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers: { authorization } });
      await body.dump();
      if (statusCode !== 200) failures.push(`${statusCode}`);
    } catch (error) {
      failures.push((error as Error).message || 'no answer');
    }
    timesMs.push(performance.now() - since);
  };
  const asked: Promise<void>[] = [];
  for (let number = 0; number < seconds * requestsPerSecond; number++) {
    asked.push(ask(number));
    await sleep(1000 / requestsPerSecond);
  }
  await Promise.all(asked);
  await pool.destroy();
  timesMs.sort((a, b) => a - b);
  return { p95Ms: timesMs[Math.floor(timesMs.length * 0.95)] ?? 0, sent: asked.length, failures };
}
