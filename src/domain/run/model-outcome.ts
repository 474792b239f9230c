// Runs in workflows: a change alters recorded histories (CONTRIBUTING.md, "Adding an activity").

interface FailurePolicy {
  /**
   * True if asking again can help: Temporal retries with backoff, as long as `triesAgain` allows.
   */
  readonly retry: boolean;
  /** True if asking again at the end of the panel can help. */
  readonly lateRetry: boolean;
  /**
   * True if the service or the provider is at fault; false if the model declined the question
   * itself (R-K05).
   */
  readonly technical: boolean;
}

const passing: FailurePolicy = { retry: true, lateRetry: true, technical: true };
const final: FailurePolicy = { retry: false, lateRetry: false, technical: true };
const declined: FailurePolicy = { retry: false, lateRetry: false, technical: false };

/** How each class of failure is handled (R-W02). */
export const failurePolicies = {
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
  // Asking again gives the same length, and half an answer is not what the model thinks.
  truncated: final,
  refused: declined,
  content_filtered: declined,
} as const satisfies Record<string, FailurePolicy>;

/** Why a model gave no answer: one cause, taken from the provider's reply or its silence. */
export type FailureClass = keyof typeof failurePolicies;

/** The state of a model that has just failed. */
export interface TriesSoFar {
  readonly failure: FailureClass;
  /** Failure of the previous try; null at the first. */
  readonly previous: FailureClass | null;
  /** Number of tries including this one, ≥ 1. */
  readonly tries: number;
  /**
   * Share of the panel's time that had passed when this try began: 0 to 1, from the model's first
   * try.
   */
  readonly timePassed: number;
  /**
   * True if nine in ten models have answered: this one no longer decides whether the panel is
   * complete.
   */
  readonly panelComplete: boolean;
  /** True when it is asked again at the end of the panel. */
  readonly late: boolean;
}

/**
 * Failures that pass with time: a provider that is limited, overloaded or unreachable. A complete
 * panel ends their tries.
 */
const untilItPasses: ReadonlySet<FailureClass> = new Set(['rate_limited', 'overloaded', 'network']);
/**
 * Our choice: the last quarter of the panel's time is left to the late retry: by default, one call
 * of the longest kind.
 */
const untilLateRetry = 3 / 4;
/** An empty or malformed text tends to recur, and each try costs money. */
const mostUnusable = 4;

/**
 * Decides whether a model is asked again right away (R-W02). Failures that pass with time are
 * retried until their time is up. A timeout has already cost the longest possible wait: after two
 * in a row only the late retry is left.
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
  if (untilItPasses.has(failure)) return late ? !panelComplete : timePassed < untilLateRetry;
  if (late) return false;
  return failure === 'timeout' ? previous !== 'timeout' : tries < mostUnusable;
}

/**
 * Delay before the next try at a provider that asked to wait: that time, but longer with each try,
 * because the provider may have meant only one caller among many.
 * @returns milliseconds; null to use Temporal's own backoff
 */
export function nextTryMs(retryAfterMs: number | null, tries: number): number | null {
  return retryAfterMs === null ? null : Math.max(retryAfterMs, Math.min(30_000, 250 * 2 ** tries));
}

export const failureClasses = Object.keys(failurePolicies) as FailureClass[];

/** Statuses of a model in a panel (specification, "Stored model response"). */
export const responseStatuses = ['pending', 'success', 'error', 'timeout'] as const;
export type ResponseStatus = (typeof responseStatuses)[number];

/** True if a panel without answers failed for a technical reason: one such cause is enough. */
export function isTechnicalFailure(failures: readonly (FailureClass | null)[]): boolean {
  return (
    failures.length === 0 ||
    failures.some((failure) => failure === null || failurePolicies[failure].technical)
  );
}
