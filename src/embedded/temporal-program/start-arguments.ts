import { searchAttributes } from '../../../temporal/client/search-attributes.ts';

export interface LocalServer {
  readonly namespace: string;
  readonly port: number;
  readonly uiPort: number;
  /** Path of the file that holds every workflow; made when it is missing. */
  readonly databaseFile: string;
}

/**
 * Runs must stay known for longer than the 24 hours in which a create can be replayed, because a workflow's id is
 * protected only while its namespace keeps it. The development server keeps 24 hours unless it is told otherwise.
 */
const retention = '30d';

/** The figures stand for runs of 10 to 170 models on two cores, November 2026. */
const dynamicConfig: Readonly<Record<string, string>> = {
  // The server looks for new tasks at most 20 times a second per shard, and the development server has one shard.
  // These two alone halve the time of a run's own steps (1.8 s → 0.9 s at 40 models).
  'history.transferProcessorMaxPollRPS': '1000',
  'history.timerProcessorMaxPollRPS': '1000',
  // A worker gets the activities of its own workflow tasks in the reply, without another way round by a queue.
  'system.enableActivityEagerExecution': 'true',
  // Fairness between workspaces: without it, the panel of 172 of one holds up the panel of 10 of another.
  // It costs a fifth of the throughput.
  'matching.enableFairness': 'true',
  'matching.useNewMatcher': 'true',
};

/** Arguments of Temporal's program that start the development server with its web interface, on loopback only. */
export function startArguments({ namespace, port, uiPort, databaseFile }: LocalServer): string[] {
  return [
    ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', `${port}`, '--ui-port', `${uiPort}`],
    ...['--namespace', namespace, '--db-filename', databaseFile],
    // With these two a file is as fast as memory (3.2 runs of 40 a second, ten at once; 0.9 without), and safe against
    // kill -9. A power cut may lose the last moments, which housekeeping repairs from the record.
    ...['--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=NORMAL'],
    ...Object.entries(dynamicConfig).flatMap(([key, value]) => ['--dynamic-config-value', `${key}=${value}`]),
    ...searchAttributes.flatMap(({ name, type }) => ['--search-attribute', `${name}=${type}`]),
    // Nothing below a warning, and no look at the network for news.
    ...['--log-level', 'warn', '--ui-disable-news-fetch'],
    ...ownSettingsOnly,
  ];
}

/** Arguments that set how long the namespace keeps finished runs. They fail until the server is up. */
export function retentionArguments({ namespace, port }: Pick<LocalServer, 'namespace' | 'port'>): string[] {
  return [
    ...['operator', 'namespace', 'update', '--namespace', namespace, '--retention', retention],
    ...['--address', `127.0.0.1:${port}`, '--command-timeout', '5s', ...ownSettingsOnly],
  ];
}

// The user's own settings for Temporal's program, such as the address of a cluster, are not meant for this server.
const ownSettingsOnly = ['--disable-config-env', '--disable-config-file'];

/** The environment of the development server: its garbage collector runs at 5 × the live heap instead of 2 ×. */
export function startEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, GOGC: '400' };
}
