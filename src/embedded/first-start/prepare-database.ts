import { createLocalKey, ensureLocalWorkspace } from '../../app/ensure-local-workspace.ts';
import type { Config } from '../../config/config.ts';
import { openPool } from '../../db/pool.ts';
import { migrate } from '../../db/schema/migrate.ts';
import type { Secret } from '../../domain/secret.ts';
import { StartError } from '../supervise/start-error.ts';
import { keepApiKey } from './api-key-file.ts';

/**
 * Migrates the database. If it is the embedded one or was empty, also creates the workspace `local` and its first key;
 * in any other database, the operator creates workspaces and keys with `npm run admin`.
 * @returns the new key, to be shown once; null if none was created
 * @throws StartError if the database does not answer or cannot be migrated
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
