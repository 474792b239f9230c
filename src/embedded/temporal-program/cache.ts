import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Program } from './program.ts';

/** Where downloaded programs are kept: the user's cache, so that all clones of the project share them. */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>): string {
  const base = env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache');
  return join(base, 'panel-research', `${process.platform}-${process.arch}`);
}

/** Path of the program in the cache, or null. */
export async function cached(program: Program, folder: string): Promise<string | null> {
  const path = join(folder, fileName(program));
  return (await stat(path).catch(() => null))?.isFile() ? path : null;
}

/**
 * Downloads a program into the cache. Safe when several processes do it at once, and when one is killed in it: the
 * file appears under its name by one rename, whole.
 * @param download puts the program into the empty folder that it is given and returns its path
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

/** What a download that was killed has left: no download takes an hour. */
async function removeOldWorkshops(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('download-')) continue;
    const path = join(folder, name);
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now());
    if (age > 3_600_000) await rm(path, { recursive: true, force: true });
  }
}

/** The version is in the name, so that an update of the project fetches the program that it was tried with. */
function fileName({ name, wheel }: Program): string {
  return `${name}-${wheel.version}`;
}
