import assert from 'node:assert/strict';
import { expectedUse } from '../../../../src/domain/cost/expected-use.ts';

describe('what a run of a panel is expected to need', () => {
  it('R-N01 expects at least what simulated runs of each size used, and at most three times as much', () => {
    // Calls and tokens of simulated runs, whose answers have 360 tokens.
    for (const [models, calls, input, output] of [
      [10, 35, 168_000, 7_700],
      [40, 99, 480_000, 22_300],
      [172, 395, 1_772_000, 93_900],
    ] as const) {
      const { panel, ...synthesis } = expectedUse(models);
      const sum = (field: 'calls' | 'inputTokens' | 'outputTokens') =>
        Object.values(synthesis).reduce((total, use) => total + use[field], 0);
      assert.equal(panel.calls, models);
      assert.equal(synthesis.extract.calls, models);
      assert.ok(
        sum('calls') >= calls * 0.9 && sum('calls') < calls * 1.5,
        `${models}: ${sum('calls')} calls`,
      );
      assert.ok(sum('inputTokens') > input && sum('inputTokens') < 3 * input, `${sum('inputTokens')}`);
      assert.ok(sum('outputTokens') > output && sum('outputTokens') < 3 * output, `${sum('outputTokens')}`);
    }
  });
});
