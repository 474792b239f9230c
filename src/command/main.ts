import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { openClient, type ResearchClient } from '../client/client.ts';
import { withoutSecrets } from '../log/log.ts';
import { columnsOf } from './columns.ts';
import { UsageError } from './context.ts';
import { runCommand } from './program.ts';

// npm run -s ask -- --help, npm run -s research -- --help. By default it asks the service that `npm
// start` runs here.
const { API_URL = 'http://127.0.0.1:8080', API_KEY, DATA_DIR = '.data', COLUMNS } = process.env;
const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort()); // A second one ends the process.

// A reader such as `head` may have seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

let client: ResearchClient | undefined;

process.exitCode = await runCommand(process.argv.slice(2), {
  get client() {
    client ??= openClient({ url: serviceUrl(), key: API_KEY ?? localKey(), signal: interruption.signal });
    return client;
  },
  screen: {
    columns: columnsOf(process.stdout.columns, COLUMNS),
    isTerminal: process.stdout.isTTY === true,
    paint: (format, text) => styleText(format, text, { stream: process.stdout }),
  },
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(withoutSecrets(text)),
  showProgress: process.stderr.isTTY ? showLine : null,
});

function showLine(draw: (columns: number) => string): void {
  process.stderr.write(`\r\x1b[K${draw(columnsOf(process.stderr.columns, COLUMNS))}`);
}

function serviceUrl(): string {
  if (URL.canParse(API_URL) && /^https?:$/.test(new URL(API_URL).protocol)) return API_URL;
  throw new UsageError('API_URL must be an address of the service, such as http://127.0.0.1:8080');
}

function localKey(): string {
  try {
    return readFileSync(join(DATA_DIR, 'api-key'), 'utf8').trim();
  } catch {
    throw new UsageError('there is no key: set API_KEY, or start the service here with npm start');
  }
}
