import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** The end of a pod's name, or of a host's first label, is the part that differs. */
const longestHost = 8;

/** Identity of a worker in Temporal: `<pid>@<host>`. Short, because half of the events of a history repeat it. */
export function workerIdentity(host = hostname(), pid = process.pid): string {
  const [label = ''] = host.split('.');
  return `${pid}@${label.slice(-longestHost)}`;
}

/**
 * Build id of the workflow code: 12 hex digits of its digest. The SDK's own has 89 characters, and three in
 * five events repeat it.
 */
export async function codeIdentity(codePath: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(codePath))
    .digest('hex')
    .slice(0, 12);
}
