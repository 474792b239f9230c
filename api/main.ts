import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import closeWithGrace from 'close-with-grace';
import { configOrExit, databaseUrlOf, roomOf } from '../src/config/config.ts';
import { apiAnswerTimeoutMs, apiConnections, isReachable, openPool } from '../src/db/pool.ts';
import { invitationsOf } from '../src/domain/catalogue/invitations.ts';
import { createLogger } from '../src/log/log.ts';
import { droppedLines } from '../src/log/output.ts';
import { createAdminServer } from '../src/monitoring/admin-server.ts';
import { addCounts, addWaitingRuns, openMetrics, type WaitingRuns } from '../src/monitoring/metrics.ts';
import { openTemporalClient } from '../temporal/client/client.ts';
import { dispatcher } from '../temporal/client/dispatch.ts';
import { spendLimit } from '../temporal/client/spend-limit.ts';
import { type Housekeeping, startHousekeeping } from '../temporal/housekeeping/start.ts';
import { waitingForDatabase } from './admission/database-queue.ts';
import { refusalCounts, reportRefusals } from './admission/refusals.ts';
import { createApp } from './app.ts';
import { addressLimits, listen } from './server/server.ts';

/** Requests in progress at a stop may finish within this time: enough for the largest export. */
const graceMs = 30_000;
/** Time to close the process's own resources after that. */
const closingMs = 5_000;

const config = configOrExit({ asksModels: false, startsRuns: true });
const log = createLogger('api', config.logLevel);
const consoleOptions = {
  publicUrl: config.publicUrl,
  addressesDiffer: config.sharePerAddressPercent < 100,
  simulatorAnswers: config.simulatorAnswers,
};
await main().catch((error: unknown) => {
  log.fatal({ err: error }, 'the api failed to start');
  process.exit(1);
});

/** Wires the api process, listens, and stops it cleanly. */
async function main(): Promise<void> {
  const db = openPool(databaseUrlOf(config), {
    maxConnections: apiConnections,
    applicationName: 'panel-api',
    answerTimeoutMs: apiAnswerTimeoutMs,
    onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
  });
  const client = openTemporalClient(config.temporal);
  const isSpent = spendLimit(config, db, log);
  const app = createApp({
    db,
    invitations: invitationsOf(config.catalogue),
    requestDispatch: dispatcher({ client, db, room: roomOf(config), isSpent, log }),
    log,
    corsOrigins: config.corsAllowedOrigins,
    mcp: config.mcp,
    console: consoleOptions,
  });
  const housekeeping = keepHouse(client, isSpent);
  reportRefusals(log);
  let draining = false;
  const api = await listen(app, config.host, config.port, {
    corsOrigins: config.corsAllowedOrigins,
    log,
    limits: addressLimits(config.sharePerAddressPercent),
  });
  const admin = createAdminServer({
    isReachable: () => isReachable(db),
    isDraining: () => draining,
    metrics: metricsOfApi(housekeeping.waitingRuns),
  });
  await once(admin.listen(config.adminPort, config.host), 'listening');
  const { stopDelayMs } = config;
  closeWithGrace({ delay: stopDelayMs + graceMs + closingMs, logger: false }, async ({ err, signal }) => {
    draining = true;
    if (err) log.error({ err }, 'stopping the api after an error');
    else
      log.info({ signal, stopDelayMs }, 'stopping the api: no longer ready; requests in progress may finish');
    if (!err) await sleep(stopDelayMs); // A balancer still sends requests until it has asked for readiness again.
    await Promise.all([api.stop(graceMs), housekeeping.stop()]);
    await closeServer(admin);
    await client.connection.close();
    await db.end();
  });
  log.info({ url: api.url }, 'the api is ready');
  process.send?.({ ready: true });
}

/**
 * Housekeeping as in the workers, with connections of its own, so that no request waits for one of
 * them.
 */
function keepHouse(client: Client, isSpent: () => Promise<boolean>): Housekeeping {
  const db = openPool(databaseUrlOf(config), {
    maxConnections: 2,
    applicationName: 'panel-api-housekeeping',
    onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
  });
  const { waitingRuns, stop } = startHousekeeping({
    ...{ client, db, room: roomOf(config), isSpent, log },
    registerSearchAttributes: null,
    dispatchEveryMs: 2_000, // Workers are quicker, and a create dispatches at once.
  });
  return { waitingRuns, stop: () => stop().finally(() => db.end()) };
}

function metricsOfApi(waitingRuns: WaitingRuns) {
  const registry = openMetrics();
  addWaitingRuns(registry, waitingRuns);
  const refused = {
    name: 'panel_api_refused',
    help: 'Requests refused for load since the process started',
    label: 'reason',
  };
  addCounts(registry, refused, refusalCounts);
  const dropped = {
    name: 'panel_log_dropped',
    help: 'Log lines dropped since the process started',
    label: 'output',
  };
  addCounts(registry, dropped, droppedLines);
  const waiting = {
    name: 'panel_api_waiting_for_database',
    help: 'Statements and transactions waiting for a database connection',
    label: 'of',
  };
  addCounts(registry, waiting, waitingForDatabase);
  return registry;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
