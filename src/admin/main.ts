import { configOrExit, databaseUrlOf } from '../config/config.ts';
import { openPool, type Pool } from '../db/pool.ts';
import { withoutSecrets } from '../log/log.ts';
import { runAdmin } from './program.ts';

// npm run admin -- --help. What it prints and how it ends: docs/operations.md.
let pool: Pool | undefined;

process.exitCode = await runAdmin(process.argv.slice(2), {
  get db() {
    pool ??= openPool(databaseUrlOf(configOrExit({ asksModels: false })), {
      maxConnections: 1,
      applicationName: 'panel-admin',
      onIdleError: () => undefined, // The statement that needs the connection will say so.
    });
    return pool;
  },
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(withoutSecrets(text)), // A mistaken word may be a key.
});
await pool?.end();
