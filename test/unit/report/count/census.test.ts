import assert from 'node:assert/strict';
import { label, of, viewOf } from '../../../support/report/camp-members.ts';

describe('the census of a camp', () => {
  it('R-R03 census groups and the unknown add up to the members, largest group first', () => {
    const models = [
      of('a', 'lab1', { countryCode: 'FR', countryName: 'France' }),
      of('b', 'lab2', { countryCode: 'FR', countryName: 'France' }),
      of('c', null, { countryCode: null, family: null }),
      of('d', 'lab0', { countryCode: 'DE', countryName: 'Germany' }),
    ];
    const labels = models.map(({ modelId }) => label(modelId, 1));
    const view = viewOf(models, labels);
    assert.deepEqual(view.by_country, {
      groups: [
        { key: 'FR', label: 'France', count: 2, share: 0.5 },
        { key: 'DE', label: 'Germany', count: 1, share: 0.25 },
      ],
      unknown_count: 1,
    });
    assert.deepEqual(
      view.by_lab?.groups.map(({ key }) => key),
      ['lab0', 'lab1', 'lab2'],
    );
    assert.equal(view.by_model_family?.unknown_count, 1);
  });
});
