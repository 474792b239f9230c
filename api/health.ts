import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface HealthDeps {
  /** Whether the database answers. */
  readonly isReachable: () => Promise<boolean>;
  /** Whether the process was told to stop. */
  readonly isDraining: () => boolean;
}

/** A database that takes longer is no help to a request: orchestrators ask every few seconds. */
const patienceMs = 2_000;

/**
 * What operators and orchestrators ask, on a port that is never public: /health/live says that the process turns,
 * /health/ready that it can serve, which needs the database (Temporal may be away: R-C17) and ends with the signal to
 * stop.
 */
export function createHealthServer(deps: HealthDeps): Server {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    const answer = (status: number, word: string) =>
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${word}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void answer(405, 'method not allowed');
    if (request.url === '/health/live') return void answer(200, 'live');
    if (request.url !== '/health/ready') return void answer(404, 'not found');
    void obstacle(deps).then((found) => (found ? answer(503, found) : answer(200, 'ready')));
  });
  server.maxConnections = 100;
  return server;
}

/** Why the process can't serve; undefined when it can. */
async function obstacle({ isReachable, isDraining }: HealthDeps): Promise<string | undefined> {
  if (isDraining()) return 'stopping';
  const reachable = await Promise.race([isReachable(), sleep(patienceMs, false, { ref: false })]);
  return reachable ? undefined : 'the database does not answer';
}
