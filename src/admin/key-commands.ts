import type { Command } from 'commander';
import { createNamedKey } from '../app/create-key.ts';
import { listKeys } from '../app/list-keys.ts';
import { revokeKeyRow } from '../db/keys.ts';
import { apiKeyPrefix } from '../domain/account/api-key.ts';
import { type AdminContext, jsonFlag, type OutputOptions, print } from './common/context.ts';
import { found } from './common/refusal.ts';
import { table } from './common/table.ts';
import { days, nameOf, uuidOf } from './common/values.ts';

export function addKeyCommands(program: Command, context: AdminContext): void {
  const key = program.command('key').description('API keys');
  addCreate(key, context);
  addList(key, context);
  addRevoke(key, context);
}

interface CreateOptions extends OutputOptions {
  readonly name: string;
  readonly expiresInDays?: number;
}

/** Prints only the key to stdout, so that a script can capture it; it is stored nowhere (R-A04). */
function addCreate(key: Command, context: AdminContext): void {
  key
    .command('create')
    .description('create a key; it is shown once')
    .argument('<workspace>', 'name of the workspace', nameOf)
    .option('--name <name>', 'name of the key', nameOf, 'api')
    .option('--expires-in-days <number>', 'days until it expires (default: never)', days)
    .option(...jsonFlag)
    .action(async (workspace: string, options: CreateOptions) => {
      const { name, expiresInDays = null } = options;
      const created = found(
        await createNamedKey(context.db, workspace, name, expiresInDays),
        `workspace called ${workspace}`,
      );
      const { id, key: secret, expiresAt } = created;
      print(context, options, { id, workspace, name, key: secret, expires_at: expiresAt }, secret);
      if (!options.json) context.err(`This is key ${id}. Keep it: it is not shown again.\n`);
    });
}

function addList(key: Command, context: AdminContext): void {
  key
    .command('list')
    .description('list keys, without the keys themselves')
    .argument('[workspace]', 'name of a workspace (default: all)', nameOf)
    .option(...jsonFlag)
    .action(async (workspace: string | undefined, options: OutputOptions) => {
      const keys = found(await listKeys(context.db, workspace ?? null), `workspace called ${workspace}`);
      const header = ['workspace', 'name', 'key', 'created', 'expires', 'last used', 'revoked', 'id'];
      const rows = keys.map((each) => [
        each.workspace,
        each.name,
        `${apiKeyPrefix}…${each.last4}`,
        each.created_at,
        each.expires_at,
        each.last_used_at,
        each.revoked_at,
        each.id,
      ]);
      print(context, options, keys.map(withPrefix), table(header, rows));
    });
}

function addRevoke(key: Command, context: AdminContext): void {
  key
    .command('revoke')
    .description('revoke a key for good, from its next request on')
    .argument('<key-id>', 'id of the key, as listed', uuidOf)
    .option(...jsonFlag)
    .action(async (id: string, options: OutputOptions) => {
      const [row] = await revokeKeyRow(context.db, id);
      const revoked = found(row, `key ${id}`);
      const text = `${apiKeyPrefix}…${revoked.last4} of ${revoked.workspace} stopped working at ${revoked.revoked_at?.toISOString()}`;
      print(context, options, withPrefix(revoked), text);
    });
}

function withPrefix<Key extends object>(key: Key) {
  return { ...key, prefix: apiKeyPrefix };
}
