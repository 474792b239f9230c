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
 * The workflows' code as one file, made by a process of its own: the bundler leaves 150 MB behind in the process that
 * runs it, and the worker is to stay small.
 * @param interceptors path of the module that has them; a test's refuses what this one drops
 * @returns the file, and what removes it again
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
