import type { components } from './openapi-types.ts';

type ErrorBody = components['schemas']['Error']['error'];

/** What the service refused. A connection that fails is a TypeError, as of `fetch`. */
export class RequestRefused extends Error {
  readonly status: number;
  /** A code of the table of errors; `unknown` for an answer that does not come from the service. */
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds until it may succeed; null if the service does not say. */
  readonly retryAfterSeconds: number | null;
  /** For a report of the failure. */
  readonly requestId: string | null;

  constructor(response: Response, body: unknown) {
    const error: Partial<ErrorBody> = errorOf(body);
    super(error.message ?? `the answer has status ${response.status} and is not of this service`);
    this.name = 'RequestRefused';
    this.status = response.status;
    this.code = error.code ?? 'unknown';
    this.details = error.details ?? {};
    this.retryAfterSeconds = retryAfterSeconds(response);
    this.requestId = response.headers.get('Request-Id');
  }
}

/** The header Retry-After in seconds; null without it. */
export function retryAfterSeconds(response: Response): number | null {
  const header = response.headers.get('Retry-After') ?? '';
  return /^\d{1,6}$/.test(header) ? Number(header) : null;
}

function errorOf(body: unknown): Partial<ErrorBody> {
  const error = (body as { error?: unknown } | null | undefined)?.error;
  return typeof error === 'object' && error !== null ? error : {};
}
