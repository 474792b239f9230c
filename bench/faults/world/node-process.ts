import { join, relative } from 'node:path';
import { nodeEnvironment } from '../../../src/config/passed-on.ts';
import {
  serviceProcess,
  serviceScripts,
  simulatorProcess,
} from '../../../src/embedded/services/node-processes.ts';
import type { ManagedProcess } from '../../../src/embedded/supervise/keep-running.ts';

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
  const script = join(checkout, relative(thisCheckout, serviceScripts[name]));
  if (name === 'simulator') return simulatorProcess(script, env, Number(settings.SIMULATOR_PORT), log);
  return serviceProcess(name, script, env, name, { log, cwd: checkout });
}
