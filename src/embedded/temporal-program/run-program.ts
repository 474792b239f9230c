import { spawn } from 'node:child_process';
import { plainEnvironment } from '../../config/passed-on.ts';

interface RunOptions {
  readonly timeoutMs: number;
  readonly cwd?: string;
  /** Left out: where programs and files are, and nothing else of this process's. */
  readonly env?: NodeJS.ProcessEnv;
  /** Another user to run as. */
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Runs a program to its end.
 * @returns what it wrote to standard output
 * @throws Error with the end of what it wrote to standard error, when it fails, can't be started or takes too long;
 * then everything that it started is killed with it
 */
export async function outputOf(
  program: string,
  parameters: readonly string[],
  { timeoutMs, env = plainEnvironment(process.env), ...rest }: RunOptions,
): Promise<string> {
  const child = spawn(program, parameters, {
    ...rest,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // A process group of its own, so that a time-out ends its children as well.
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
    reject(new Error(`no end within ${timeoutMs / 1_000} s`));
  }, timeoutMs);
  child.once('error', reject);
  child.once('close', (code, signal) => {
    if (code === 0) resolve(written.stdout);
    else reject(new Error(lastLine(written.stderr) || `it ended with ${signal ?? code}`));
  });
  return await promise.finally(() => clearTimeout(timer));
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
