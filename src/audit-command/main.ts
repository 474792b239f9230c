import { configOrExit, databaseUrlOf } from '../config/config.ts';
import { openPool, type Pool } from '../db/pool.ts';
import { withoutSecrets } from '../log/log.ts';
import { runAudit } from './program.ts';

// npm run audit -- --help. docs/audit.md describes what is checked, output and exit codes.
let pool: Pool | undefined;

try {
  process.exitCode = await runAudit(process.argv.slice(2), {
    get db() {
      pool ??= openPool(databaseUrlOf(configOrExit({ asksModels: false })), {
        maxConnections: 1,
        applicationName: 'panel-audit',
        onIdleError: () => undefined, // The next statement reports the error.
      });
      return pool;
    },
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(withoutSecrets(text)),
  });
} catch (error) {
  process.stderr.write(withoutSecrets(`audit: ${(error as Error).message}\n`));
  process.exitCode = 2;
} finally {
  await pool?.end();
}
