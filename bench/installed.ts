import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeEnvironment, pipEnvironment } from '../src/config/passed-on.ts';
import { programOutput } from '../src/embedded/temporal-program/run-program.ts';

// Tools that a benchmark needs and the service does not. Each is installed once, into its own
// folder, as pinned by a file of the repository.

const cache = fileURLToPath(new URL('../.cache/', import.meta.url));
/** Some tens of MB: half a minute at 5 Mbit/s. */
const timeoutMs = 300_000;

/**
 * Creates a Python environment with the packages of a requirements.txt.
 * @returns the path of its python
 * @throws Error if python3 or a part of it is missing, or pip fails
 */
export async function pythonWith(name: string, requirements: URL): Promise<string> {
  return await installed(name, requirements, 'bin/python', async (folder, python) => {
    await demandPython();
    await run(name, 'python3', ['-m', 'venv', folder]);
    const options = ['--quiet', '--disable-pip-version-check', '--no-input'];
    const env = pipEnvironment(process.env);
    await run(name, python, ['-m', 'pip', 'install', ...options, '-r', fileURLToPath(requirements)], { env });
  });
}

/**
 * Installs npm packages as pinned by a package-lock.json and the package.json beside it, without
 * running their scripts.
 * @param program path within the folder
 * @returns the path of that program
 * @throws Error if npm fails
 */
export async function npmProgram(name: string, lockfile: URL, program: string): Promise<string> {
  return await installed(name, lockfile, program, async (folder) => {
    for (const file of ['package.json', 'package-lock.json']) {
      cpSync(new URL(file, lockfile), join(folder, file));
    }
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run(name, 'npm', ['ci', ...options], { cwd: folder, env: nodeEnvironment(process.env) });
  });
}

async function installed(
  name: string,
  pinnedBy: URL,
  program: string,
  install: (folder: string, program: string) => Promise<void>,
): Promise<string> {
  const digest = createHash('sha256').update(readFileSync(pinnedBy)).digest('hex');
  const folder = join(cache, `${name}-${digest.slice(0, 12)}`);
  const path = join(folder, program);
  const whole = join(folder, 'whole'); // An installation that was killed midway is repeated.
  if (existsSync(path) && existsSync(whole)) return path;
  console.log(`installing ${name} into ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await install(folder, path);
  writeFileSync(whole, '');
  return path;
}

async function demandPython(): Promise<void> {
  const test = 'import sys, venv, ensurepip; sys.version_info < (3, 11) and sys.exit(sys.version)';
  await programOutput('python3', ['-c', test], { timeoutMs: 30_000 }).catch((error: Error) => {
    throw new Error(`this bench needs python3, 3.11 or newer, with venv and pip: ${error.message}`);
  });
}

async function run(
  name: string,
  program: string,
  parameters: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  await programOutput(program, parameters, { timeoutMs, ...options }).catch((error: Error) => {
    throw new Error(`${name} cannot be installed: ${error.message}`);
  });
}
