import assert from 'node:assert/strict';
import { collectionOf, modelsWithCalls, panelCallsOf } from '../../../../support/report/methodology.ts';

describe('sentences about calls', () => {
  it('R-H07 reports pages that an endpoint searched on its own, and tools that a model asked for', () => {
    assert.match(collectionOf(modelsWithCalls({ citations: 2 })), /13 answers named pages found by a search/);
    assert.equal(panelCallsOf(modelsWithCalls({ citations: 2 })).browsing, true);
    assert.match(
      collectionOf(modelsWithCalls({ toolCalls: 1 })),
      /13 answers asked for a tool all the same; none was run/,
    );
  });
});
