import pino from 'pino';
import pretty from 'pino-pretty';
import { openOutput } from './output.ts';

export type Logger = pino.Logger;

/** Fields that hold a credential, up to two levels deep. */
const secretFields = ['authorization', 'apiKey', 'api_key', 'password', 'databaseUrl', 'cookie'];

/**
 * Credentials inside a text: our keys, bearer tokens, keys of common providers, passwords in URLs.
 */
const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/service_sk_[0-9A-Za-z]+/g, 'service_sk_[redacted]'],
  [/\bBearer\s+[^\s"\\]+/gi, 'Bearer [redacted]'],
  [/\bsk-[0-9A-Za-z_-]{8,}/g, 'sk-[redacted]'],
  [/(\b[a-z][a-z0-9+.-]{0,30}:\/\/[^\s:/@"]*):[^\s/@"]+@/gi, '$1:[redacted]@'],
];

/**
 * Cheap pre-check: every pattern above requires a match of it. test/unit/log/log.test.ts has an
 * example of each.
 */
const maySecret = /sk[_-]|:\/\/|bearer/i;

/**
 * Creates the log of one process: JSON lines on standard output, or readable lines on a terminal.
 * Credentials are removed from fields and texts. Of an error, only type, message, code and stack
 * are written: clients' errors carry requests, and with them prompts and texts, which must not be
 * logged.
 * @param name of the process: api, worker, …
 * @param level lowest level to write, such as LOG_LEVEL
 * @param destination replaces standard output in tests
 */
export function createLogger(name: string, level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    serializers: { err: describeError, error: describeError },
    hooks: { streamWrite: withoutSecrets },
  };
  if (destination) return pino(options, destination);
  if (!process.stdout.isTTY) return pino(options, openOutput(1, name));
  return pino(options, pretty({ sync: true, ignore: 'pid,hostname' }));
}

/** The text without anything that looks like a credential. */
export function withoutSecrets(text: string): string {
  if (!maySecret.test(text)) return text; // Fast path for nearly all lines.
  return secretTexts.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}

function describeError(value: unknown): unknown {
  if (!(value instanceof Error)) return typeof value === 'string' ? value : { type: typeof value };
  const { code } = value as NodeJS.ErrnoException;
  const isShown = !mayQuote(value);
  return {
    type: value.name,
    message: isShown ? value.message : 'not shown, because it may quote a text',
    ...(code === undefined ? {} : { code }),
    stack: isShown ? value.stack : placesOf(value),
    ...(value.cause instanceof Error ? { cause: describeError(value.cause) } : {}),
  };
}

/**
 * True if the message may quote data: a parser quotes its input, and PostgreSQL what it could not
 * convert (class 22) or what a trigger refused (class P0).
 */
function mayQuote(error: Error): boolean {
  const { code } = error as { code?: unknown };
  return error instanceof SyntaxError || (typeof code === 'string' && /^(22|P0)...$/.test(code));
}

/** The stack without the message. */
function placesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
