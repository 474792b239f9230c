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
  /** Asking again can help: Temporal retries with backoff, as long as `triesAgain` says. */
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

/** How a model that just failed stands. */
export interface TriesSoFar {
  readonly failure: FailureClass;
  /** What the try before failed of; null at the first. */
  readonly previous: FailureClass | null;
  /** With this one, ≥ 1. */
  readonly tries: number;
  /** How much of the panel's time had passed when this try began: 0 to 1, from the model's first try. */
  readonly timePassed: number;
  /** Nine in ten of the panel have answered: this model's answer no longer decides whether it is complete. */
  readonly panelComplete: boolean;
  /** The late retry at the end of the panel. */
  readonly late: boolean;
}

/**
 * Our choice: so much of the panel's time is given to a failure that passes while the panel is complete without the
 * model. A rate limit tells that the provider is there; one that is down for long should not hold up the run.
 */
const patience: Partial<Record<FailureClass, number>> = {
  rate_limited: 1 / 2,
  overloaded: 1 / 4,
  network: 1 / 4,
};
/** Our choice: the last part of the panel's time belongs to the late retry. */
const untilLateRetry = 3 / 4;
/** A text that is empty or malformed tends to come again, and each one is paid for. */
const mostUnusable = 4;

/**
 * Whether a model is asked again before anything else is done about it (R-W02). Failures that pass with time end by
 * time. A time-out has cost the longest wait there is: after two in a row only the late retry is left.
 */
export function triesAgain({
  failure,
  previous,
  tries,
  timePassed,
  panelComplete,
  late,
}: TriesSoFar): boolean {
  if (!failurePolicies[failure].retry) return false;
  const share = patience[failure];
  if (share !== undefined)
    return late ? !panelComplete : timePassed < (panelComplete ? share : untilLateRetry);
  if (late) return false;
  return failure === 'timeout' ? previous !== 'timeout' : tries < mostUnusable;
}

/**
 * How long to wait before a provider is asked again that named a time: that time, and longer at each try, because what
 * it names may be for one caller among many.
 * @returns milliseconds; null where Temporal's own backoff decides
 */
export function nextTryMs(retryAfterMs: number | null, tries: number): number | null {
  return retryAfterMs === null ? null : Math.max(retryAfterMs, Math.min(30_000, 250 * 2 ** tries));
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
