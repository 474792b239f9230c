import { configOrExit, databaseUrlOf } from '../../config/config.ts';
import { migrate } from './migrate.ts';

// npm run migrate: migrates the configured database to the newest schema.
try {
  const applied = await migrate(databaseUrlOf(configOrExit({ asksModels: false })));
  process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'nothing to apply\n');
} catch (error) {
  process.stderr.write(`migrate: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
