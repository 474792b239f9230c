import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from '../../../src/db/pool.ts';
import { migrate } from '../../../src/db/schema/migrate.ts';
import { secret } from '../../../src/domain/secret.ts';
import { postgresProcess } from '../../../src/embedded/services/postgres/process.ts';
import { temporalProcess } from '../../../src/embedded/services/temporal.ts';
import { findTemporal } from '../../../src/embedded/temporal-program/programs.ts';
import { freePorts } from '../../../test/harness/free-ports.ts';
import { benchPool } from '../../../test/harness/pool.ts';
import type { Link, Program } from '../plan/faults.ts';
import { mountSmallDisk } from './disk.ts';
import type { Order } from './failpoints-main.ts';
import { type Kept, keep, type Single, startSingle } from './keep.ts';
import { nodeProcess } from './node-process.ts';
import { type LinkProxy, startProxy } from './proxy.ts';

/**
 * The service's processes, kept running from trial to trial, with a proxy on every way between
 * them.
 */
export interface Ground {
  readonly folder: string;
  readonly programs: Readonly<Record<Program, Kept>>;
  readonly proxies: Readonly<Record<Link, LinkProxy>>;
  /** The api as clients reach it. */
  readonly api: string;
  /** The database, past all proxies. */
  readonly db: Pool;
  /** host:port of Temporal, past all proxies. */
  readonly temporal: string;
  readonly callLog: string;
  /** Files that must hold no secret, prompt or text. */
  readonly logs: readonly string[];
  /** A line for each failpoint that was reached. */
  readonly reached: string;
  /** False where this process may not mount a small file system. */
  readonly hasSmallDisk: boolean;
  /** False where libfaketime was not named. */
  readonly hasDatabaseClock: boolean;
  readonly setDatabaseClock: (byMs: number) => void;
  readonly order: (program: 'api' | 'worker', order: Order) => void;
  readonly secondWorker: () => Single;
  /** Resolves once all processes are ready. */
  readonly ready: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** How long anything may take to be ready again after the last fault. */
const readyWithinMs = 90_000;

export interface GroundOptions {
  /** Checkout of the second worker; default: this one. */
  readonly other?: string | undefined;
  /** Path of libfaketime, by which PostgreSQL's clock can be set. */
  readonly fakeTime?: string | undefined;
}

export async function makeGround({ other, fakeTime }: GroundOptions): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const ports = await portsOf();
  const files = filesIn(folder);
  const disk = mountSmallDisk(join(folder, 'postgres'));
  writeFileSync(files.clock, '+0\n');
  const clock = fakeTime === undefined ? {} : clockSettings(fakeTime, files.clock);
  const stores = await startStores(folder, ports, clock);
  const socket = join(folder, 'postgres', '.s.PGSQL.5432');
  const databaseUrl = `postgresql://app@${encodeURIComponent(join(folder, 'postgres'))}/postgres`;
  await stores.PostgreSQL.ready(readyWithinMs);
  await migrate(secret(databaseUrl));
  const proxies = await startProxies({ socket, ...ports });
  const settings = nodeSettings(folder, ports, proxies, files);
  const programs = { ...stores, ...startNodes(settings, files) };
  const db = benchPool(databaseUrl);
  const ready = async () => {
    await Promise.all(Object.values(programs).map((each) => each.ready(readyWithinMs)));
  };
  return {
    ...{ folder, programs, proxies, db, ready },
    api: `http://127.0.0.1:${proxies['client-api'].port}`,
    temporal: `127.0.0.1:${ports.temporal}`,
    callLog: files.callLog,
    logs: [files.api, files.worker],
    reached: files.reached,
    hasSmallDisk: disk !== null,
    hasDatabaseClock: fakeTime !== undefined,
    setDatabaseClock: (byMs) => writeFileSync(files.clock, `${byMs < 0 ? '' : '+'}${byMs / 1_000}\n`),
    order: (program, order) => programs[program].send(order),
    secondWorker: () => startSingle(nodeProcess('worker', files.worker, settings.worker, other)),
    async stop() {
      await db.end();
      for (const name of ['api', 'worker', 'simulator', 'Temporal', 'PostgreSQL'] as const)
        await programs[name].stop();
      await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()));
      disk?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function portsOf() {
  const [api = 0, admin = 0, workerAdmin = 0, temporal = 0, temporalUi = 0, simulator = 0] =
    await freePorts(6);
  return { api, admin, workerAdmin, temporal, temporalUi, simulator };
}
type Ports = Awaited<ReturnType<typeof portsOf>>;

/** PostgreSQL reads its time from a file, at most once a second; timers go on. */
function clockSettings(library: string, file: string): Readonly<Record<string, string>> {
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
}

async function startStores(
  dataDir: string,
  { temporal: port, temporalUi: uiPort }: Ports,
  env: Readonly<Record<string, string>>,
) {
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true });
  const { path: program } = await findTemporal();
  // Processes are killed here, machines are not: what PostgreSQL has written survives without
  // fsync.
  const settings = ['fsync=off', 'max_wal_size=64MB', 'min_wal_size=32MB'];
  const postgres = await postgresProcess(folder, settings, env);
  return {
    PostgreSQL: keep(postgres),
    Temporal: keep(temporalProcess({ program, dataDir, namespace: 'default', port, uiPort })),
  };
}

async function startProxies({ socket, api, temporal, simulator }: Ports & { readonly socket: string }) {
  const on = (port: number) => startProxy({ host: '127.0.0.1', port });
  return {
    'client-api': await on(api),
    'api-PostgreSQL': await startProxy({ path: socket }),
    'api-Temporal': await on(temporal),
    'worker-PostgreSQL': await startProxy({ path: socket }),
    'worker-Temporal': await on(temporal),
    'worker-simulator': await on(simulator),
  };
}

function filesIn(folder: string) {
  const [callLog, api, worker, simulator, reached] = [
    'calls.jsonl',
    'api.log',
    'worker.log',
    'simulator.log',
    'reached',
  ].map((name) => join(folder, name)) as [string, string, string, string, string];
  for (const file of [callLog, api, worker, reached]) writeFileSync(file, '');
  const clock = join(folder, 'postgres', 'clock'); // Where PostgreSQL's user can read it.
  return { callLog, api, worker, simulator, reached, clock };
}
type Files = ReturnType<typeof filesIn>;

function nodeSettings(
  dataDir: string,
  ports: Ports,
  proxies: Readonly<Record<Link, LinkProxy>>,
  { callLog, reached }: Files,
) {
  const stores = (program: 'api' | 'worker') => ({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://app@127.0.0.1:${proxies[`${program}-PostgreSQL`].port}/postgres`,
    TEMPORAL_ADDRESS: `127.0.0.1:${proxies[`${program}-Temporal`].port}`,
    NODE_OPTIONS: `--import ${new URL('./failpoints-main.ts', import.meta.url).href}`,
    FAULTS_REACHED: reached,
  });
  return {
    simulator: {
      DATA_DIR: dataDir,
      SIMULATOR_PORT: `${ports.simulator}`,
      SIMULATOR_CALL_LOG: callLog,
      SIMULATOR_LATENCY_MEDIAN_MS: '120',
      SIMULATOR_LATENCY_SIGMA: '0.6',
    },
    api: { ...stores('api'), PORT: `${ports.api}`, ADMIN_PORT: `${ports.admin}`, API_STOP_DELAY_MS: '0' },
    worker: {
      ...stores('worker'),
      WORKER_ADMIN_PORT: `${ports.workerAdmin}`,
      SIMULATOR_PORT: `${proxies['worker-simulator'].port}`, // The gateway's address is derived from it.
      MODEL_TIMEOUT_MS: '10000',
      PANEL_DEADLINE_MS: '90000',
      SYNTHESIS_DEADLINE_MS: '120000',
    },
  };
}

function startNodes(settings: ReturnType<typeof nodeSettings>, files: Files) {
  return {
    simulator: keep(nodeProcess('simulator', files.simulator, settings.simulator)),
    api: keep(nodeProcess('api', files.api, settings.api)),
    worker: keep(nodeProcess('worker', files.worker, settings.worker)),
  };
}
