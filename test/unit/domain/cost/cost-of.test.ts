import assert from 'node:assert/strict';
import { costOf, costText } from '../../../../src/domain/cost/cost-of.ts';

const use = (model_id: string, more = {}) => ({
  ...{ model_id, simulated: false, calls: 2, input_tokens: 1_000_000, cached_tokens: 0 },
  ...{ output_tokens: 100_000, calls_without_tokens: 0, ...more },
});
const price = { input: 1, cachedInput: null, output: 10 };

describe('src/domain/cost/cost-of', () => {
  it('R-N03 adds what is known up, and says what is not in it', () => {
    const uses = [use('a'), use('b', { calls_without_tokens: 1 }), use('c', { simulated: true })];
    const cost = costOf(uses, (modelId) => (modelId === 'a' ? price : null));
    assert.deepEqual([cost.calls, cost.dollars, cost.unpriced], [6, 2, ['b']]);
    assert.equal(costText(cost), '$2.00, without 1 models of unknown price, 1 calls without usage');
    assert.equal(costText(costOf([], () => price)), '$0.0000');
  });
});
