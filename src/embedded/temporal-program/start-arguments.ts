import { searchAttributes } from '../../../temporal/client/search-attributes.ts';

export interface LocalServer {
  readonly namespace: string;
  readonly port: number;
  readonly uiPort: number;
  /** Path of the file that stores all workflows; created if missing. */
  readonly databaseFile: string;
}

/**
 * How long the namespace keeps finished runs. It must be longer than the 24 hours in which a create
 * can be replayed, because a workflow id is protected only while its run is kept. The server's
 * default is 24 hours.
 */
const retention = '30d';

/** Measured with runs of 10 to 170 models on two cores, November 2026. */
const dynamicConfig: Readonly<Record<string, string>> = {
  // By default the server polls for new tasks at most 20 times a second per shard, and the
  // development server has one shard. These two settings alone halve the time of a run's own steps
  // (1.8 s → 0.9 s at 40 models).
  'history.transferProcessorMaxPollRPS': '1000',
  'history.timerProcessorMaxPollRPS': '1000',
  // A worker gets the activities of its own workflow tasks in the reply, without another round trip
  // through a queue.
  'system.enableActivityEagerExecution': 'true',
  // Fairness between workspaces: without it, one workspace's panel of 172 holds up another's panel
  // of 10. Costs a fifth of the throughput.
  'matching.enableFairness': 'true',
  'matching.useNewMatcher': 'true',
  // A worker that stops tells the server, which then ends its polls. Otherwise a task that is
  // handed to it at that moment is lost, and repeated only after 10 s (of a workflow) or 20 s (a
  // step without a heartbeat).
  'frontend.enableCancelWorkerPollsOnShutdown': 'true',
};

/** Arguments that start the development server with its web interface, on loopback only. */
export function startArguments({ namespace, port, uiPort, databaseFile }: LocalServer): string[] {
  return [
    ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', `${port}`, '--ui-port', `${uiPort}`],
    ...['--namespace', namespace, '--db-filename', databaseFile],
    // With these two, a file is as fast as memory (3.2 runs of 40 models per second, ten at once;
    // 0.9 without) and survives kill -9. A power cut may lose the last moments, which housekeeping
    // repairs from the record.
    ...['--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=NORMAL'],
    ...Object.entries(dynamicConfig).flatMap(([key, value]) => ['--dynamic-config-value', `${key}=${value}`]),
    ...searchAttributes.flatMap(({ name, type }) => ['--search-attribute', `${name}=${type}`]),
    // Log warnings and errors only, and do not fetch news from the network.
    ...['--log-level', 'warn', '--ui-disable-news-fetch'],
    ...ownSettingsOnly,
  ];
}

/**
 * Arguments that set how long the namespace keeps finished runs. The command fails until the server
 * is up.
 */
export function retentionArguments({ namespace, port }: Pick<LocalServer, 'namespace' | 'port'>): string[] {
  return [
    ...['operator', 'namespace', 'update', '--namespace', namespace, '--retention', retention],
    ...['--address', `127.0.0.1:${port}`, '--command-timeout', '5s', ...ownSettingsOnly],
  ];
}

// Ignore the user's own settings for Temporal's CLI, such as the address of a cluster.
const ownSettingsOnly = ['--disable-config-env', '--disable-config-file'];

/**
 * Environment of the development server: its garbage collector runs at 5 times the live heap
 * instead of twice.
 */
export function startEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, GOGC: '400' };
}
