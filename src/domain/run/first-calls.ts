import type { FailureClass } from './model-outcome.ts';

/**
 * The number of calls that are ahead of the others at a gateway that has not answered yet. Our
 * choice.
 */
export const callsAhead = 5;

/**
 * Failures that other models of the same gateway can be expected to have as well, and what an
 * operator can do about them.
 */
const advice: Partial<Readonly<Record<FailureClass, string>>> = {
  auth: 'the gateway does not accept the key, or its account cannot pay: check MODEL_GATEWAY_API_KEY (or the variables that GATEWAYS_FILE names), then run npm run admin -- preflight',
  unknown_model:
    'the gateway does not know these model ids: compare the catalogue with the gateway by npm run admin -- catalogue check, then set CATALOGUE_FILE or another gateway',
  network:
    'no connection to the gateway comes about: check host and port in MODEL_GATEWAY_URL (or GATEWAYS_FILE), then run npm run admin -- preflight',
  bad_request:
    'the gateway does not accept the requests: check that MODEL_GATEWAY_URL is the base URL, which usually ends in /v1, then run npm run admin -- preflight',
};

interface Failed {
  readonly failure: FailureClass;
  /** Models that failed for good, all of them in this way, while none has answered. */
  readonly failed: number;
  /** Models of the panel. */
  readonly total: number;
}

/**
 * Whether the other models of a panel need not be asked (R-N04): the key fails for all of them, or
 * no quorum is possible any more.
 */
export function stopsAsking({ failure, failed, total }: Failed): boolean {
  if (failure === 'auth') return failed >= callsAhead;
  const isOfSetup = failure === 'unknown_model' || failure === 'network' || failure === 'bad_request';
  return isOfSetup && failed * 2 > total;
}

/**
 * What to do about a failure that most models of a run had alike; null if it is no fault of the
 * set-up.
 */
export function adviceFor(failures: readonly (FailureClass | null)[]): {
  readonly failure: FailureClass;
  readonly models: number;
  readonly advice: string;
} | null {
  const known = failures.filter((failure) => failure !== null);
  const [most] = [...Map.groupBy(known, (failure) => failure)].sort(([, a], [, b]) => b.length - a.length);
  if (!most || most[1].length * 2 <= failures.length) return null;
  const [failure, models] = most;
  const todo = advice[failure];
  return todo === undefined ? null : { failure, models: models.length, advice: todo };
}
