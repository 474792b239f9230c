import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { orphanGraceSeconds } from './child.ts';
import { identifyProcess, type ProcessIdentity, runs } from './process-identity.ts';

/** Records a child's process, so that a later start can tell whether it still runs. */
export function rememberChild(runFolder: string, piece: string, pid: number): void {
  const identity = identifyProcess(pid);
  if (!identity) return; // It has already ended.
  const folder = childrenFolder(runFolder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, piece), JSON.stringify(identity));
}

/**
 * Waits until all processes of a killed start have ended, so that none of them holds a port or a
 * file. Each ends by itself (see child.ts); one that does not is killed, which the database and
 * Temporal survive by design.
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
    return []; // Half written: its writer was killed just after it started the child.
  }
}

function childrenFolder(runFolder: string): string {
  return join(runFolder, 'children');
}
