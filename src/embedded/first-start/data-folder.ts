import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../supervise/start-error.ts';

/**
 * Version of the folder's layout. Increment it when older or newer programs cannot read the layout.
 */
const version = '1';

/**
 * Creates the data folder, or checks that this program can use the existing one.
 * @returns its subfolder for run-time files: the lock and the list of processes
 * @throws StartError if the folder is not writable or has the layout of another version
 */
export function openDataFolder(dataDir: string): string {
  const runFolder = join(dataDir, 'run');
  try {
    // Other users may traverse it, because PostgreSQL runs as another user if root starts it.
    // Secret files have their own mode.
    makeFolder(runFolder);
    accessSync(dataDir, constants.W_OK);
    accessSync(runFolder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR: ${dataDir} is not writable (${code}); set it to a folder that you own.`);
  }
  checkVersion(join(dataDir, 'version'), dataDir);
  return runFolder;
}

/** One after the other: for a folder in /proc, Node's `recursive` tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function checkVersion(file: string, dataDir: string): void {
  const found = readVersion(file);
  // Empty: the machine stopped before the file's content reached the disk.
  if (found === null || found === '') {
    writeFileSync(file, `${version}\n`);
  } else if (found !== version) {
    throw new StartError(
      `DATA_DIR: ${dataDir} has layout version ${JSON.stringify(found)}, but this program needs ${version}; ` +
        'start the version that created it, or set DATA_DIR to another folder.',
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
