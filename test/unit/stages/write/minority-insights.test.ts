import assert from 'node:assert/strict';
import { minorityInsightsWriter } from '../../../../src/stages/write/minority-insights.ts';
import { content } from '../../../support/stages/writing.ts';

describe('write_minority_insights', () => {
  it('R-R09 accepts only candidates, each once', () => {
    const insight = { claim: 'C9', insight: 'Staff may leave.', why_it_matters: 'Know-how goes.' };
    const { value, problems, usable } = minorityInsightsWriter.check(content)({
      insights: [{ ...insight, claim: 'C1' }, insight, insight, { ...insight, claim: 'C99' }],
    });
    assert.deepEqual(value, [{ claimId: 9, insight: 'Staff may leave.', whyItMatters: 'Know-how goes.' }]);
    assert.ok(problems.length >= 3 && usable);
    assert.equal(minorityInsightsWriter.check(content)({ insights: [] }).usable, true);
    const unworded = { claim: 'C9', insight: null, why_it_matters: 'Not printed.' };
    assert.deepEqual(minorityInsightsWriter.check(content)({ insights: [unworded] }), {
      value: [{ claimId: 9, insight: '', whyItMatters: '' }],
      problems: [],
      usable: true,
    });
    assert.equal(
      minorityInsightsWriter.check(content)({ insights: [{ ...insight, claim: 'C1' }] }).usable,
      false,
    );
  });
});
