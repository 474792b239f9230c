import { createServer } from 'node:http';

// Stands in for the api and the worker: it serves its port, says so once, and ends on SIGTERM.
const port = Number(process.argv[1]?.endsWith('worker.ts') ? 0 : process.env.PORT);
const server = createServer((_, response) => response.end(JSON.stringify({ pid: process.pid })));
server.listen({ port, host: process.env.HOST ?? '127.0.0.1' }, () => process.send?.({ ready: true }));
process.once('SIGTERM', () => process.exit(0));
