import assert from 'node:assert/strict';
import { similarity } from '../../../src/text/words.ts';

describe('similarity of texts', () => {
  it('is 1 for the same content words and 0 if none are shared', () => {
    assert.equal(similarity('The costs are rising', 'A rising cost'), 1);
    assert.equal(similarity('The costs are rising', 'Teams like autonomy'), 0);
    assert.equal(similarity('', ''), 0);
  });
});
