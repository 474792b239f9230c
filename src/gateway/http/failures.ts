import type { FailureClass } from '../../domain/run/model-outcome.ts';
import type { ProviderError } from './provider-error.ts';

/**
 * Values of `error.code` and `error.type` that have one meaning, whatever the status.
 * `insufficient_quota` comes with a 429 but is not a rate limit: the account cannot pay, and
 * waiting does not help. It counts as `auth`, like a 402: final for this run, and for the operator
 * to fix with the key's account.
 */
const tellingTokens: Readonly<Record<string, FailureClass>> = {
  ...classOf('auth', 'insufficient_quota', 'insufficient_balance', 'insufficient_credits', 'budget_exceeded'),
  ...classOf(
    'auth',
    'billing_hard_limit_reached',
    'billing_not_active',
    'account_deactivated',
    'expired_key',
  ),
  ...classOf('auth', 'invalid_api_key', 'authentication_error', 'auth_error', 'token_not_found_in_db'),
  // LiteLLM without a database, for any key but its own.
  ...classOf('auth', 'no_db_connection'),
  ...classOf('unknown_model', 'model_not_found', 'model_not_available', 'invalid_model'),
  ...classOf('context_too_long', 'context_length_exceeded', 'exceed_context_size_error', 'request_too_large'),
  ...classOf(
    'content_filtered',
    'content_filter',
    'content_policy_violation',
    'responsibleaipolicyviolation',
  ),
  ...classOf('content_filtered', 'moderation_blocked', 'data_inspection_failed', 'invalid_prompt'),
};

/** Values that are used loosely: they count only if there is no status. */
const looseTokens: Readonly<Record<string, FailureClass>> = {
  ...classOf('rate_limited', 'rate_limit_exceeded', 'rate_limit_error', 'rate_limit', 'too_many_requests'),
  ...classOf('rate_limited', 'throttling_error', 'resource_exhausted'),
  ...classOf('overloaded', 'overloaded_error', 'server_error', 'internal_server_error', 'internal_error'),
  ...classOf('overloaded', 'api_error', 'service_unavailable', 'engine_overloaded', 'unavailable'),
  ...classOf('timeout', 'timeout', 'timeout_error', 'request_timeout', 'deadline_exceeded'),
  ...classOf('auth', 'permission_error', 'permission_denied', 'unauthorized', 'forbidden'),
  ...classOf('unknown_model', 'not_found_error', 'not_found'),
  ...classOf('bad_request', 'invalid_request_error', 'invalid_argument', 'bad_request'),
};

/**
 * LiteLLM's messages begin with the class of the exception, which alone still says what was wrong.
 */
const liteLlmClasses: Readonly<Record<string, FailureClass>> = {
  ...classOf('auth', 'AuthenticationError', 'PermissionDeniedError', 'BudgetExceededError'),
  ...classOf('overloaded', 'ServiceUnavailableError', 'InternalServerError', 'BadGatewayError'),
  ContextWindowExceededError: 'context_too_long',
  ContentPolicyViolationError: 'content_filtered',
  NotFoundError: 'unknown_model',
  RateLimitError: 'rate_limited',
  Timeout: 'timeout',
  APIConnectionError: 'network',
};

const statusClasses: Readonly<Record<number, FailureClass>> = {
  401: 'auth',
  402: 'auth',
  403: 'auth',
  408: 'timeout',
  // A conflict or "too early" concerns the moment, not the request.
  409: 'overloaded',
  410: 'unknown_model',
  413: 'context_too_long',
  425: 'overloaded',
  429: 'rate_limited',
  // Groq: no capacity at the moment.
  498: 'overloaded',
  504: 'timeout',
  // Cloudflare: the origin did not connect or answer in time.
  522: 'timeout',
  524: 'timeout',
};

const vagueStatuses = [400, 422, 500];

/**
 * For statuses that say no more than "wrong". The order matters: a message about a key may name the
 * model as well.
 */
const badRequestPatterns: readonly (readonly [RegExp, FailureClass])[] = [
  [
    /^authentication error|invalid proxy server token|(?:incorrect|invalid) api key|api key not valid/i,
    'auth',
  ],
  [
    /context (?:length|window|size)|maximum context|prompt is too long|too many (?:input )?tokens/i,
    'context_too_long',
  ],
  [/invalid model name|not a valid model|model\b.{0,120}(?:does not exist|not found)/i, 'unknown_model'],
  [/content (?:management )?policy|content filter|was flagged|requires moderation/i, 'content_filtered'],
];

/**
 * Classifies a failure that a provider reports itself (R-W02). `malformed` if nothing in it is
 * known.
 */
export function classifyFailure(error: ProviderError): FailureClass {
  const { status } = error;
  return (
    firstKnown(tellingTokens, error.tokens) ??
    moderationOf(error) ??
    byMessage(error) ??
    (status === null ? firstKnown(looseTokens, error.tokens) : byStatus(status, error)) ??
    'malformed'
  );
}

/** A 403 is about the key, unless it mentions moderation: then it is about the question. */
function moderationOf({ status, moderated, text }: ProviderError): FailureClass | null {
  return status === 403 && (moderated || /requires moderation|was flagged/i.test(text))
    ? 'content_filtered'
    : null;
}

/**
 * Messages are consulted only if the status is too vague, and for the one 429 that waiting does not
 * end.
 */
function byMessage({ status, text }: ProviderError): FailureClass | null {
  // Only the code itself: for a limit per minute Gemini says "exceeded your current quota", as
  // OpenAI does.
  if (status === 429) return text.includes('insufficient_quota') ? 'auth' : null;
  if (status !== null && !vagueStatuses.includes(status)) return null;

  const exception = /^litellm\.(\w+)/.exec(text)?.[1] ?? '';
  const named = firstKnown(liteLlmClasses, [exception]);
  // A 500 is not about the request, whatever text it echoes.
  if (named || status === 500) return named;
  return badRequestPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function byStatus(status: number, { structured }: ProviderError): FailureClass {
  const known = statusClasses[status];
  if (known) return known;
  if (status >= 500) return 'overloaded';
  // A 404 without an error object comes from a web server: the base URL is wrong, not the model.
  if (status === 404) return structured ? 'unknown_model' : 'bad_request';
  return 'bad_request';
}

function firstKnown(table: Readonly<Record<string, FailureClass>>, tokens: readonly string[]) {
  const token = tokens.find((word) => Object.hasOwn(table, word));
  return token === undefined ? null : (table[token] ?? null);
}

function classOf(failure: FailureClass, ...tokens: readonly string[]): Record<string, FailureClass> {
  return Object.fromEntries(tokens.map((token) => [token, failure]));
}
