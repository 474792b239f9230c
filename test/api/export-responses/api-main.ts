import pino from 'pino';
import { createApp } from '../../../api/app.ts';
import { listen } from '../../../api/server.ts';
import { openPool } from '../../../src/db/pool.ts';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';

// An api in a process of its own, so that its memory can be told from the test's. Says where it listens, and answers
// every message with the memory that it holds and the most that it held, in bytes.
const db = openPool(process.argv[2] ?? '', {
  maxConnections: 20,
  applicationName: 'export-test',
  onIdleError: () => undefined,
});
const log = pino({ level: 'silent' });
const app = createApp({
  db,
  catalogue: builtInCatalogue,
  runDeadlineMs: 1,
  dispatch: () => undefined,
  log,
});
const { url } = await listen(app, '127.0.0.1', 0);
process.on('message', () => {
  process.send?.({ memory: process.memoryUsage.rss(), peak: process.resourceUsage().maxRSS * 1024 });
});
process.send?.({ url });
