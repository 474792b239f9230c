import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ChildOptions, startChild } from '../supervise/child.ts';
import type { ManagedProcess } from '../supervise/keep-running.ts';
import { lastLine } from '../supervise/log-file.ts';

/** Paths of the service's programs; tests replace them. */
export interface Scripts {
  readonly api: string;
  readonly worker: string;
  readonly simulator: string;
}

export const serviceScripts: Scripts = {
  api: fileURLToPath(new URL('../../../api/main.ts', import.meta.url)),
  worker: fileURLToPath(new URL('../../../temporal/main.ts', import.meta.url)),
  simulator: fileURLToPath(new URL('../../simulator/main.ts', import.meta.url)),
};

/**
 * V8 heap limits in MB. The worker processes the texts of whole panels, the api one report at a
 * time. By default V8 lets so small a heap grow by about 40 percent between two full collections;
 * at 80 percent the api needs a third as many (decision 10). The worker's young generation is as
 * large as its garbage needs to die in it (decision 6).
 */
export const heapLimits = {
  api: ['--max-semi-space-size=8', '--max-old-space-size=192', '--heap-growing-percent=80'],
  worker: ['--max-semi-space-size=16', '--max-old-space-size=256'],
} as const;

/**
 * The api or the worker: a Node process that sends one message when it is ready. It shares this
 * process's log, unless it is given a file.
 */
export function serviceProcess(
  kind: 'api' | 'worker',
  script: string,
  env: NodeJS.ProcessEnv,
  name: string = kind,
  more: Partial<Pick<ChildOptions, 'log' | 'cwd'>> = {},
): ManagedProcess {
  return {
    name,
    spawn: () =>
      startChild({
        command: [process.execPath, ...heapLimits[kind], script],
        env,
        log: null,
        messages: true,
        ...more,
      }),
    ready: async (child, signal) => {
      await once(child.process, 'message', { signal });
    },
    stopSignal: 'SIGTERM',
  };
}

/** The simulator. It listens on loopback whatever HOST is, and is ready when its port is open. */
export function simulatorProcess(
  script: string,
  env: NodeJS.ProcessEnv,
  port: number,
  log: string,
): ManagedProcess {
  return {
    name: 'simulator',
    spawn: () => startChild({ command: [process.execPath, script], env: { ...env, HOST: '127.0.0.1' }, log }),
    ready: (_, signal) => untilOpen(port, signal),
    stopSignal: 'SIGTERM',
    explain: () => lastLine(log),
  };
}

async function untilOpen(port: number, signal: AbortSignal): Promise<void> {
  while (!(await isOpen(port))) await sleep(25, undefined, { signal });
}

async function isOpen(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ port, host: '127.0.0.1' });
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return await promise.finally(() => socket.destroy());
}
