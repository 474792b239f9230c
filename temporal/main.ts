import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { DefaultLogger, NativeConnection, Runtime } from '@temporalio/worker';
import closeWithGrace from 'close-with-grace';
import { makePlaces } from '../activities/common/in-turn.ts';
import { makeSaving } from '../activities/common/saving.ts';
import { type Activities, makeActivities } from '../activities/index.ts';
import { type Config, configOrExit, databaseUrlOf, roomOf } from '../src/config/config.ts';
import { isReachable, openPool, type Pool } from '../src/db/pool.ts';
import { makeBreakers } from '../src/gateway/limits/breaker.ts';
import { makeHedges } from '../src/gateway/limits/hedges.ts';
import { type Gateways, makeGateways } from '../src/gateway/routing.ts';
import { createLogger, type Logger } from '../src/log/log.ts';
import { createAdminServer } from '../src/monitoring/admin-server.ts';
import {
  addThreadMetrics,
  addWaitingRuns,
  openMetrics,
  type WaitingRuns,
} from '../src/monitoring/metrics.ts';
import { timeToSpare } from '../src/monitoring/spare-time.ts';
import { watchStarvation } from '../src/monitoring/starvation.ts';
import { openThreads, type Threads } from '../src/threads/pool.ts';
import { activityMessageInterceptors, unknownFieldsLogger } from './activity-messages.ts';
import { openTemporalClient } from './client/client.ts';
import { connectionOptions } from './client/connection.ts';
import { searchAttributesTask } from './client/search-attributes.ts';
import { spendLimit } from './client/spend-limit.ts';
import { startHousekeeping } from './housekeeping/start.ts';
import { createWorkers, synthesisPlaces } from './workers.ts';
import { workflowCode } from './workflow-bundle.ts';

/**
 * Time for steps that were cut off to tell Temporal, which then hands them to another worker at
 * once.
 */
const handingOverMs = 1_500;

const config = configOrExit();
const gatewaysUsed = {
  gateways: config.gateways,
  synthesizers: Object.values(config.synthesizers).flat(),
};
const stopping = new AbortController();
const log = createLogger('worker', config.logLevel);
await main().catch((error: unknown) => {
  log.fatal({ err: error }, 'the worker failed');
  process.exit(1);
});

/** Runs workflows, activities and housekeeping until the process is told to stop. */
async function main(): Promise<void> {
  routeSdkLogs();
  watchStarvation(log);
  const [db, gateways, threads] = [openDatabase(), openGateways(), openThreads()];
  const [connection, code] = await Promise.all([connect(config, log), workflowCode()]);
  const registerSearchAttributes = searchAttributesTask(connection, config.temporal.namespace, log);
  await registerSearchAttributes();
  const workers = await createWorkers({
    connection,
    code,
    namespace: config.temporal.namespace,
    activities: wireActivities(db, gateways, threads),
    messages: activityMessageInterceptors(log, unknownFieldsLogger(log)),
    ...gatewaysUsed,
    graceMs: config.workerGraceMs,
    processes: config.workers ?? 1,
  });
  const client = openTemporalClient(config.temporal);
  const housekeeping = startHousekeeping({
    client,
    db,
    room: roomOf(config),
    hasTimeToSpare: timeToSpare(() => threads.load().waiting, stopping.signal),
    isSpent: spendLimit(config, db, log),
    registerSearchAttributes,
    dispatchEveryMs: 200,
    log,
  });
  const admin = serveAdmin(db, threads, housekeeping.waitingRuns, () => stopping.signal.aborted);
  closeWithGrace({ delay: config.workerGraceMs + handingOverMs, logger: false }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping the worker after an error');
    stopping.abort();
    gateways.closePanels();
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
    await running;
  });
  const running = Promise.all(workers.map((worker) => worker.run())).finally(async () => {
    await housekeeping.stop();
    admin.close();
    admin.closeAllConnections();
    await client.connection.close();
    await Promise.all([connection.close(), gateways.close(), threads.close(), db.end()]);
  });
  sayReady();
  await running;
}

function sayReady(): void {
  log.info(
    { temporal: config.temporal.namespace, gateways: config.gateways.map(({ name }) => name) },
    'the worker is ready',
  );
  process.send?.({ ready: true });
}

function openDatabase(): Pool {
  return openPool(databaseUrlOf(config), {
    maxConnections: 20,
    applicationName: 'panel-worker',
    // Steps wait for a connection rather than fail: on a starved machine all would begin again, and
    // starve it further.
    connectWithinMs: 30_000,
    onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
  });
}

function openGateways(): Gateways {
  return makeGateways(config.gateways, {
    timeoutMs: config.budget.modelTimeoutMs,
    onAnotherForm: (gateway, modelId, refused) =>
      log.warn(
        { gateway, modelId, refused },
        'a model refused parameters and is asked without them from now on',
      ),
  });
}

function wireActivities(db: Pool, { chat, hasAnswered }: Gateways, threads: Threads): Activities {
  return makeActivities({
    db,
    chat,
    hasAnswered,
    synthesizers: config.synthesizers,
    breakerOf: makeBreakers(),
    places: makePlaces(synthesisPlaces(gatewaysUsed), stopping.signal),
    hedges: config.makesSlowCallsTwice ? makeHedges() : null,
    budget: config.budget,
    saving: makeSaving(log),
    threads,
    log,
  });
}

/**
 * Serves health checks and metrics. A port that is already taken, for example by another worker on
 * this machine, does not stop the worker.
 */
function serveAdmin(db: Pool, threads: Threads, waiting: WaitingRuns, isDraining: () => boolean): Server {
  const metrics = openMetrics();
  addWaitingRuns(metrics, waiting);
  addThreadMetrics(metrics, threads.load);
  const admin = createAdminServer({ isReachable: () => isReachable(db), isDraining, metrics });
  admin.on('error', (error) => {
    log.warn({ err: error }, 'this worker serves no health checks or metrics: set WORKER_ADMIN_PORT');
  });
  return admin.listen(config.workerAdminPort, config.host);
}

/** Waits for Temporal: the worker's connection is eager, and fails if the server is not up yet. */
async function connect({ temporal }: Config, logger: Logger): Promise<NativeConnection> {
  for (let waitMs = 250; ; waitMs = Math.min(waitMs * 2, 10_000)) {
    try {
      return await NativeConnection.connect(connectionOptions(temporal));
    } catch (error) {
      logger.warn({ err: error, waitMs }, 'Temporal is not reachable yet');
      await sleep(waitMs);
    }
  }
}

/**
 * Sends the SDK's own warnings and errors to our log, those of its native core too, with the fields
 * that identify a run. Without forwarding, the core prints lines of its own that are not JSON.
 * Gateway workers have no workflows on purpose, so the SDK's warning about it is dropped.
 */
function routeSdkLogs(): void {
  const logger = new DefaultLogger('WARN', ({ level, message, meta = {} }) => {
    if (message.startsWith('No workflows registered')) return;
    const { error, taskQueue, workflowId, activityType, attempt } = meta as Record<string, unknown>;
    const fields = { taskQueue, workflowId, activityType, attempt, ...(error ? { err: error } : {}) };
    log[level === 'ERROR' ? 'error' : 'warn'](fields, message);
  });
  const telemetryOptions = { logging: { filter: { core: 'WARN', other: 'ERROR' }, forward: {} } } as const;
  Runtime.install({ logger, telemetryOptions, shutdownSignals: [] }); // We handle signals ourselves, because the order of stopping matters.
}
