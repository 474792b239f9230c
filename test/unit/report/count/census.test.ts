import assert from 'node:assert/strict';
import type { FactModel, ResponseLabels, Stance } from '../../../../src/findings/findings.ts';
import { campView, tallyCamps } from '../../../../src/report/count/camps.ts';
import { labStatistics } from '../../../../src/report/count/labs.ts';
import { model } from '../example.ts';

const span = { offset: 0, length: 1 };
const camps = [1, 2, 3].map((campId) => ({
  campId,
  label: `L${campId}`,
  thesis: '',
  recommendedOption: null,
}));
const template = model('openai/gpt-5.5', { text: 'x' });
function of(modelId: string, labId: string | null, changes: Partial<FactModel> = {}): FactModel {
  return { ...template, modelId, labId, labName: labId, text: modelId, ...changes };
}
function label(modelId: string, campId: number | null, stances: Stance[] = []): ResponseLabels {
  return {
    modelId,
    stances: stances.map((stance, i) => ({ claimId: i + 1, stance, span })),
    unresolved: [],
    camp: campId === null ? null : { campId, span },
  };
}
/** The largest camp. */
function viewOf(models: readonly FactModel[], labels: readonly ResponseLabels[]) {
  const tallies = tallyCamps(camps, labels);
  return campView(tallies[0]!, models, labels, labStatistics(models, [], tallies).ofCamp(tallies[0]!), []);
}

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
