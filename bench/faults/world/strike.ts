import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stored } from '../plan/effects.ts';
import type { Fault } from '../plan/faults.ts';
import type { Play } from '../trial/playing.ts';
import { fillDisk } from './disk.ts';
import { refuseSaves } from './refuse-saves.ts';
import { backUpAndRestore } from './restore.ts';

type FaultOf<Kind extends Fault['kind']> = Extract<Fault, { readonly kind: Kind }>;

/** Lets a fault happen, and resolves once it has passed. */
export async function strike(play: Play, fault: Fault): Promise<void> {
  await (strikes[fault.kind] as (play: Play, fault: Fault) => Promise<void>)(play, fault);
}

const strikes: { readonly [Kind in Fault['kind']]: (play: Play, fault: FaultOf<Kind>) => Promise<void> } = {
  kill: async ({ ground }, { program }) => {
    for (const each of program === 'all' ? Object.values(ground.programs) : [ground.programs[program]])
      signal(each.pid(), 'SIGKILL');
  },
  end: async ({ ground }, { program }) => signal(ground.programs[program].pid(), 'SIGTERM'),
  async stop({ ground }, { program, forMs }) {
    const pids = withChildren(ground.programs[program].pid());
    for (const pid of pids) signal(pid, 'SIGSTOP');
    await sleep(forMs);
    for (const pid of pids) signal(pid, 'SIGCONT');
  },
  cut: ({ ground }, { link, forMs }) => ground.proxies[link].cutFor(forMs),
  delay: ({ ground }, { link, forMs, byMs }) => ground.proxies[link].delayFor(forMs, byMs),
  silent: ({ ground }, { link, forMs, goesOn }) => ground.proxies[link].silenceFor(forMs, goesOn),
  async 'answer lost'({ ground }, { link, forMs, times }) {
    await ground.proxies[link].loseAnswersFor(forMs, times, { words: stored, end: isIdle });
  },
  'saves refused': (play, { forMs }) => refuseSaves(play, forMs),
  'disk full': ({ ground }, { forMs }) => fillDisk(join(ground.folder, 'postgres'), forMs),
  restore: (play, { forMs }) => backUpAndRestore(play, forMs),
  async 'Temporal emptied'({ ground }) {
    const folder = join(ground.folder, 'temporal');
    await ground.programs.Temporal.without(() => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
    });
  },
  async clock({ ground }, { program, byMs, forMs }) {
    const set = (ms: number) =>
      program === 'PostgreSQL' ? ground.setDatabaseClock(ms) : ground.order(program, { clockMs: ms });
    set(byMs);
    await sleep(forMs);
    set(0);
  },
  async failpoint({ ground }, { program, effect, moment, nth }) {
    ground.order(program, { failpoint: { effect, moment, nth } });
  },
  async 'second worker'({ ground }, { forMs, signal: name }) {
    const worker = ground.secondWorker();
    await worker.ready().catch(() => undefined); // While Temporal is away, it waits for it.
    await sleep(forMs);
    await worker.end(name);
  },
};

/** PostgreSQL's message "ready for query", outside of a transaction. */
const isIdle = 'Z\0\0\0\x05I';

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, name);
  } catch {
    // It has just ended, by another fault.
  }
}

/** A process and those that it has started; PostgreSQL serves each connection by one. */
function withChildren(pid: number): number[] {
  if (pid === 0) return [];
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

function parentOf(pid: string): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\)\s/s, '')
        .split(' ')[1],
    );
  } catch {
    return 0; // It has ended.
  }
}
