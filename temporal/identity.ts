import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** The end of a pod's name and of a host's first label tells it from others. */
const longestHost = 8;

/** How a worker is called in Temporal: `<pid>@<host>`, kept short because half of the events of a history repeat it. */
export function workerIdentity(host = hostname(), pid = process.pid): string {
  const [label = ''] = host.split('.');
  return `${pid}@${label.slice(-longestHost)}`;
}

/**
 * How the workflows' code is called in Temporal: 12 hex digits of its digest. Left to the SDK it is 89 characters long, and
 * three in five events repeat it.
 */
export async function codeIdentity(codePath: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(codePath))
    .digest('hex')
    .slice(0, 12);
}
