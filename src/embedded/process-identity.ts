import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process, told apart from a later one that was given the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it began, in the words of the operating system. */
  readonly startTime: string;
}

/** @returns null where no such process runs (any more) */
export function identify(pid: number): ProcessIdentity | null {
  const startTime = process.platform === 'linux' ? startTimeOnLinux(pid) : startTimeByPs(pid);
  return startTime === null ? null : { pid, startTime };
}

/** Whether this very process still runs. */
export function runs({ pid, startTime }: ProcessIdentity): boolean {
  return identify(pid)?.startTime === startTime;
}

/** Ticks since the boot, and which boot: both together never come again. */
function startTimeOnLinux(pid: number): string | null {
  try {
    // The name of the program stands in parentheses and may hold anything: count from the last one.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ');
    const [state, ticks] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X' || ticks === undefined) return null; // Ended, only not yet waited for.
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
  } catch {
    return null;
  }
}

function startTimeByPs(pid: number): string | null {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', `${pid}`], { encoding: 'utf8' }).trim();
    return line.startsWith('Z') || line === '' ? null : line.replace(/^\S+\s+/, '');
  } catch {
    return null;
  }
}
