import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';

interface AdminDeps {
  /** True if the database answers. */
  readonly isReachable: () => Promise<boolean>;
  /** True if the process has been told to stop. */
  readonly isDraining: () => boolean;
  readonly metrics: Registry;
}

/**
 * Orchestrators ask every few seconds, and a database that takes longer than this is of no use to
 * requests.
 */
const patienceMs = 2_000;

/**
 * Serves operators and orchestrators on a port that must never be public. /health/live: the event
 * loop turns. /health/ready: the process can serve; this needs the database, but not Temporal
 * (R-C17), and ends when the process is told to stop. /metrics: for Prometheus.
 */
export function createAdminServer(deps: AdminDeps): Server {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    const answer = (status: number, text: string, type = 'text/plain') =>
      response.writeHead(status, { 'Content-Type': type }).end(text);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void answer(405, 'method not allowed\n');
    switch (request.url) {
      case '/health/live':
        return void answer(200, 'live\n');
      case '/health/ready':
        return void obstacle(deps)
          .then((found) => answer(found ? 503 : 200, `${found ?? 'ready'}\n`))
          .catch(() => answer(500, 'failed\n'));
      case '/metrics':
        return void deps.metrics
          .metrics()
          .then((text) => answer(200, text, deps.metrics.contentType))
          .catch(() => answer(500, 'failed\n')); // A gauge that cannot be read must not end the process.
      default:
        return void answer(404, 'not found\n');
    }
  });
  server.maxConnections = 100;
  return server;
}

/** The reason why the process cannot serve; undefined if it can. */
async function obstacle({ isReachable, isDraining }: AdminDeps): Promise<string | undefined> {
  if (isDraining()) return 'stopping';
  const reachable = await Promise.race([isReachable(), sleep(patienceMs, false, { ref: false })]);
  return reachable ? undefined : 'the database does not answer';
}
