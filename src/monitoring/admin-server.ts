import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';

interface AdminDeps {
  /** Whether the database answers. */
  readonly isReachable: () => Promise<boolean>;
  /** Whether the process was told to stop. */
  readonly isDraining: () => boolean;
  readonly metrics: Registry;
}

/** A database that takes longer is no help to a request: orchestrators ask every few seconds. */
const patienceMs = 2_000;

/**
 * What operators and orchestrators ask, on a port that is never public: /health/live says that the process turns,
 * /health/ready that it can serve, which needs the database (Temporal may be away: R-C17) and ends with the signal to
 * stop, /metrics what Prometheus collects.
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

/** Why the process can't serve; undefined when it can. */
async function obstacle({ isReachable, isDraining }: AdminDeps): Promise<string | undefined> {
  if (isDraining()) return 'stopping';
  const reachable = await Promise.race([isReachable(), sleep(patienceMs, false, { ref: false })]);
  return reachable ? undefined : 'the database does not answer';
}
