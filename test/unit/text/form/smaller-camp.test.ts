import assert from 'node:assert/strict';
import { smallerCamp } from '../../../../src/text/form/smaller-camp.ts';

describe('the smaller camp that a writer sides with', () => {
  const camps = [
    { camp_id: 1, label: 'Oak', model_count: 6, eligible_model_count: 10 },
    { camp_id: 2, label: 'Ash', model_count: 4, eligible_model_count: 10 },
  ];

  it('R-R20 is told with its size and that of the largest one', () => {
    const told = { own: 'Ash', count: 4, whole: 10, label: 'Oak', most: 6 };
    assert.deepEqual(smallerCamp({ favoured_camp_id: 2, differs_from_panel: true }, camps), told);
  });

  it('R-R20 is none where the writer favours the largest, or nothing is judged', () => {
    assert.equal(smallerCamp({ favoured_camp_id: 1, differs_from_panel: false }, camps), null);
    assert.equal(smallerCamp(null, camps), null);
    const third = { camp_id: 3, label: 'Elm', model_count: 6, eligible_model_count: 10 };
    const judged = { favoured_camp_id: 2, differs_from_panel: true };
    assert.equal(smallerCamp(judged, [third, ...camps]), null, 'of two largest, neither is what most answer');
    assert.equal(smallerCamp({ favoured_camp_id: 2, differs_from_panel: true }, undefined), null);
  });
});
