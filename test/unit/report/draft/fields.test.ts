import assert from 'node:assert/strict';
import fc from 'fast-check';
import { entriesOf, fieldsIn, leftOutOf, rowsOf, withTexts } from '../../../../src/report/draft/fields.ts';

const output = {
  headline: 'Keep it. It is whole.',
  key_points: [
    { label: 'Cost', statement: 'It costs less. Much less.', claims: ['C1'] },
    { label: 'Speed', statement: '', claims: [] },
  ],
  ranked_options: [{ option: 'Keep it', rationale: '', claims: ['C1'] }],
};

describe('the fields of a section', () => {
  it('R-R22 are its texts with their paths and the ids that their entry cites; options are no prose', () => {
    assert.deepEqual(fieldsIn(output), [
      { path: 'headline', text: 'Keep it. It is whole.', cites: [] },
      { path: 'key_points[0].label', text: 'Cost', cites: ['C1'] },
      { path: 'key_points[0].statement', text: 'It costs less. Much less.', cites: ['C1'] },
      { path: 'key_points[1].label', text: 'Speed', cites: [] },
    ]);
  });

  it('R-R23 of a judgement rest on what the section cites, whichever camp it favours', () => {
    for (const favours of ['K2', null])
      assert.deepEqual(fieldsIn({ assessment: { favours, statement: 'So.' } }, '', ['C1']), [
        { path: 'assessment.statement', text: 'So.', cites: ['C1'] },
      ]);
  });

  it('R-R02 stand in entries, of which each names the claims and camps that it rests on', () => {
    const draft = { ...output, assessment: { favours: 'K2', statement: 'So.' }, recommendation: null };
    const insights = [{ claim: 'C7', insight: null, why_it_matters: '' }];
    assert.deepEqual(
      [...entriesOf(draft), ...entriesOf({ insights })].map(({ at, entry }) => [at, ...rowsOf(entry)]),
      [
        ...[['key_points[0]', 'C1'], ['key_points[1]'], ['ranked_options[0]', 'C1']],
        ...[
          ['assessment', 'K2'],
          ['insights[0]', 'C7'],
        ],
      ],
    );
  });

  it('R-R22 get new texts at their paths, and their entries the ids that these cite', () => {
    const texts = new Map([['key_points[0].statement', { text: 'New.', claims: ['C2', 'C1'] }]]);
    const changed = withTexts(output, texts);
    assert.deepEqual(changed.key_points[0], { label: 'Cost', statement: 'New.', claims: ['C1', 'C2'] });
    assert.deepEqual({ ...changed, key_points: [] }, { ...output, key_points: [] });
  });

  it('R-R22 are unchanged by texts for no field, whatever an output is', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => assert.deepEqual(withTexts(value, new Map()), value)));
  });

  it('R-R22 lack as many sentences as one version has less than the other; labels go with their point', () => {
    const [first] = output.key_points;
    const later = {
      ...output,
      headline: '',
      key_points: [{ ...first, label: '', statement: 'It costs less.' }],
    };
    assert.deepEqual(leftOutOf(output, later, 'reader'), [
      { field: 'headline', sentences: 2, by: 'reader' },
      { field: 'key_points.statement', sentences: 1, by: 'reader' },
    ]);
    assert.deepEqual(leftOutOf(later, output, 'code'), []);
  });

  it('R-R22 lack no sentence because a mark moved before its point', () => {
    const [before, after] = ['It is so. [A01.1] It is old. [own] ', 'It is so [A01.1]. It is old [own].'];
    assert.deepEqual(leftOutOf({ rationale: before }, { rationale: after }, 'code'), []);
  });
});
