import { readdirSync, readFileSync } from 'node:fs';

export type CpuSeconds = Readonly<Record<string, number>>;

/** Ticks of /proc per second: 100 on every Linux of today. */
const ticksPerSecond = 100;

/**
 * Processor time that each named process has used so far, together with its descendants that have
 * no name of their own.
 */
export function cpuSeconds(pids: Readonly<Record<string, number>>): CpuSeconds {
  const names = new Map(Object.entries(pids).map(([name, pid]) => [pid, name]));
  const processes = new Map(readdirSync('/proc').flatMap((folder) => statOf(Number(folder))));
  const used = new Map<string, number>();
  for (const [pid, { ticks }] of processes) {
    const name = nameOf(pid, names, processes);
    if (name !== undefined) used.set(name, (used.get(name) ?? 0) + ticks / ticksPerSecond);
  }
  return Object.fromEntries(used);
}

interface Stat {
  readonly parent: number;
  /** Its own and those of its children that have ended. */
  readonly ticks: number;
}

function statOf(pid: number): (readonly [number, Stat])[] {
  if (!Number.isInteger(pid)) return [];
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in parentheses and may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return [[pid, { parent, ticks }]];
  } catch {
    return []; // It has ended meanwhile.
  }
}

function nameOf(
  pid: number,
  names: ReadonlyMap<number, string>,
  processes: ReadonlyMap<number, Stat>,
): string | undefined {
  for (let at = pid; at > 1; at = processes.get(at)?.parent ?? 0) {
    const name = names.get(at);
    if (name !== undefined) return name;
  }
  return undefined;
}
