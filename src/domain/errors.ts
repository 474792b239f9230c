import { type ConsoleCondition, consoleErrorTable } from './console-errors.ts';
import { overloadedRetrySeconds, pollAfterSeconds, slotAfterSeconds } from './limits.ts';

/** Advice to a client about a failure: retry later, fix the request first, or give up. */
type RetryAdvice = 'later' | 'after_change' | 'never';

export interface ErrorEntry {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly when: string;
  readonly retry: RetryAdvice;
  /** Value of Retry-After, if it does not depend on the request. */
  readonly retryAfterSeconds?: number;
}

/**
 * Every failure that a client can meet: the specification's table "Errors", one entry per
 * condition. A condition that shares its code with others (an unknown path, a wrong method) has its
 * own entry, because its status differs. Documentation, OpenAPI and tests are made from this table.
 */
export const errorTable = {
  invalid_request: {
    status: 400,
    code: 'invalid_request',
    message: 'The request is not valid.',
    when: 'The body or a parameter is missing, malformed or out of range.',
    retry: 'after_change',
  },
  // Our choice: the specification names neither; its nearest code is invalid_request (R-E07).
  path_not_found: {
    status: 404,
    code: 'invalid_request',
    message: 'This path does not exist.',
    when: 'The path does not exist.',
    retry: 'after_change',
  },
  method_not_allowed: {
    status: 405,
    code: 'invalid_request',
    message: 'This path does not support this method; the Allow header lists those it supports.',
    when: 'The path does not support the method.',
    retry: 'after_change',
  },
  // Our choice: no code of the specification covers who may call from where.
  source_not_allowed: {
    status: 403,
    code: 'invalid_request',
    message: 'Requests for this host, or from pages of this origin, are not accepted at /mcp.',
    when: 'Only at /mcp: the operator does not allow this Host or Origin.',
    retry: 'after_change',
  },
  idempotency_key_required: {
    status: 400,
    code: 'idempotency_key_required',
    message: 'Send an Idempotency-Key header: 1 to 255 of the characters A-Z a-z 0-9 . _ : -',
    when: 'A create came without an Idempotency-Key header.',
    retry: 'after_change',
  },
  invalid_idempotency_key: {
    status: 400,
    code: 'invalid_idempotency_key',
    message: 'The Idempotency-Key must be 1 to 255 of the characters A-Z a-z 0-9 . _ : -',
    when: 'The Idempotency-Key is empty, too long, or contains another character.',
    retry: 'after_change',
  },
  invalid_cursor: {
    status: 400,
    code: 'invalid_cursor',
    message: 'The cursor does not belong to this list; start again without a cursor.',
    when: 'The cursor was altered, or belongs to another list.',
    retry: 'after_change',
  },
  quick_pulse_unavailable: {
    status: 400,
    code: 'quick_pulse_unavailable',
    message: 'The panel quick_pulse is no longer offered; choose wide, consensus or service.',
    when: 'A create asked for the panel quick_pulse.',
    retry: 'after_change',
  },
  authentication_required: {
    status: 401,
    code: 'authentication_required',
    message: 'Send the API key as "Authorization: Bearer service_sk_…".',
    when: 'The Authorization header is missing or is not a bearer credential.',
    retry: 'after_change',
  },
  invalid_api_key: {
    status: 401,
    code: 'invalid_api_key',
    message: 'The API key is unknown, revoked or expired.',
    when: 'The bearer credential is not a working key.',
    retry: 'after_change',
  },
  insufficient_credits: {
    status: 402,
    code: 'insufficient_credits',
    message: 'The workspace has too few credits for this panel.',
    when: 'available_credits is below the price of the panel.',
    retry: 'never',
  },
  subscription_required: {
    status: 402,
    code: 'subscription_required',
    message: 'The workspace may not start paid research; reading stays possible.',
    when: 'The workspace is not entitled.',
    retry: 'never',
  },
  run_not_found: {
    status: 404,
    code: 'run_not_found',
    message: 'There is no such run in this workspace.',
    when: 'The run does not exist or belongs to another workspace.',
    retry: 'after_change',
  },
  model_response_not_found: {
    status: 404,
    code: 'model_response_not_found',
    message: 'This run has no model with this id; see the list of responses.',
    when: 'The run has no model with this id.',
    retry: 'after_change',
  },
  idempotency_conflict: {
    status: 409,
    code: 'idempotency_conflict',
    message: 'This Idempotency-Key was used with another prompt or panel; use a new key.',
    when: 'The key was used within 24 hours for another request.',
    retry: 'never',
  },
  concurrency_limit_reached: {
    status: 409,
    code: 'concurrency_limit_reached',
    message: 'Three runs of this workspace are in progress; wait until one has finished.',
    when: 'The workspace has 3 runs in progress.',
    retry: 'later',
    retryAfterSeconds: slotAfterSeconds,
  },
  result_not_ready: {
    status: 409,
    code: 'result_not_ready',
    message: 'The run is still in progress; poll its status, and read the result when it has finished.',
    when: 'The run is queued, running or synthesizing.',
    retry: 'later',
    retryAfterSeconds: pollAfterSeconds,
  },
  responses_not_ready: {
    status: 409,
    code: 'responses_not_ready',
    message: 'The run is still in progress; poll its status and read the responses when it has finished.',
    when: 'The run is queued, running or synthesizing.',
    retry: 'later',
    retryAfterSeconds: pollAfterSeconds,
  },
  research_failed: {
    status: 409,
    code: 'research_failed',
    message: 'The run has finished without the requested data; its status tells what was charged.',
    when: 'The run has no report, or no completed or partial panel.',
    retry: 'never',
  },
  rate_limit_exceeded: {
    status: 429,
    code: 'rate_limit_exceeded',
    message: 'Too many requests; wait as long as Retry-After says.',
    when: 'The limit per minute of the key (reads) or of the workspace (creates) is used up.',
    retry: 'later',
  },
  internal_error: {
    status: 500,
    code: 'internal_error',
    message: 'Something failed on our side. Quote the Request-Id header if you report it.',
    when: 'A bug, or a part of the service is down.',
    retry: 'later',
  },
  // Our choice: the specification knows no refusals for load except its own limits. See
  // docs/decisions/0014.
  overloaded: {
    status: 503,
    code: 'internal_error',
    message: 'The service is busy; nothing was done. Send the request again after Retry-After.',
    when: 'Too many requests are in progress, in total or from this client.',
    retry: 'later',
    retryAfterSeconds: overloadedRetrySeconds,
  },
} as const satisfies Record<string, ErrorEntry>;

const allEntries: Readonly<Record<ErrorCondition | ConsoleCondition, ErrorEntry>> = {
  ...errorTable,
  ...consoleErrorTable,
};

/** The entry of a condition, including optional fields. */
export function errorEntry(condition: ErrorCondition | ConsoleCondition): ErrorEntry {
  return allEntries[condition];
}

export type ErrorCondition = keyof typeof errorTable;

/** The limit of ours that was reached. */
export type OverloadReason = 'requests_of_key' | 'exports' | 'overloaded';

interface ErrorOptions {
  readonly message?: string;
  readonly details?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly reason?: OverloadReason;
}

/** A failure that is reported to the client. Any other error becomes `internal_error`. */
export class ApiError extends Error {
  readonly condition: ErrorCondition | ConsoleCondition;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** For `overloaded`: the limit that was reached, for the metrics. */
  readonly reason: OverloadReason | undefined;

  /**
   * @param condition the entry of the table, which determines status and code
   * @param message what is wrong and what to do, addressed to the client. Omitted: the table's
   * message
   */
  constructor(
    condition: ErrorCondition | ConsoleCondition,
    { message, details, headers = {}, reason }: ErrorOptions = {},
  ) {
    super(message ?? errorEntry(condition).message);
    this.name = 'ApiError';
    this.condition = condition;
    this.details = details;
    this.headers = headers;
    this.reason = reason;
  }
}
