import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { plainEnvironment } from '../../config/passed-on.ts';
import { startChild } from '../supervise/child.ts';
import type { ManagedProcess } from '../supervise/keep-running.ts';
import { lastLine } from '../supervise/log-file.ts';
import { programOutput } from '../temporal-program/run-program.ts';
import {
  type LocalServer,
  retentionArguments,
  startArguments,
  startEnvironment,
} from '../temporal-program/start-arguments.ts';

interface TemporalOptions extends Pick<LocalServer, 'namespace' | 'port' | 'uiPort'> {
  /** Path of Temporal's program. */
  readonly program: string;
  readonly dataDir: string;
}

/** Temporal's development server with its web interface. It stores all workflows in one file. */
export function temporalProcess({
  program,
  dataDir,
  namespace,
  port,
  uiPort,
}: TemporalOptions): ManagedProcess {
  const log = join(dataDir, 'temporal.log');
  const folder = join(dataDir, 'temporal');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const databaseFile = join(folder, 'temporal.db');
  const command = [program, ...startArguments({ namespace, port, uiPort, databaseFile })];
  return {
    name: 'Temporal',
    spawn: () =>
      startChild({
        command,
        env: { ...startEnvironment(plainEnvironment(process.env)), DATA_DIR: dataDir },
        log,
      }),
    ready: (_, signal) => ready(program, retentionArguments({ namespace, port }), signal),
    stopSignal: 'SIGTERM',
    explain: () => lastLine(log),
  };
}

/**
 * Readiness probe and retention setup in one: retries the retention command until the server
 * accepts it.
 */
async function ready(program: string, parameters: readonly string[], signal: AbortSignal): Promise<void> {
  for (;;) {
    const answered = await programOutput(program, parameters, { timeoutMs: 10_000 }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(20, undefined, { signal });
  }
}
