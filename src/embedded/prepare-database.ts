import { createLocalKey, ensureLocalWorkspace } from '../app/ensure-local-workspace.ts';
import type { Config } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { openPool } from '../db/pool.ts';
import type { Secret } from '../domain/secret.ts';
import { keepApiKey } from './api-key-file.ts';
import { StartError } from './start-error.ts';

/**
 * Brings the database to the newest schema and, where it is the embedded one or was empty, makes the workspace `local`
 * and its first key. A database that others use is left as it is: there, `npm run admin` makes workspaces and keys.
 * @returns the new key, to be shown once; null where there was one, or none is to be made
 * @throws StartError where the database doesn't answer or can't be migrated
 */
export async function prepareDatabase(config: Config, databaseUrl: Secret): Promise<string | null> {
  const applied = await migrate(databaseUrl).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`DATABASE_URL: the database cannot be migrated: ${error.message || error.code}`);
  });
  const wasEmpty = applied.some((name) => name.startsWith('0001'));
  if (config.databaseUrl !== null && !wasEmpty) return null;

  const db = openPool(databaseUrl, { maxConnections: 1, applicationName: 'start', onIdleError: () => {} });
  try {
    const workspaceId = await ensureLocalWorkspace(db);
    return await keepApiKey(config.dataDir, () => createLocalKey(db, workspaceId));
  } finally {
    await db.end();
  }
}
