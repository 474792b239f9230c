import assert from 'node:assert/strict';
import { minorityInsightsWriter } from '../../../../src/stages/write/minority-insights.ts';
import { listSources } from '../../../support/stages/writing.ts';

describe('write_minority_insights', () => {
  it('R-R09 accepts only candidates, each once', () => {
    const check = minorityInsightsWriter.check(listSources.minority_insights);
    const insight = { claim: 'C6', insight: 'Staff may leave.', why_it_matters: 'Know-how goes.' };
    const { value, problems, usable } = check({
      insights: [{ ...insight, claim: 'C2' }, insight, insight, { ...insight, claim: 'C99' }],
    });
    assert.deepEqual(value, { insights: [insight] });
    assert.ok(problems.length >= 3 && usable);
    assert.equal(check({ insights: [] }).usable, true);
    const unworded = { claim: 'C6', insight: null, why_it_matters: 'Not printed.' };
    assert.deepEqual(check({ insights: [unworded] }), {
      value: { insights: [{ ...unworded, why_it_matters: '' }] },
      problems: [],
      usable: true,
    });
    assert.equal(check({ insights: [{ ...insight, claim: 'C2' }] }).usable, false);
  });

  it('R-R09 asks again for an insight without its reason, and for a reason without its insight', () => {
    const check = minorityInsightsWriter.check(listSources.minority_insights);
    const insight = { claim: 'C6', insight: 'Staff may leave.', why_it_matters: 'Know-how goes.' };
    const unworded = { claim: 'C6', insight: null, why_it_matters: '' };
    for (const [sent, value, problems] of [
      [{ ...insight, insight: ' ' }, unworded, ['insights[0].insight: is empty']],
      [
        { ...insight, why_it_matters: '' },
        { ...insight, why_it_matters: '' },
        ['insights[0].why_it_matters: is empty'],
      ],
      [{ ...unworded, insight: '' }, unworded, []],
    ] as const)
      assert.deepEqual(check({ insights: [sent] }), { value: { insights: [value] }, problems, usable: true });
  });
});
