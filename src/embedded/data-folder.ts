import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Raised by a change of layout that an older or newer program can't read. */
const version = '1';

/**
 * Makes the data folder, or checks that this program may use the one that is there.
 * @returns the folder in it for what only lives as long as a start: lock and list of processes
 * @throws StartError where it can't be written, or was made by a program of another version
 */
export function openDataFolder(dataDir: string): { runFolder: string } {
  const runFolder = join(dataDir, 'run');
  try {
    // Others may look through it, because PostgreSQL runs as another user when root starts it; what is secret in it
    // has its own mode.
    mkdirSync(runFolder, { recursive: true, mode: 0o755 });
    accessSync(dataDir, constants.W_OK);
    accessSync(runFolder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR: ${dataDir} cannot be written (${code}); set it to a folder of your own.`);
  }
  checkVersion(join(dataDir, 'version'), dataDir);
  return { runFolder };
}

function checkVersion(file: string, dataDir: string): void {
  const found = readVersion(file);
  if (found === null) {
    writeFileSync(file, `${version}\n`, { flag: 'wx' });
  } else if (found !== version) {
    throw new StartError(
      `DATA_DIR: ${dataDir} has the layout ${JSON.stringify(found)}, this program reads ${version}; ` +
        'start the version that made it, or set DATA_DIR to another folder.',
    );
  }
}

function readVersion(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim().slice(0, 40);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StartError(`DATA_DIR: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
