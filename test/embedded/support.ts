import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ProcessIdentity, runs } from '../../src/embedded/supervise/process-identity.ts';
import { freePorts } from '../harness/free-ports.ts';
import { memoryFolder } from '../harness/memory-folder.ts';
import { until } from '../harness/until.ts';

const standInMain = fileURLToPath(new URL('./stand-in/main.ts', import.meta.url));

/** A start of the stack in its own process, as `npm start` would do it. */
export interface Start {
  readonly process: ChildProcess;
  /** Everything printed so far, on both streams. */
  printed(): string;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
}

/** Environment of an isolated stack: a new folder and free ports. */
export async function newPlace(): Promise<Record<string, string> & { DATA_DIR: string }> {
  const names = [
    'PORT',
    'ADMIN_PORT',
    'WORKER_ADMIN_PORT',
    'TEMPORAL_PORT',
    'TEMPORAL_UI_PORT',
    'SIMULATOR_PORT',
  ];
  const ports = await freePorts(names.length);
  const numbers = Object.fromEntries(names.map((name, index) => [name, `${ports[index]}`]));
  // As mktemp creates it: closed to others. If root starts PostgreSQL, it must still be able to get
  // in.
  return {
    ...numbers,
    DATA_DIR: memoryFolder('panel-start-'),
    LOG_LEVEL: 'warn',
    WORKERS: '1',
  };
}

export function removePlace({ DATA_DIR }: { DATA_DIR: string }): void {
  rmSync(DATA_DIR, { recursive: true, force: true });
}

/** Does what `npm run admin` does with these words. */
export function operate(place: Record<string, string>, ...words: string[]): void {
  const main = fileURLToPath(new URL('../../src/admin/main.ts', import.meta.url));
  const env = { ...withoutSettings(process.env), ...place };
  const { status, stderr } = spawnSync(process.execPath, [main, ...words], { env, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
}

/**
 * Starts the stack with stand-ins for api, worker and simulator; PostgreSQL and Temporal are real.
 */
export function start(place: Record<string, string>): Start {
  const child = spawn(process.execPath, [standInMain], {
    env: { ...withoutSettings(process.env), ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { process: child, printed: () => text, ended };
}

/** Resolves when everything is running. */
export async function untilReady(started: Start): Promise<void> {
  await until('everything runs', () => {
    if (started.process.exitCode !== null) throw new Error(`the start ended: ${started.printed()}`);
    return started.printed().includes('Everything runs');
  });
}

/** The processes of a start, by name. */
export function childrenOf({ DATA_DIR }: { DATA_DIR: string }): Map<string, ProcessIdentity> {
  const folder = join(DATA_DIR, 'run', 'children');
  const names = readdirSync(folder);
  return new Map(names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]));
}

/** The number of these processes that are still running. */
export function running(children: Map<string, ProcessIdentity>): string[] {
  return [...children].filter(([, identity]) => runs(identity)).map(([name]) => name);
}

/** Every process, including watchers, that has the folder's name in its command or environment. */
export function processesOf({ DATA_DIR }: { DATA_DIR: string }): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`].some((file) => holds(file, DATA_DIR)));
}

function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes(text);
  } catch {
    return false; // It has ended, or belongs to another user.
  }
}

/**
 * The tester's own settings must not reach the stack under test, except the path of Temporal's
 * program.
 */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL, TEMPORAL_ADDRESS, MODEL_GATEWAY_URL, GATEWAYS_FILE, CATALOGUE_FILE, ...rest } = env;
  return rest;
}
