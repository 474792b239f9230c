import { Pool } from 'undici';

/** One read of a load, by its number. */
interface LoadRequest {
  readonly path: string;
  readonly headers?: Record<string, string>;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly statuses: Readonly<Record<number, number>>;
}

/** Sends requests over keep-alive connections, each as soon as the one before it is answered, for a bounded time. */
export async function load(
  origin: string,
  requestOf: (number: number) => LoadRequest,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const timesMs: number[] = [];
  const statuses: Record<number, number> = {};
  const endsAt = performance.now() + seconds * 1000;
  let next = 0;
  const startedAt = performance.now();
  const worker = async () => {
    while (performance.now() < endsAt) {
      const request = requestOf(next++);
      const since = performance.now();
      const { statusCode, body } = await pool.request({ method: 'GET', ...request });
      await body.dump();
      timesMs.push(performance.now() - since);
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsed = (performance.now() - startedAt) / 1000;
  await pool.close();
  timesMs.sort((a, b) => a - b);
  return {
    perSecond: timesMs.length / elapsed,
    p99: timesMs[Math.floor(timesMs.length * 0.99)] ?? 0,
    statuses,
  };
}
