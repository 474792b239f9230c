import assert from 'node:assert/strict';
import { resolveCamp } from '../../../../src/findings/doubts/resolve-camp.ts';

describe('a camp that was asked again', () => {
  it('of a tie between two camps stands what two sources agreed on before', () => {
    const camp = { labelled: [1, 2], earlier: 1, again: 2 };
    assert.deepEqual(resolveCamp(camp), { outcome: 1, decided: true });
  });

  it('R-R16 (cross-checks) puts a response into the camp that two sources name, else into none', () => {
    assert.equal(resolveCamp({ labelled: [2], earlier: 1, again: 1 })?.outcome, 1);
    assert.equal(resolveCamp({ labelled: [null], earlier: 1, again: 1 })?.outcome, 1);
    assert.equal(resolveCamp({ labelled: [null], earlier: 1, again: null })?.outcome, null);
    assert.deepEqual(resolveCamp({ labelled: [1], earlier: 2, again: null }), {
      outcome: null,
      decided: false,
    });
    assert.deepEqual(resolveCamp({ labelled: [1], earlier: null, again: null }), {
      outcome: null,
      decided: false,
    });
  });
});
