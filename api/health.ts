import { createServer, type Server } from 'node:http';

/**
 * What operators and orchestrators ask, on a port that is never public: /health/live says that the process turns,
 * /health/ready that it can serve, which needs the database (Temporal may be away: R-C17).
 */
export function createHealthServer(isReachable: () => Promise<boolean>): Server {
  return createServer((request, response) => {
    const answer = (status: number, word: string) =>
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${word}\n`);
    if (request.method !== 'GET') return void answer(405, 'method not allowed');
    if (request.url === '/health/live') return void answer(200, 'live');
    if (request.url !== '/health/ready') return void answer(404, 'not found');
    void isReachable().then((reachable) =>
      reachable ? answer(200, 'ready') : answer(503, 'the database does not answer'),
    );
  });
}
