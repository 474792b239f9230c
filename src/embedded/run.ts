import { ProgramNotFound } from '../../temporal/local-server/find-program.ts';
import { type Config, configOrExit } from '../config/config.ts';
import { createLogger, type Logger } from '../log/log.ts';
import { announcement, apiUrl } from './announcement.ts';
import { openDataFolder } from './data-folder.ts';
import { takeLock } from './lock.ts';
import { rememberChild, waitForOrphans } from './orphans.ts';
import { checkPorts, type WantedPort } from './ports.ts';
import { type StackOptions, startStack } from './stack.ts';
import { StartError } from './start-error.ts';

type Parts = Pick<StackOptions, 'scripts' | 'prepareDatabase'>;

/**
 * `npm start`: the whole service on this machine until a signal ends it. Ends the process with 0 after SIGINT, SIGTERM
 * or SIGHUP, with 0 where another start runs it already (what was asked for is the case), and with 1 and a line per
 * cause where it can't start.
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
  // Whatever is still open belongs to children that have ended.
  process.exit();
}

async function runStack(config: Config, parts: Parts): Promise<void> {
  const { runFolder } = openDataFolder(config.dataDir);
  const holder = takeLock(runFolder, apiUrl(config));
  if (holder) {
    process.stdout.write(
      `It is running already: ${holder.api} (process ${holder.pid}, data in ${config.dataDir}).\n`,
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
    const started = stack.ready.then((newKey) => print(announcement(config, newKey)));
    const signal = await Promise.race([ended, started.then(() => ended)]);
    print(`${signal}: ending everything in order.`);
  } finally {
    await stack.stop();
  }
}

function watcherOf(log: Logger, runFolder: string): StackOptions['watcher'] {
  return {
    started: (name, pid) => rememberChild(runFolder, name, pid),
    report: (line) => log.warn(line),
  };
}

/** Later signals are ignored: npm passes on what the terminal has sent already, and the end is bounded anyway. */
function nextSignal(): Promise<NodeJS.Signals> {
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  process.stdout.on('error', () => {}); // A reader that has gone, as in `npm start | head`, ends nothing.
  process.stderr.on('error', () => {});
  return promise;
}

function wantedPorts(config: Config): WantedPort[] {
  const { host, temporal } = config;
  const local = '127.0.0.1';
  return [
    { variable: 'PORT', port: config.port, host },
    { variable: 'ADMIN_PORT', port: config.adminPort, host },
    { variable: 'WORKER_ADMIN_PORT', port: config.workerAdminPort, host },
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
