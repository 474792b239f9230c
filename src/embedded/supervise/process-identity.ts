import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process, distinguishable from a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Its start time, in the format of the operating system. */
  readonly startTime: string;
}

/**
 * Identifies a process.
 * @returns null if it does not run, or no longer runs
 */
export function identifyProcess(pid: number): ProcessIdentity | null {
  const startTime = process.platform === 'linux' ? startTimeOnLinux(pid) : startTimeByPs(pid);
  return startTime === null ? null : { pid, startTime };
}

/** True if this very process still runs, rather than another one with its pid. */
export function runs({ pid, startTime }: ProcessIdentity): boolean {
  return identifyProcess(pid)?.startTime === startTime;
}

/** Reads the start time in ticks since boot, and the id of the boot: together they are unique. */
function startTimeOnLinux(pid: number): string | null {
  try {
    // The program's name, in parentheses, may contain anything: parse after the last parenthesis.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ');
    const [state, ticks] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X' || ticks === undefined) return null; // It has ended.
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
