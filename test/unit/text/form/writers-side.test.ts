import assert from 'node:assert/strict';
import { writersSide } from '../../../../src/text/form/writers-side.ts';

describe('the side of the model that wrote an answer', () => {
  const camps = [
    { camp_id: 1, label: 'Oak', model_count: 6, eligible_model_count: 10 },
    { camp_id: 2, label: 'Ash', model_count: 4, eligible_model_count: 10 },
  ];
  const third = { camp_id: 3, label: 'Elm', model_count: 6, eligible_model_count: 10 };
  const judged = (favoured_camp_id: number | null, differs_from_panel = false) => ({
    assessment: { favoured_camp_id, differs_from_panel },
    sources: [],
  });
  const own = { field: 'headline', own_knowledge: true as const };

  it('R-R20 is a smaller group, told with its size and that of the largest one', () => {
    const values = { own: 'Ash', count: 4, whole: 10, label: 'Oak', most: 6 };
    assert.deepEqual(writersSide(judged(2, true), camps), { text: 'sidesWithFew', values });
  });

  it('R-R20 is that of nobody where it favours none and the headline is of own knowledge', () => {
    const values = { whole: 10, label: 'Oak', most: 6 };
    const corrected = { ...judged(null), sources: [own] };
    assert.deepEqual(writersSide(corrected, camps), { text: 'sidesWithNone', values });
    assert.equal(writersSide({ ...judged(null), sources: [{ field: 'direct_answer' }] }, camps), null);
    assert.equal(writersSide({ ...judged(1), sources: [own] }, camps), null);
    assert.deepEqual(
      writersSide(corrected, camps.slice(0, 1)),
      { text: 'sidesWithNone', values },
      'where all are in error',
    );
    assert.equal(writersSide(corrected, [third, ...camps]), null, 'none is the largest');
  });

  it('R-R20 is not told where the writer favours the largest, or nothing is judged', () => {
    assert.equal(writersSide(judged(1), camps), null);
    assert.equal(writersSide({ assessment: null, sources: [own] }, camps), null);
    const few = judged(2, true);
    assert.equal(writersSide(few, [third, ...camps]), null, 'of two largest, neither is what most answer');
    assert.equal(writersSide(few, undefined), null);
  });
});
