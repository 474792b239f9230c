import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedDatabaseUrl } from '../../src/config/config.ts';
import { freePorts } from './free-ports.ts';

const thisCheckout = new URL('../../', import.meta.url).pathname;

/** A complete `npm start` in its own folder, on free ports. */
export interface Stack {
  readonly api: string;
  /** The metrics URL of each process. */
  readonly metrics: { readonly api: string; readonly worker: string };
  readonly simulator: string;
  readonly databaseUrl: string;
  /** host:port of its Temporal. */
  readonly temporal: string;
  readonly dataDir: string;
  readonly callLog: string;
  readonly key: () => string;
  /**
   * Starts it, also repeatedly.
   * @returns seconds until it was ready
   */
  readonly start: () => Promise<number>;
  /** Process ids by name: api, worker, simulator, Temporal, PostgreSQL, and start itself. */
  readonly pids: () => Record<string, number>;
  /**
   * Starts one more worker, which is not restarted when it ends.
   * @returns once it is ready
   */
  readonly addWorker: () => Promise<ChildProcess>;
  readonly stop: () => Promise<void>;
  readonly remove: () => void;
}

/**
 * @param env in addition to ports, such as SIMULATOR_LATENCY_MEDIAN_MS; default of DATA_DIR: a new
 * folder on disk
 * @param root folder of the checkout to start
 */
export async function makeStack(env: Record<string, string>, root = thisCheckout): Promise<Stack> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bench-'));
  const [port, adminPort, workerAdminPort, temporalPort, uiPort, simulatorPort] = await freePorts(6);
  const callLog = join(dataDir, 'calls.jsonl');
  const environment = {
    ...process.env,
    LOG_LEVEL: 'warn',
    WORKERS: '1',
    ...env,
    DATA_DIR: dataDir,
    PORT: `${port}`,
    ADMIN_PORT: `${adminPort}`,
    WORKER_ADMIN_PORT: `${workerAdminPort}`,
    TEMPORAL_PORT: `${temporalPort}`,
    TEMPORAL_UI_PORT: `${uiPort}`,
    SIMULATOR_PORT: `${simulatorPort}`,
    SIMULATOR_CALL_LOG: callLog,
  };
  let supervisor: ChildProcess | undefined;
  return {
    api: `http://127.0.0.1:${port}`,
    metrics: {
      api: `http://127.0.0.1:${adminPort}/metrics`,
      worker: `http://127.0.0.1:${workerAdminPort}/metrics`,
    },
    simulator: `http://127.0.0.1:${simulatorPort}`,
    databaseUrl: embeddedDatabaseUrl(dataDir),
    temporal: `127.0.0.1:${temporalPort}`,
    dataDir,
    callLog,
    key: () => readFileSync(join(dataDir, 'api-key'), 'utf8').trim(),
    async start() {
      const since = performance.now();
      supervisor = spawn(process.execPath, ['src/embedded/main.ts'], {
        cwd: root,
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilReady(`http://127.0.0.1:${adminPort}/health/ready`, supervisor);
      return (performance.now() - since) / 1000;
    },
    async addWorker() {
      const elsewhere = {
        DATABASE_URL: embeddedDatabaseUrl(dataDir),
        TEMPORAL_ADDRESS: `127.0.0.1:${temporalPort}`,
      };
      const worker = spawn(process.execPath, ['temporal/main.ts'], {
        cwd: root,
        env: { ...environment, ...elsewhere },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      await once(worker, 'message'); // Sent when it is ready.
      return worker;
    },
    pids: () => ({ start: supervisor?.pid ?? 0, ...childPids(dataDir) }),
    async stop() {
      if (!supervisor || supervisor.exitCode !== null || supervisor.signalCode !== null) return;
      const ended = new Promise((resolve) => supervisor?.once('exit', resolve));
      supervisor.kill('SIGTERM');
      await ended;
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function untilReady(url: string, supervisor: ChildProcess): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(50)) {
    if (supervisor.exitCode !== null) throw new Error('npm start ended before it was ready');
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error('npm start was not ready within two minutes');
}

/** The supervisor records the identity of each child in its run folder. */
function childPids(dataDir: string): Record<string, number> {
  const folder = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('children'),
  );
  if (!folder) return {};
  return Object.fromEntries(
    readdirSync(join(dataDir, folder)).map((piece) => [
      piece,
      (JSON.parse(readFileSync(join(dataDir, folder, piece), 'utf8')) as { pid: number }).pid,
    ]),
  );
}
