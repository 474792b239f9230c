import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { orphanGraceSeconds } from './child.ts';
import { identify, type ProcessIdentity, runs } from './process-identity.ts';

/** Notes which process plays a piece, so that a later start can tell whether it is still there. */
export function rememberChild(runFolder: string, piece: string, pid: number): void {
  const identity = identify(pid);
  if (!identity) return; // It has ended already.
  const folder = childrenFolder(runFolder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, piece), JSON.stringify(identity));
}

/**
 * Waits until no process of a killed start is left, so that none of them holds a port or a file. Each ends by itself
 * (see child.ts); one that does not is killed, which the database and Temporal are made to survive.
 */
export async function waitForOrphans(runFolder: string): Promise<void> {
  const patienceEndsAt = Date.now() + (orphanGraceSeconds + 1) * 1_000;
  for (;;) {
    const left = rememberedChildren(runFolder).filter(runs);
    if (left.length === 0) break;
    if (Date.now() > patienceEndsAt) for (const { pid } of left) process.kill(pid, 'SIGKILL');
    await sleep(50);
  }
  rmSync(childrenFolder(runFolder), { recursive: true, force: true });
}

function rememberedChildren(runFolder: string): ProcessIdentity[] {
  try {
    const folder = childrenFolder(runFolder);
    return readdirSync(folder).flatMap((name) => readIdentity(join(folder, name)));
  } catch {
    return [];
  }
}

function readIdentity(file: string): ProcessIdentity[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity];
  } catch {
    return []; // Half written when its writer was killed: that child was one moment old.
  }
}

function childrenFolder(runFolder: string): string {
  return join(runFolder, 'children');
}
