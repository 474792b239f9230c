import { Pool } from 'undici';

/** A request of the load. */
export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

/**
 * Sends requests over keep-alive connections, each as soon as the previous one is answered, for a
 * limited time.
 * @throws Error on an answer other than success
 */
export async function load(
  origin: string,
  requestOf: (number: number) => LoadRequest,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const timesMs: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let next = 0;
  const worker = async () => {
    while (performance.now() < endsAt) {
      const request = requestOf(next++);
      const since = performance.now();
      const { statusCode, body } = await pool.request({ method: 'GET', ...request });
      if (statusCode >= 300) throw new Error(`${request.path}: ${statusCode} ${await body.text()}`);
      await body.dump({ limit: Number.POSITIVE_INFINITY });
      timesMs.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsed = (performance.now() - startedAt) / 1000;
  await pool.close();
  timesMs.sort((a, b) => a - b);
  return { perSecond: timesMs.length / elapsed, p99: timesMs[Math.floor(timesMs.length * 0.99)] ?? 0 };
}
