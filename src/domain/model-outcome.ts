/** Why a model gave no answer. One word per cause, from the provider's reply or from its silence. */
export type FailureClass =
  | 'rate_limited'
  | 'overloaded'
  | 'timeout'
  | 'network'
  | 'auth'
  | 'unknown_model'
  | 'bad_request'
  | 'context_too_long'
  | 'refused'
  | 'content_filtered'
  | 'empty'
  | 'truncated'
  | 'malformed';

interface FailurePolicy {
  /** Asking again soon can help: Temporal retries with backoff. */
  readonly retry: boolean;
  /** Asking once more at the end of the panel can help. */
  readonly lateRetry: boolean;
  /** The fault is the service's or the provider's; false where the model declined the question itself (R-K05). */
  readonly technical: boolean;
}

const passing: FailurePolicy = { retry: true, lateRetry: true, technical: true };
const final: FailurePolicy = { retry: false, lateRetry: false, technical: true };
const declined: FailurePolicy = { retry: false, lateRetry: false, technical: false };

/** What to do about each class of failure (R-W02). */
export const failurePolicies: Readonly<Record<FailureClass, FailurePolicy>> = {
  rate_limited: passing,
  overloaded: passing,
  timeout: passing,
  network: passing,
  empty: passing,
  malformed: passing,
  auth: final,
  unknown_model: final,
  bad_request: final,
  context_too_long: final,
  // The same question gives the same length again, and half an answer is not what the model thinks.
  truncated: final,
  refused: declined,
  content_filtered: declined,
};

/**
 * How often a model is asked before its one late retry. A time-out has already cost the longest wait there is, and
 * two of them leave room for the late retry within the panel's budget.
 */
export function maxTries(failure: FailureClass): number {
  return failure === 'timeout' ? 2 : 4;
}

export const failureClasses = Object.keys(failurePolicies) as FailureClass[];

/** What a panel row says of a model's answer (specification, "Stored model response"). */
export const responseStatuses = ['pending', 'success', 'error', 'timeout'] as const;
export type ResponseStatus = (typeof responseStatuses)[number];

/** Whether a panel in which nothing was answered failed for a technical reason: one such cause is enough. */
export function isTechnicalFailure(failures: readonly (FailureClass | null)[]): boolean {
  return (
    failures.length === 0 ||
    failures.some((failure) => failure === null || failurePolicies[failure].technical)
  );
}
