import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodeEnvironment } from '../src/config/passed-on.ts';

const bundler = fileURLToPath(new URL('./bundle-main.ts', import.meta.url));
const standardInterceptors = fileURLToPath(new URL('../workflows/interceptors.ts', import.meta.url));

/**
 * Bundles the workflow code into one file, in a child process: the bundler leaves 150 MB behind in the
 * process that runs it, and the worker should stay small.
 * @param interceptors path of the interceptors' module; tests pass one that refuses what this one drops
 * @returns the file, and a function that removes it
 */
export async function bundleWorkflows(
  interceptors = standardInterceptors,
): Promise<{ codePath: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'panel-workflows-'));
  const codePath = join(folder, 'workflows.js');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await promisify(execFile)(process.execPath, [bundler, codePath, interceptors], {
      env: nodeEnvironment(process.env),
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return { codePath, remove };
}
