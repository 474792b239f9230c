import assert from 'node:assert/strict';
import { isTimeToExtract, responseBatches } from '../../../../src/domain/run/response-batches.ts';

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

  it('R-W16 are extracted while the panel answers, an eighth of it at once, at most 13', () => {
    const atOnce = (models: number) =>
      Array.from({ length: 20 }, (_, at) => at + 1).find((waiting) =>
        isTimeToExtract(waiting, models, models),
      );
    assert.deepEqual([1, 7, 10, 16, 40, 104, 172].map(atOnce), [1, 1, 1, 2, 5, 13, 13]);
  });

  it('R-W16 wait for no others once less than an eighth of the panel is left', () => {
    const alone = (models: number) =>
      Array.from({ length: models }, (_, left) => left).filter((left) => isTimeToExtract(1, models, left))
        .length;
    assert.deepEqual([16, 40, 172].map(alone), [2, 5, 21]);
  });
});
