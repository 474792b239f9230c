import assert from 'node:assert/strict';
import { requireCredits } from '../../../../src/domain/account/credits.ts';
import { ApiError, errorTable } from '../../../../src/domain/errors.ts';

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

  it('R-E02 the error table has the 18 codes of the interface with their statuses', () => {
    const codes = new Set(Object.values(errorTable).map(({ code }) => code));
    assert.equal(codes.size, 18);
    for (const [condition, { status }] of Object.entries(errorTable))
      assert.ok((status >= 400 && status <= 500) || condition === 'overloaded', condition);
  });
});
