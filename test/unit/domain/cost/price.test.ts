import assert from 'node:assert/strict';
import { dollarsFor } from '../../../../src/domain/cost/price.ts';

describe('src/domain/cost/price', () => {
  it('R-N03 cached tokens cost their own price, never more tokens than there were', () => {
    const price = { input: 1, cachedInput: 0.25, output: 5 };
    const used = { inputTokens: 1_000_000, cachedTokens: 400_000, outputTokens: 100_000 };
    assert.equal(dollarsFor(price, used), 0.6 + 0.1 + 0.5);
    assert.equal(dollarsFor({ ...price, cachedInput: null }, used), 1.5);
    assert.equal(dollarsFor(price, { ...used, cachedTokens: 9_000_000 }), 0.25 + 0.5);
  });
});
