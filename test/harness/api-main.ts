import { readFileSync } from 'node:fs';
import pino from 'pino';
import { apiConnections, openPool } from '../../src/db/pool.ts';
import { secret } from '../../src/domain/secret.ts';
import { createLogger } from '../../src/log/log.ts';
import { startApi } from '../support/http/start-api.ts';

// An api over a database, in its own process, so that its memory and speed can be distinguished
// from the test's. Accepted runs stay queued. Reports its address, and answers every message with
// its current and peak memory in bytes.
const db = openPool(secret(process.argv[2] ?? ''), {
  maxConnections: apiConnections,
  applicationName: 'api-alone',
  onIdleError: () => undefined,
});
const log = createLogger('api', 'info', pino.destination({ dest: '/dev/null', sync: true }));
const { url } = await startApi(db, { log });
process.on('message', () => {
  process.send?.({ memory: process.memoryUsage.rss(), peak: peakBytes() });
});
process.send?.({ url });

/**
 * Linux counts the memory of whoever started a process into its `maxRSS`, so its own peak is read
 * where it is kept.
 */
function peakBytes(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return (kilobytes === undefined ? process.resourceUsage().maxRSS : Number(kilobytes)) * 1024;
}
