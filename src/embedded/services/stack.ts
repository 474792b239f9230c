import { join } from 'node:path';
import { type Config, databaseUrlOf, embeddedPostgresFolder } from '../../config/config.ts';
import type { Secret } from '../../domain/secret.ts';
import type { FirstAccess } from '../first-start/prepare-database.ts';
import { childEnvironments } from '../supervise/child-environment.ts';
import {
  keepRunning,
  type ManagedProcess,
  type RunningProcess,
  type Watcher,
} from '../supervise/keep-running.ts';
import { findTemporal } from '../temporal-program/programs.ts';
import { type Scripts, serviceProcess, simulatorProcess } from './node-processes.ts';
import { postgresProcess } from './postgres/process.ts';
import { temporalProcess } from './temporal.ts';

export interface StackOptions {
  readonly config: Config;
  readonly scripts: Scripts;
  readonly watcher: Watcher;
  /** Prepares the database before the service starts. */
  readonly prepareDatabase: (config: Config, databaseUrl: Secret) => Promise<FirstAccess>;
}

export interface Stack {
  /** Resolves when everything is ready; rejects with a StartError. */
  readonly ready: Promise<FirstAccess>;
  /** Stops everything in order; may be called at any time, even during the start. */
  stop(): Promise<void>;
}

/**
 * Clients stop before the servers they call. Each process is killed at its time (ms after the
 * signal); the last is below the promised 10 s. The worker has the most to finish; Temporal takes a
 * second.
 */
const endsBy = [
  ['api', 2_000],
  ['worker', 5_000],
  ['simulator', 5_500],
  ['Temporal', 7_500],
  ['PostgreSQL', 9_500],
] as const;

/**
 * Starts everything that the configuration does not place elsewhere: stores and simulator, then api
 * and worker.
 */
export function startStack(options: StackOptions): Stack {
  const pieces: RunningProcess[] = [];
  let stopping: Promise<void> | undefined;
  const keep = async (piece: ManagedProcess): Promise<void> => {
    if (stopping) return;
    const kept = keepRunning(piece, options.watcher);
    pieces.push(kept);
    await kept.ready;
  };
  return {
    ready: startAll(options, keep),
    stop: async () => {
      stopping ??= stopInOrder(pieces);
      await stopping;
    },
  };
}

type Keep = (piece: ManagedProcess) => Promise<void>;

async function startAll({ config, scripts, watcher, prepareDatabase }: StackOptions, keep: Keep) {
  const databaseUrl = databaseUrlOf(config);
  const env = childEnvironments(process.env, config, databaseUrl);
  const connections = `max_connections=${75 + 25 * env.workers.length}`; // A worker holds up to 20, the api 16.
  const database = async (): Promise<FirstAccess> => {
    if (config.databaseUrl === null)
      await keep(await postgresProcess(embeddedPostgresFolder(config.dataDir), [connections]));
    return await prepareDatabase(config, databaseUrl);
  };
  const [access] = await Promise.all([
    database(),
    config.temporal.address === null ? startTemporal(config, watcher, keep) : undefined,
    config.simulated ? keep(simulator(config, scripts, env.simulator)) : undefined,
  ]);
  await Promise.all([
    keep(serviceProcess('api', scripts.api, env.api)),
    ...env.workers.map((each, index) =>
      keep(serviceProcess('worker', scripts.worker, each, index === 0 ? 'worker' : `worker-${index + 1}`)),
    ),
  ]);
  return access;
}

async function startTemporal({ dataDir, temporal }: Config, watcher: Watcher, keep: Keep): Promise<void> {
  const { path } = await findTemporal({ onStep: (sentence) => watcher.report(sentence) });
  await keep(temporalProcess({ program: path, dataDir, ...temporal }));
}

function simulator(config: Config, scripts: Scripts, env: NodeJS.ProcessEnv): ManagedProcess {
  return simulatorProcess(
    scripts.simulator,
    env,
    config.simulator.port,
    join(config.dataDir, 'simulator.log'),
  );
}

async function stopInOrder(pieces: readonly RunningProcess[]): Promise<void> {
  const since = performance.now();
  for (const [name, endsByMs] of endsBy) {
    const graceMs = Math.max(0, endsByMs - (performance.now() - since));
    const alike = pieces.filter((each) => each.name.replace(/-\d+$/, '') === name);
    await Promise.all(alike.map((piece) => piece.stop(graceMs)));
  }
}
