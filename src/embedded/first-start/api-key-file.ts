import { closeSync, existsSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the path of the file with the first key of a local start, for local use only. */
export function apiKeyFile(dataDir: string): string {
  return join(dataDir, 'api-key');
}

/**
 * Stores a new key unless the file exists. Only its owner can read the file. The write is atomic:
 * if a start is killed before the rename, the next one makes another key.
 * @param makeKey called only if there is no file
 * @returns the new key, to be shown once; null if there was one
 */
export async function keepApiKey(
  dataDir: string,
  makeKey: () => Promise<{ key: string }>,
): Promise<string | null> {
  const path = apiKeyFile(dataDir);
  if (existsSync(path)) return null;
  const { key } = await makeKey();
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, 'w', 0o600);
  writeSync(file, key);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
  return key;
}
