import { configOrExit, databaseUrlOf } from '../../config/config.ts';
import { openPool } from '../pool.ts';
import { checkInvariants } from './invariants.ts';

// npm run invariants: checks the whole database, prints each invariant with its violations, and
// exits 1 if there are any.
const db = openPool(databaseUrlOf(configOrExit({ asksModels: false })), {
  maxConnections: 1,
  applicationName: 'panel-invariants',
  onIdleError: () => undefined, // The running query reports it.
});
try {
  for (const { name, breaches, examples } of await checkInvariants(db)) {
    process.stdout.write(
      `${breaches === 0 ? 'holds ' : 'BREACH'} ${String(breaches).padStart(4)}  ${name}\n`,
    );
    if (breaches === 0) continue;
    process.stdout.write(`             ${examples.join(' ')}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`invariants: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await db.end();
}
