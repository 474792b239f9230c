import { type ApiError, errorEntry } from '../../src/domain/errors.ts';
import { agentPollAfterSeconds } from '../../src/domain/limits.ts';
import { errorEnvelope } from '../middleware/errors.ts';

/**
 * Puts a failure in terms an agent can act on: REST's envelope, with the next step appended to the
 * message. A message about headers is replaced, since an agent sees none. The details carry what
 * REST says in headers: when to retry, and the request id under which the failure is logged.
 * @param isCreate a create that fails has reserved nothing, which a read need not say
 */
export function toolFailure(error: ApiError, requestId: string, isCreate: boolean) {
  const seconds = secondsToWait(error);
  const details: Record<string, unknown> = {
    ...error.details,
    ...(seconds === undefined ? {} : { retry_after_seconds: seconds }),
    ...(error.condition === 'internal_error' ? { request_id: requestId } : {}),
  };
  const message = messageFor(error, details, isCreate);
  return errorEnvelope(error.condition, message, Object.keys(details).length > 0 ? details : undefined);
}

function messageFor(
  { condition, message }: ApiError,
  details: Readonly<Record<string, unknown>>,
  isCreate: boolean,
): string {
  const filled = (words: string) => words.replaceAll(/\{(\w+)\}/g, (_, name) => `${details[name]}`);
  const own = ownWords[condition];
  if (own) return filled(own);
  const next = isCreate && condition === 'invalid_request' ? correctCreate : nextSteps[condition];
  return next ? `${message} ${filled(next)}` : message;
}

function secondsToWait({ condition, headers }: ApiError): number | undefined {
  const { status, retryAfterSeconds } = errorEntry(condition);
  const seconds = headers['Retry-After'] ?? retryAfterSeconds;
  if (seconds === undefined) return undefined;
  return status === 409 ? agentPollAfterSeconds : Number(seconds); // A 409 is about a run that has to be polled.
}

const wait = 'Wait {retry_after_seconds} seconds';
/** Replaces REST's message; `{name}` is filled from the details. */
const ownWords: Partial<Record<ApiError['condition'], string>> = {
  idempotency_key_required:
    'The argument idempotency_key is required: 1 to 255 of the characters A-Z a-z 0-9 . _ : - Make up a new one for each new question; nothing was reserved.',
  invalid_idempotency_key:
    'The argument idempotency_key must be 1 to 255 of the characters A-Z a-z 0-9 . _ : - Correct it and call the tool again; nothing was reserved.',
  rate_limit_exceeded: `Too many calls in this minute. ${wait} before the next one.`,
  internal_error:
    'Something failed on our side; the operator finds it in the log by its request id, {request_id}. A read can be repeated; repeat a create with the same idempotency_key, so that nothing is paid twice.',
  overloaded: `The service is busy; nothing was done. ${wait}, then repeat the call; a create with the same idempotency_key.`,
};
const correctCreate = 'Correct the arguments and call the tool again; nothing was reserved.';
/** Appended to REST's message. */
const nextSteps: Partial<Record<ApiError['condition'], string>> = {
  invalid_request: 'Correct the arguments and call the tool again.',
  insufficient_credits:
    'The panel costs {required}, and {available} are left. Choose a cheaper panel, or tell the user; the same call will fail again.',
  subscription_required: 'Tell the user; the same call will fail again.',
  run_not_found: 'Use the id that create_research gave.',
  model_response_not_found: 'Take a model_id from list_model_responses.',
  idempotency_conflict:
    'For a new question make up a new idempotency_key; to find the run of the old one, repeat its very prompt and panel.',
  concurrency_limit_reached: `${wait}, or call get_research on a run that is in progress; then call again with the same idempotency_key.`,
  result_not_ready: `${wait}, then call get_research; read the result once its status is completed or partial.`,
  responses_not_ready: `${wait}, then call get_research; read the responses once its status is completed or partial.`,
  research_failed:
    'Do not read it again: get_research says how it ended; where its status is partial, list_model_responses says what the models answered.',
};
