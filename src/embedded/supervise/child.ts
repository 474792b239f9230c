import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepSmall, openLog } from './log-file.ts';

/** The program to start, and its surroundings. */
export interface ChildOptions {
  /** The program and its arguments. */
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** User to run as, if not the current one. */
  readonly account?: { readonly uid?: number; readonly gid?: number };
  /** Path of the file to which its output is appended; null to share this process's output. */
  readonly log: string | null;
  /** True for a Node program that sends messages. */
  readonly messages?: boolean;
  /** The shell script that starts the command and stops it when this process is gone. */
  readonly watch?: string;
}

/** A process that ends when this one ends, for whatever reason. */
export interface Child {
  readonly pid: number;
  readonly process: ChildProcess;
  /** Resolves when it has ended, to a description such as `code 1` or `SIGKILL`. */
  readonly ended: Promise<string>;
  /**
   * Sends the signal, then SIGKILL if the child is still running after `graceMs`. Resolves when it
   * has ended.
   */
  stop(signal: NodeJS.Signals, graceMs: number): Promise<void>;
}

/** Time for an orphaned child to shut down before it is killed. */
export const orphanGraceSeconds = 8;

/**
 * The child's standard input is a pipe that is never written to. When this process ends, even by
 * kill -9, the pipe closes, and a watcher sends the child SIGTERM and later SIGKILL. The watcher is
 * a child of the process it watches: while its parent pid is the child's pid, that pid cannot have
 * been reused. `$PPID` is fixed at shell start, so the watcher re-executes itself for each check.
 * It gets none of the child's environment, which may hold secrets, except DATA_DIR, which shows
 * what it belongs to. `exec` keeps the pid of the shell for the command. The message channel is
 * file descriptor 3.
 */
const watchAndRun = `
look='
  [ "$PPID" = "$1" ] || exit 0
  case $3 in 0) kill -TERM "$1" ;; ${orphanGraceSeconds * 5}) kill -KILL "$1" ;; esac
  sleep 0.2
  exec /bin/sh -c "$2" watcher "$1" "$2" $(($3 + 1))'
exec 9<&0 </dev/null
( exec 3>&- >/dev/null 2>&1
  exec env -i "PATH=$PATH" "DATA_DIR=\${DATA_DIR-}" /bin/sh -c '
    cat <&9
    exec /bin/sh -c "$2" watcher "$1" "$2" 0' watcher $$ "$look" ) &
exec 9<&-
exec "$@"`;

/** Starts a child in its own session, so that Ctrl-C in the terminal reaches only this process. */
export function startChild(options: ChildOptions): Child {
  const { command, env, cwd, account, log, messages = false, watch = watchAndRun } = options;
  const output = log === null ? 'inherit' : openLog(log);
  const child = spawn('/bin/sh', ['-c', watch, 'start', ...command], {
    env,
    ...(cwd === undefined ? {} : { cwd }),
    ...account,
    detached: true,
    stdio: ['pipe', output, output, ...(messages ? (['ipc'] as const) : [])],
  });
  if (output !== 'inherit') closeSync(output);
  const ended = endOf(child);
  if (log !== null) void ended.then(keepSmall(log));
  // The pipe breaks if the child ends first; `ended` reports that.
  child.stdin?.on('error', () => {});
  child.on('error', () => {});
  return {
    pid: child.pid ?? 0,
    process: child,
    ended,
    stop: (signal, graceMs) => stop(child, signal, graceMs),
  };
}

async function endOf(child: ChildProcess): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  child.once('error', (error) => {
    if (child.pid === undefined) resolve(error.message);
  });
  return await promise;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals, graceMs: number): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill(signal);
  const patience = new AbortController();
  await Promise.race([end, sleep(graceMs, undefined, { signal: patience.signal }).catch(() => {})]);
  patience.abort();
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await end;
}
