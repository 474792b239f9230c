import { closeSync, existsSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Where the first key of a local start is kept, for local use only. */
export function apiKeyFile(dataDir: string): string {
  return join(dataDir, 'api-key');
}

/**
 * Keeps a key unless one is kept already, readable by its owner only. Whole or not at all: a start that is killed before
 * the rename makes another key the next time.
 * @param makeKey called only when there is none
 * @returns the new key, to be shown once; null when there was one
 */
export async function keepApiKey(dataDir: string, makeKey: () => Promise<string>): Promise<string | null> {
  const path = apiKeyFile(dataDir);
  if (existsSync(path)) return null;
  const key = await makeKey();
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, 'w', 0o600);
  writeSync(file, key);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
  return key;
}
