import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeEnvironment } from '../../../src/config/passed-on.ts';
import { startSimulator } from '../../../src/simulator/server/server.ts';
import { emptyDatabase, type TestDatabase } from '../../support/database/postgres.ts';
import { realTime } from '../../support/temporal.ts';
import { freePorts } from '../free-ports.ts';
import { controlOf, type SimulatorControl } from '../simulator-control.ts';

const thisCheckout = new URL('../../../', import.meta.url).pathname;
const programs = { api: 'api/main.ts', worker: 'temporal/main.ts' } as const;

/**
 * Real processes of a service that nobody supervises, so that a test decides which run: database,
 * Temporal and simulator.
 */
export interface Processes {
  readonly database: TestDatabase;
  readonly simulator: SimulatorControl;
  readonly callLog: string;
  /**
   * Migrates the database.
   * @param root folder of the checkout whose programs run; default: this one
   */
  readonly migrate: (root?: string) => Promise<void>;
  readonly start: (program: keyof typeof programs, env?: object, root?: string) => Promise<StartedProcess>;
  /** Kills what still runs, and drops the database. */
  readonly stop: () => Promise<void>;
}

export interface StartedProcess {
  readonly process: ChildProcess;
  /** Of an api: where it serves. */
  readonly url: string;
  /**
   * Sends the signal, and waits until it has ended.
   * @returns its exit code, or null
   */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** @param latencyMs median time of an answer */
export async function startProcesses(latencyMs = 0): Promise<Processes> {
  const database = await emptyDatabase();
  const temporal = await realTime();
  const folder = mkdtempSync(join(tmpdir(), 'processes-'));
  const callLog = join(folder, 'calls.jsonl');
  const latency = { medianMs: latencyMs, sigma: 0 };
  const at = { host: '127.0.0.1', port: 0, seed: 1 };
  const simulator = await startSimulator({ ...at, latency, callLogFile: callLog });
  const left = new Set<StartedProcess>();
  const common = {
    ...nodeEnvironment(process.env),
    DATABASE_URL: database.url,
    TEMPORAL_ADDRESS: temporal.env.address,
    MODEL_GATEWAY_URL: `${simulator.url}/v1`,
    SYNTHESIZERS: 'simulator/synthesizer-north,simulator/synthesizer-south',
    LOG_LEVEL: 'warn',
  };
  return {
    database,
    simulator: controlOf(simulator.url),
    callLog,
    async migrate(root = thisCheckout) {
      const args = [join(root, 'src/db/schema/migrate-main.ts')];
      const child = spawn(process.execPath, args, {
        cwd: root,
        env: common,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`the migration ended with ${code}`);
    },
    async start(program, env = {}, root = thisCheckout) {
      const [port, adminPort] = await freePorts(2);
      const ports = { PORT: `${port}`, ADMIN_PORT: `${adminPort}`, WORKER_ADMIN_PORT: `${adminPort}` };
      const child = spawn(process.execPath, [join(root, programs[program])], {
        cwd: root,
        env: { ...common, ...ports, ...env },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const ended = once(child, 'exit').then(([code]) => code as number | null);
      await Promise.race([
        once(child, 'message'), // It is ready.
        ended.then((code) => Promise.reject(new Error(`the ${program} ended with ${code}`))),
      ]);
      const started: StartedProcess = {
        process: child,
        url: `http://127.0.0.1:${port}`,
        async end(signal = 'SIGTERM') {
          left.delete(started);
          child.kill(signal);
          return await ended;
        },
      };
      left.add(started);
      return started;
    },
    async stop() {
      for (const each of left) await each.end('SIGKILL');
      await simulator.stop();
      await database.drop();
      await temporal.release();
      rmSync(folder, { recursive: true });
    },
  };
}
