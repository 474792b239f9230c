import { hostname } from 'node:os';
import { digestOf } from '../src/text/digest.ts';

/** The end of a pod's name, or of a host's first label, is the part that differs. */
const longestHost = 8;

/**
 * Identity of a worker in Temporal: `<pid>@<host>`. Short, because half of the events of a history
 * repeat it.
 */
export function workerIdentity(host = hostname(), pid = process.pid): string {
  const [label = ''] = host.split('.');
  return `${pid}@${label.slice(-longestHost)}`;
}

/**
 * Build id of the workflow code: 12 hex digits of its digest. The SDK's own has 89 characters, and
 * three in five events repeat it.
 */
export function codeIdentity(code: string): string {
  return digestOf(code).slice(0, 12);
}
