import { once } from 'node:events';
import closeWithGrace from 'close-with-grace';
import { configOrExit, databaseUrlOf } from '../src/config.ts';
import { isReachable, openPool } from '../src/db/pool.ts';
import { createLogger } from '../src/log.ts';
import { dispatcher, openClient } from '../temporal/client.ts';
import { createApp } from './app.ts';
import { createHealthServer } from './health.ts';
import { listen } from './server.ts';

// What is in flight when the process is told to stop may finish within this time.
const graceMs = 1_500;

const config = configOrExit();
const log = createLogger('api', config.logLevel);
await main();

/** The api process: wiring, listening, and a clean stop. */
async function main(): Promise<void> {
  const db = openPool(databaseUrlOf(config), {
    maxConnections: 20,
    applicationName: 'panel-api',
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const client = openClient(config.temporal);
  const app = createApp({
    db,
    catalogue: config.catalogue,
    // Both deadlines, and as much again for waiting in queues: a run that takes longer was lost.
    runDeadlineMs: 2 * (config.panelDeadlineMs + config.synthesisDeadlineMs),
    dispatch: dispatcher(client, db, log),
    log,
  });
  const api = await listen(app, config.host, config.port);
  const health = createHealthServer(() => isReachable(db)).listen(config.adminPort, config.host);
  await once(health, 'listening');
  closeWithGrace({ delay: graceMs + 500, logger: false }, async ({ err }) => {
    if (err) log.error({ err }, 'the api stops after an error');
    await api.stop(graceMs);
    health.close();
    await client.connection.close();
    await db.end();
  });
  log.info({ url: api.url }, 'the api is ready');
  process.send?.({ ready: true });
}
