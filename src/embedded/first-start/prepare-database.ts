import { createKey } from '../../app/create-key.ts';
import { ensureLocalWorkspace } from '../../app/ensure-local-workspace.ts';
import { inviteLocally } from '../../app/people/invite.ts';
import type { Config } from '../../config/config.ts';
import { openPool } from '../../db/pool.ts';
import { migrate } from '../../db/schema/migrate.ts';
import type { Secret } from '../../domain/secret.ts';
import { StartError } from '../supervise/start-error.ts';
import { keepApiKey } from './api-key-file.ts';

/** What a start makes for the person at this machine, to be shown once. */
export interface FirstAccess {
  /** An API key; null if there was one. */
  readonly newKey: string | null;
  /** The token of an invitation; null if somebody has a passphrase already. */
  readonly invitation: string | null;
}

const nothingNew: FirstAccess = { newKey: null, invitation: null };

/**
 * Migrates the database. If it is the embedded one or was empty, also creates the workspace
 * `local`, its first key and an invitation for its first person; in any other database, the
 * operator creates workspaces, keys and people with `npm run admin`.
 * @throws StartError if the database does not answer or cannot be migrated
 */
export async function prepareDatabase(config: Config, databaseUrl: Secret): Promise<FirstAccess> {
  const applied = await migrate(databaseUrl).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`DATABASE_URL: the database cannot be migrated: ${error.message || error.code}`);
  });
  const wasEmpty = applied.some((name) => name.startsWith('0001'));
  if (config.databaseUrl !== null && !wasEmpty) return nothingNew;

  const db = openPool(databaseUrl, { maxConnections: 1, applicationName: 'start', onIdleError: () => {} });
  try {
    const workspaceId = await ensureLocalWorkspace(db);
    const newKey = await keepApiKey(config.dataDir, () => createKey(db, workspaceId, 'local', null));
    const invitation = await inviteLocally(db, workspaceId, 'local');
    return { newKey, invitation: invitation?.token ?? null };
  } finally {
    await db.end();
  }
}
