import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Program } from './program.ts';

/**
 * The folder for downloaded programs: in the user's cache, so that all clones of the project share
 * it.
 */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>): string {
  const base = env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache');
  return join(base, 'panel-research', `${process.platform}-${process.arch}`);
}

/** The path of the program in the cache, or null. */
export async function cached(program: Program, folder: string): Promise<string | null> {
  const path = join(folder, fileName(program));
  return (await stat(path).catch(() => null))?.isFile() ? path : null;
}

/**
 * Downloads a program into the cache. Safe if several processes do so at once, or if one is killed:
 * the complete file gets its name by a single rename.
 * @param download puts the program into the given empty folder and returns its path
 */
export async function keepInCache(
  program: Program,
  folder: string,
  download: (emptyFolder: string) => Promise<string>,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  await removeOldWorkshops(folder);
  const workshop = await mkdtemp(join(folder, 'download-'));
  try {
    const file = await download(workshop);
    await chmod(file, 0o755);
    const path = join(folder, fileName(program));
    await rename(file, path);
    return path;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Removes the leftovers of killed downloads. No download takes an hour. */
async function removeOldWorkshops(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('download-')) continue;
    const path = join(folder, name);
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now());
    if (age > 3_600_000) await rm(path, { recursive: true, force: true });
  }
}

/**
 * The name contains the version, so that an updated project fetches the version that it was tested
 * with.
 */
function fileName({ name, wheel }: Program): string {
  return `${name}-${wheel.version}`;
}
