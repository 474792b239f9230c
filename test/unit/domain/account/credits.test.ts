import assert from 'node:assert/strict';
import { requireCredits } from '../../../../src/domain/account/credits.ts';
import { ApiError } from '../../../../src/domain/errors.ts';

const refusal = (step: () => void) => {
  try {
    step();
  } catch (error) {
    assert.ok(error instanceof ApiError);
    return { condition: error.condition, details: error.details };
  }
  return undefined;
};

describe('credits', () => {
  it('R-C12 requires a subscription first, then the price', () => {
    assert.equal(
      refusal(() => requireCredits('active', 15, 15)),
      undefined,
    );
    assert.deepEqual(
      refusal(() => requireCredits('active', 15, 14)),
      {
        condition: 'insufficient_credits',
        details: { required: 15, available: 14 },
      },
    );
    assert.equal(refusal(() => requireCredits('suspended', 15, 0))?.condition, 'subscription_required');
    assert.equal(refusal(() => requireCredits('none', 15, 1000))?.condition, 'subscription_required');
  });
});
