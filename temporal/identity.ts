import { hostname } from 'node:os';

/** The end of a pod's name and of a host's first label tells it from others. */
const longestHost = 8;

/** How a worker is called in Temporal: `<pid>@<host>`, kept short because half of the events of a history repeat it. */
export function workerIdentity(host = hostname(), pid = process.pid): string {
  const [label = ''] = host.split('.');
  return `${pid}@${label.slice(-longestHost)}`;
}
