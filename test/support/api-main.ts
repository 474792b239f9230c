import pino from 'pino';
import { createApp } from '../../api/app.ts';
import { listen } from '../../api/server.ts';
import { apiConnections, openPool } from '../../src/db/pool.ts';
import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import { secret } from '../../src/domain/secret.ts';
import { createLogger } from '../../src/log/log.ts';

// An api over a database, alone in its process, so that its memory and speed can be told from the test's. Accepted runs
// stay queued. Says where it listens, and answers every message with the memory that it holds and the most that it held,
// in bytes.
const db = openPool(secret(process.argv[2] ?? ''), {
  maxConnections: apiConnections,
  applicationName: 'api-alone',
  onIdleError: () => undefined,
});
const log = createLogger('api', 'info', pino.destination({ dest: '/dev/null', sync: true }));
const app = createApp({
  db,
  catalogue: builtInCatalogue,
  dispatch: () => undefined,
  log,
});
const { url } = await listen(app, '127.0.0.1', 0);
process.on('message', () => {
  process.send?.({ memory: process.memoryUsage.rss(), peak: process.resourceUsage().maxRSS * 1024 });
});
process.send?.({ url });
