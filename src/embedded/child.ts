import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from './log-file.ts';

/** What to start, and how. */
export interface ChildOptions {
  /** The program and its parameters. */
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Another user to run as. */
  readonly account?: { readonly uid?: number; readonly gid?: number };
  /** Path of the file to which its output is appended; null: it goes where this process's output goes. */
  readonly log: string | null;
  /** Whether the child is a Node program that sends messages. */
  readonly messages?: boolean;
  /** The shell program that starts the command and ends it when this process is gone. */
  readonly watch?: string;
}

/** A process that ends when this one does, however this one ends. */
export interface Child {
  readonly pid: number;
  readonly process: ChildProcess;
  /** Resolves when it has ended: to how, in words. */
  readonly ended: Promise<string>;
  /** Sends the signal, and SIGKILL when the child hasn't ended after `graceMs`. Resolves when it has ended. */
  stop(signal: NodeJS.Signals, graceMs: number): Promise<void>;
}

/** How long a child that lost its parent may take to end by itself. */
export const orphanGraceSeconds = 8;

/**
 * The child's standard input is a pipe that nobody writes to. When this process is gone, even by kill -9, the pipe
 * ends, and the watcher beside the child sends SIGTERM and later SIGKILL. The watcher is the child's own child: as long
 * as its parent is still that number, the number still belongs to the child and can't have been given to another. A
 * shell learns its parent only when it starts, so that the watcher starts itself anew for every look. It needs nothing of
 * the child's environment, which may hold secrets; the data folder tells what it belongs to.
 * `exec` keeps the number of the shell for the command. The message channel is number 3.
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

/** Starts a child in a session of its own, so that Ctrl-C in the terminal reaches only this process. */
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
  // A child that ends first breaks the pipe; that is told by its end.
  child.stdin?.on('error', () => {});
  child.on('error', () => {});
  return {
    pid: child.pid ?? 0,
    process: child,
    ended: endOf(child),
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
