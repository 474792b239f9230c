import { randomBytes } from 'node:crypto';

/**
 * The trace context of a call: a run is one trace, and its id, without hyphens, that of the trace
 * (R-O03).
 * @see https://www.w3.org/TR/trace-context/
 */
export function traceparentOf(runId: string): string {
  return `00-${runId.replaceAll('-', '')}-${randomBytes(8).toString('hex')}-01`;
}
