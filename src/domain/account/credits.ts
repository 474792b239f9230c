import { ApiError } from '../errors.ts';

export type SubscriptionStatus = 'active' | 'suspended' | 'none';

/**
 * True if a workspace may start paid research (specification, "Account", field entitled). Reading
 * needs only a key.
 */
export function isEntitled(status: SubscriptionStatus): boolean {
  return status === 'active';
}

/**
 * Refuses a run that a workspace may not start: first for its subscription, then for its credits
 * (R-C16).
 * @param priceCredits whole credits, > 0
 * @param availableCredits whole credits: grants plus refunds minus reserves
 * @throws ApiError `subscription_required`, or `insufficient_credits` with `required` and
 * `available`
 * @see specification, "POST /v1/research", last bullet
 */
export function requireCredits(
  status: SubscriptionStatus,
  priceCredits: number,
  availableCredits: number,
): void {
  if (!isEntitled(status)) throw new ApiError('subscription_required');
  if (availableCredits < priceCredits) {
    throw new ApiError('insufficient_credits', {
      details: { required: priceCredits, available: availableCredits },
    });
  }
}
