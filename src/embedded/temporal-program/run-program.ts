import { spawn } from 'node:child_process';
import { plainEnvironment } from '../../config/passed-on.ts';

interface RunOptions {
  readonly timeoutMs: number;
  readonly cwd?: string;
  /** Default: only the paths of programs and files from this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** User to run as, if not the current one. */
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Runs a program until it exits. On a timeout, kills it and every process it started.
 * @returns its standard output
 * @throws Error if it fails, cannot be started or takes too long; the message is the last line of
 * its standard error
 */
export async function programOutput(
  program: string,
  parameters: readonly string[],
  { timeoutMs, env = plainEnvironment(process.env), ...rest }: RunOptions,
): Promise<string> {
  const child = spawn(program, parameters, {
    ...rest,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // Its own process group, so that a timeout also kills its children.
  });
  const written = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written.stderr = (written.stderr + text).slice(-2_000);
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    reject(new Error(`not finished within ${timeoutMs / 1_000} s`));
  }, timeoutMs);
  child.once('error', reject);
  child.once('close', (code, signal) => {
    if (code === 0) resolve(written.stdout);
    else reject(new Error(causeIn(written.stderr) || `it ended with ${signal ?? code}`));
  });
  return await promise.finally(() => clearTimeout(timer));
}

/**
 * The first line that says so is the cause; later ones tell what the program then did, such as
 * removing its files.
 */
export function causeIn(text: string): string {
  const lines = text.trim().split('\n');
  return lines.find((line) => /\b(?:error|fatal|panic):/i.test(line)) ?? lines.at(-1) ?? '';
}
