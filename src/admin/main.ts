import { invitationLink } from '../config/addresses.ts';
import { configOrExit, databaseUrlOf } from '../config/config.ts';
import { openPool, type Pool } from '../db/pool.ts';
import { withoutSecrets } from '../log/log.ts';
import { runAdmin } from './program.ts';

// npm run admin -- --help. docs/operations.md describes output and exit codes.
let pool: Pool | undefined;

process.exitCode = await runAdmin(process.argv.slice(2), {
  get db() {
    pool ??= openPool(databaseUrlOf(configOrExit({ asksModels: false })), {
      maxConnections: 1,
      applicationName: 'panel-admin',
      onIdleError: () => undefined, // The next statement reports the error.
    });
    return pool;
  },
  linkOf: (token) => invitationLink(configOrExit({ asksModels: false }), token),
  config: configOrExit,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(withoutSecrets(text)), // A misplaced argument may be a key.
});
await pool?.end();
