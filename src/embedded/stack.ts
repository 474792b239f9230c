import { join } from 'node:path';
import { findTemporal } from '../../temporal/local-server/programs.ts';
import { type Config, databaseUrlOf, embeddedPostgresFolder } from '../config.ts';
import { childEnvironment } from './child-environment.ts';
import { type KeptPiece, keepRunning, type Piece, type Watcher } from './keep-running.ts';
import { type Scripts, servicePiece, simulatorPiece } from './node-pieces.ts';
import { postgresPiece } from './postgres/piece.ts';
import { temporalPiece } from './temporal-piece.ts';

export interface StackOptions {
  readonly config: Config;
  readonly scripts: Scripts;
  readonly watcher: Watcher;
  /** What has to be in the database before the service starts. */
  readonly prepareDatabase: (config: Config, databaseUrl: string) => Promise<string | null>;
}

export interface Stack {
  /** Resolves when everything serves, to a new API key or null; rejects with a StartError. */
  readonly ready: Promise<string | null>;
  /** Ends everything in order; safe at any time, also while it is starting. */
  stop(): Promise<void>;
}

/** Ends in this order: who asks before who is asked. Their patience adds up to 9.5 s, below the 10 s that we promise. */
const orderOfEnd = ['api', 'worker', 'simulator', 'Temporal', 'PostgreSQL'];
const serviceGraceMs = 2_500;

/** Starts what is not configured to be elsewhere: stores and simulator at the same time, then api and worker. */
export function startStack(options: StackOptions): Stack {
  const pieces: KeptPiece[] = [];
  let stopping: Promise<void> | undefined;
  const keep = async (piece: Piece): Promise<void> => {
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

type Keep = (piece: Piece) => Promise<void>;

async function startAll({ config, scripts, watcher, prepareDatabase }: StackOptions, keep: Keep) {
  const databaseUrl = databaseUrlOf(config);
  const env = childEnvironment(config, databaseUrl);
  const database = async (): Promise<string | null> => {
    if (config.databaseUrl === null) await keep(await postgresPiece(embeddedPostgresFolder(config.dataDir)));
    return await prepareDatabase(config, databaseUrl);
  };
  const [newKey] = await Promise.all([
    database(),
    config.temporal.address === null ? startTemporal(config, watcher, keep) : undefined,
    config.simulated ? keep(simulator(config, scripts, env)) : undefined,
  ]);
  await Promise.all([
    keep(servicePiece('api', scripts.api, env, serviceGraceMs)),
    keep(servicePiece('worker', scripts.worker, env, serviceGraceMs)),
  ]);
  return newKey;
}

async function startTemporal({ dataDir, temporal }: Config, watcher: Watcher, keep: Keep): Promise<void> {
  const { path } = await findTemporal({ onStep: (sentence) => watcher.report(sentence) });
  await keep(temporalPiece({ program: path, dataDir, port: temporal.port, uiPort: temporal.uiPort }));
}

function simulator(config: Config, scripts: Scripts, env: NodeJS.ProcessEnv): Piece {
  return simulatorPiece(scripts.simulator, env, config.simulator.port, join(config.dataDir, 'simulator.log'));
}

async function stopInOrder(pieces: readonly KeptPiece[]): Promise<void> {
  for (const name of orderOfEnd) {
    await Promise.all(pieces.filter((piece) => piece.name === name).map((piece) => piece.stop()));
  }
}
