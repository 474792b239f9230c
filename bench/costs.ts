import pg from 'pg';
import { createLogger } from '../src/log/log.ts';
import { benchPool } from '../test/harness/pool.ts';
import { startApi } from '../test/support/http/start-api.ts';
import type { Comparison } from './api.ts';

export interface Cost {
  readonly queries: number;
  /** Size of the body. */
  readonly bytes: number;
}

/**
 * The cost of one request of each kind once its key is in use: the number of queries, counted in
 * the PostgreSQL client, and the size of the body.
 */
export async function costsOf(databaseUrl: string, requests: readonly Comparison[]): Promise<Cost[]> {
  const db = benchPool(databaseUrl);
  const { url, stop } = await startApi(db, { log: createLogger('bench', 'silent'), graceMs: 0 });
  const { query } = pg.Client.prototype;
  let queries = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...parameters: Parameters<typeof query>) {
    queries++;
    return query.apply(this, parameters);
  } as typeof query;
  try {
    const costs: Cost[] = [];
    for (const { name, request } of requests) {
      await bodyOf(name, url, request(0)); // The first request of a key opens its counter.
      queries = 0;
      const { byteLength } = await bodyOf(name, url, request(0));
      costs.push({ queries, bytes: byteLength });
    }
    return costs;
  } finally {
    pg.Client.prototype.query = query;
    await stop();
    await db.end();
  }
}

/** Not by src/client: a request that is repeated, or read as an object, has another cost. */
async function bodyOf(name: string, url: string, { path, ...init }: { path: string }): Promise<ArrayBuffer> {
  const response = await fetch(url + path, init);
  const body = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return body;
}
