import { once } from 'node:events';
import { join } from 'node:path';
import { nodeEnvironment } from '../../../src/config/passed-on.ts';
import { heapLimits, simulatorProcess } from '../../../src/embedded/services/node-processes.ts';
import { startChild } from '../../../src/embedded/supervise/child.ts';
import type { ManagedProcess } from '../../../src/embedded/supervise/keep-running.ts';

const mainOf = {
  api: 'api/main.ts',
  worker: 'temporal/main.ts',
  simulator: 'src/simulator/main.ts',
} as const;
const thisCheckout = new URL('../../../', import.meta.url).pathname;

/**
 * A program of the service as `npm start` runs it, except that its log is a file.
 * @param checkout whose program it is
 */
export function nodeProcess(
  name: 'api' | 'worker' | 'simulator',
  log: string,
  settings: Readonly<Record<string, string>>,
  checkout = thisCheckout,
): ManagedProcess {
  const env = { ...nodeEnvironment(process.env), MALLOC_ARENA_MAX: '2', LOG_LEVEL: 'debug', ...settings };
  if (name === 'simulator')
    return simulatorProcess(join(checkout, mainOf.simulator), env, Number(settings.SIMULATOR_PORT), log);
  return {
    name,
    spawn: () =>
      startChild({
        command: [process.execPath, ...heapLimits[name], join(checkout, mainOf[name])],
        env,
        cwd: checkout,
        log,
        messages: true,
      }),
    ready: async (child, signal) => {
      await once(child.process, 'message', { signal });
    },
    stopSignal: 'SIGTERM',
  };
}
