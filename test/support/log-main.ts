import { createLogger } from '../../src/log.ts';

// Writes more lines than a pipe and the log's own buffer hold, then says that it is done, and at a message ends with a
// fatal line.
const log = createLogger('writer', 'info');
const count = Number(process.argv[2]);
for (let number = 0; number < count; number++) log.info({ number }, 'x'.repeat(100));
process.send?.('done');
process.once('message', () => {
  log.fatal('the end');
  process.exit(3);
});
