import assert from 'node:assert/strict';
import fc from 'fast-check';
import { modelNames } from '../../../../src/domain/catalogue/model-names.ts';

const model = fc.record({
  modelId: fc.constantFrom('zedo/one', 'zedo/two', 'yako/one', 'plain'),
  displayName: fc.constantFrom('Zedo One', 'Yako 1'),
  family: fc.option(fc.constantFrom('Zedo', 'Yako')),
  labName: fc.option(fc.constantFrom('Zedo Labs', 'Zedo')),
});

describe('the names of a panel', () => {
  it('R-R07 hold the id, its lab, the name, the family and the lab of each model', () => {
    const zedo = { modelId: 'zedo/one', displayName: 'Zedo One', family: 'One', labName: 'Zedo Labs' };
    assert.deepEqual(modelNames([zedo]), ['One', 'Zedo Labs', 'Zedo One', 'zedo', 'zedo/one']);
  });

  // Threads look up what they have made of a panel's names by the list.
  it('R-H09 are one list, in whatever order the record returns its models', () => {
    const panels = fc.array(model, { maxLength: 8 });
    fc.assert(
      fc.property(panels, (models) => assert.deepEqual(modelNames(models.toReversed()), modelNames(models))),
    );
  });
});
