import { apiUrl } from '../config/addresses.ts';
import { type Config, configOrExit } from '../config/config.ts';
import { createLogger, type Logger } from '../log/log.ts';
import { announcement } from './first-start/announcement.ts';
import { openDataFolder } from './first-start/data-folder.ts';
import { firstPreflight } from './first-start/first-preflight.ts';
import { checkPorts, type WantedPort } from './first-start/ports.ts';
import { type StackOptions, startStack } from './services/stack.ts';
import { workerPorts } from './supervise/child-environment.ts';
import { takeLock } from './supervise/lock.ts';
import { rememberChild, waitForOrphans } from './supervise/orphans.ts';
import { StartError } from './supervise/start-error.ts';
import { ProgramNotFound } from './temporal-program/find-program.ts';

type Parts = Pick<StackOptions, 'scripts' | 'prepareDatabase'>;

/**
 * Implements `npm start`: runs the whole service on this machine until a signal stops it. The exit
 * code is 0 after SIGINT, SIGTERM or SIGHUP, 0 if the service is already running, and 1 with a line
 * per cause if it cannot start.
 */
export async function run(parts: Parts): Promise<void> {
  const config = configOrExit();
  try {
    await runStack(config, parts);
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ProgramNotFound)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
  // Any handles still open belong to children that have ended.
  process.exit();
}

async function runStack(config: Config, parts: Parts): Promise<void> {
  const runFolder = openDataFolder(config.dataDir);
  const holder = takeLock(runFolder, apiUrl(config));
  if (holder) {
    process.stdout.write(
      `Already running: ${holder.api} (process ${holder.pid}, data in ${config.dataDir}).\n`,
    );
    return;
  }
  const ended = nextSignal();
  await waitForOrphans(runFolder);
  await checkPorts(wantedPorts(config));
  await serveUntil(ended, config, parts, runFolder);
}

async function serveUntil(ended: Promise<NodeJS.Signals>, config: Config, parts: Parts, runFolder: string) {
  const log = createLogger('start', config.logLevel);
  const stack = startStack({ config, ...parts, watcher: watcherOf(log, runFolder) });
  try {
    const started = stack.ready.then((access) => {
      print(announcement(config, access));
      tryGateways(config, log);
    });
    const signal = await Promise.race([ended, started.then(() => ended)]);
    print(`${signal}: ending everything in order.`);
  } finally {
    await stack.stop();
  }
}

/** Beside everything else, because a slow gateway must not hold up the start or its end. */
function tryGateways(config: Config, log: Logger): void {
  firstPreflight(config).then(
    (found) => found !== null && print(found),
    (error: unknown) => log.warn({ err: error }, 'the gateways could not be tried'),
  );
}

function watcherOf(log: Logger, runFolder: string): StackOptions['watcher'] {
  return {
    started: (name, pid) => rememberChild(runFolder, name, pid),
    report: (line) => log.warn(line),
  };
}

/**
 * Later signals are ignored: npm forwards the signal that the terminal already sent, and shutdown
 * is bounded.
 */
function nextSignal(): Promise<NodeJS.Signals> {
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  process.stdout.on('error', () => {}); // A closed pipe, as in `npm start | head`, must not stop the service.
  process.stderr.on('error', () => {});
  return promise;
}

function wantedPorts(config: Config): WantedPort[] {
  const { host, temporal } = config;
  const local = '127.0.0.1';
  return [
    { variable: 'PORT', port: config.port, host },
    { variable: 'ADMIN_PORT', port: config.adminPort, host },
    ...workerPorts(config).map((port) => ({ variable: 'WORKER_ADMIN_PORT', port, host })),
    ...(temporal.address === null
      ? [
          { variable: 'TEMPORAL_PORT', port: temporal.port, host: local },
          { variable: 'TEMPORAL_UI_PORT', port: temporal.uiPort, host: local },
        ]
      : []),
    ...(config.simulated ? [{ variable: 'SIMULATOR_PORT', port: config.simulator.port, host: local }] : []),
  ];
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
