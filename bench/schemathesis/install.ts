import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outputOf } from '../../temporal/local-server/run-program.ts';

const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
/** Twenty MB of wheels: half a minute at 5 Mbit/s. */
const installTimeoutMs = 300_000;

/**
 * Schemathesis in an environment of its own, as requirements.txt pins it; installed once.
 * @returns path of a python that has it
 * @throws Error where python3 or a part of it is missing, or pip fails
 */
export async function installSchemathesis(): Promise<string> {
  const digest = createHash('sha256').update(readFileSync(requirements)).digest('hex');
  const folder = join(cache, `schemathesis-${digest.slice(0, 12)}`);
  const python = join(folder, 'bin', 'python');
  const whole = join(folder, 'whole'); // What was killed on the way is installed anew.
  if (existsSync(python) && existsSync(whole)) return python;

  await demandPython();
  console.log(`installing Schemathesis into ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  await run('python3', ['-m', 'venv', folder]);
  const options = ['--quiet', '--disable-pip-version-check', '--no-input'];
  await run(python, ['-m', 'pip', 'install', ...options, '-r', requirements]);
  writeFileSync(whole, '');
  return python;
}

async function demandPython(): Promise<void> {
  const test = 'import sys, venv, ensurepip; sys.version_info < (3, 11) and sys.exit(sys.version)';
  await outputOf('python3', ['-c', test], { timeoutMs: 30_000 }).catch((error: Error) => {
    throw new Error(`this bench needs python3, 3.11 or newer, with venv and pip: ${error.message}`);
  });
}

async function run(program: string, parameters: readonly string[]): Promise<void> {
  await outputOf(program, parameters, { timeoutMs: installTimeoutMs }).catch((error: Error) => {
    throw new Error(`Schemathesis cannot be installed: ${error.message}`);
  });
}
