import assert from 'node:assert/strict';
import {
  collectionOf,
  exampleModels,
  modelsWithCalls,
  panelCallsOf,
} from '../../../../support/report/methodology.ts';

describe('the counts of calls', () => {
  it('R-H07 says that reasoning was switched off only if it was, and what the answers show nevertheless', () => {
    assert.match(
      collectionOf(exampleModels),
      /No call offered tools or a search\. Extended reasoning was switched off in every call\./,
    );
    assert.equal(panelCallsOf(exampleModels).extended_reasoning, false);
    const reasoned = modelsWithCalls({ reasoningTokens: 40 });
    assert.match(
      collectionOf(reasoned),
      /switched off in every call; 13 answers show reasoning all the same\./,
    );
    assert.deepEqual(
      [panelCallsOf(reasoned).extended_reasoning, panelCallsOf(reasoned).reasoning_tokens],
      [true, 520],
    );
    const silent = modelsWithCalls({ reasoningTokens: null }, { reasoning: 'unset' });
    assert.match(
      collectionOf(silent),
      /Extended reasoning was left to each model; no provider said whether it was used\./,
    );
    assert.equal(panelCallsOf(silent).extended_reasoning, null);
  });
});
