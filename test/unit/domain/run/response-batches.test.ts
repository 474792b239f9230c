import assert from 'node:assert/strict';
import { responseBatches } from '../../../../src/domain/run/response-batches.ts';

describe('the batches of responses that are asked about together', () => {
  const models = (count: number) => Array.from({ length: count }, (_, at) => `lab/model-${at}`);
  const sizes = (count: number) => responseBatches(models(count)).map((batch) => batch.length);

  it('R-W16 are of about 13, and as even as possible', () => {
    assert.deepEqual(sizes(10), [10]);
    assert.deepEqual(sizes(40), [13, 14, 13]);
    assert.deepEqual(sizes(36), [12, 12, 12]);
    assert.deepEqual(new Set(sizes(172)), new Set([13, 14]));
    assert.deepEqual([sizes(2), sizes(1), sizes(0)], [[2], [1], []]);
  });

  it('R-W16 hold every response once, in the order given', () => {
    for (const count of [9, 14, 15, 16, 57, 157])
      assert.deepEqual(responseBatches(models(count)).flat(), models(count));
  });
});
