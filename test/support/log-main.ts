import { createLogger } from '../../src/log/log.ts';

// Writes more lines than a pipe and the log's own buffer hold, then a fatal one, and reports that
// it is done. On a message it ends with another fatal line.
const log = createLogger('writer', 'info');
const count = Number(process.argv[2]);
for (let number = 0; number < count; number++) log.info({ number }, 'x'.repeat(100));
log.fatal({ detail: 'x'.repeat(1_000) }, 'a fault'); // Longer than the remaining room.
process.send?.('done');
process.once('message', () => {
  log.fatal('the end');
  process.exit(3);
});
