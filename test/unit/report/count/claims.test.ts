import assert from 'node:assert/strict';
import type { ResponseLabels } from '../../../../src/findings/findings.ts';
import { claimView, tallyClaims } from '../../../../src/report/count/claims.ts';
import { nothingSaid } from '../../../support/report/labels.ts';
import { claim, labels, span, view, viewOf } from '../../../support/report/stance-letters.ts';

describe('counting claims', () => {
  it('R-R02 counts supporters, opponents, mixed and not addressed, with shares of those that address the claim', () => {
    const counted = view('sso-m-');
    assert.deepEqual(counted.supporting_model_ids, ['m0', 'm1']);
    assert.deepEqual(counted.opposing_model_ids, ['m2']);
    assert.deepEqual(counted.mixed_or_uncertain_model_ids, ['m4']);
    assert.equal(counted.addressed_count, 4);
    assert.equal(counted.not_addressed_count, 2);
    assert.equal(counted.support_share_of_addressed, 0.5);
    assert.equal(counted.oppose_share_of_addressed, 0.25);
  });

  it('R-R02 R-R21 counts an unresolved stance on no side and not as silence', () => {
    const counted = view('ssu-');
    assert.deepEqual(counted.unresolved_model_ids, ['m2']);
    assert.deepEqual([counted.unresolved_count, counted.not_addressed_count], [1, 1]);
    assert.equal(counted.addressed_count, 2);
    assert.deepEqual([counted.supporting_count, counted.support_share_of_addressed], [2, 1]);
  });

  it('R-R10 names who reports a claim as others’, and calls none of them silent', () => {
    const told = labels('so--u').map((own) => {
      const claimId = own.modelId === 'm3' ? claim.claimId + 1 : claim.claimId;
      return { ...own, reported: ['m2', 'm3'].includes(own.modelId) ? [{ claimId, span }] : [] };
    });
    const [tally] = tallyClaims([claim], told, []);
    const counted = claimView(tally!, null);
    assert.deepEqual(counted.reported_by?.evidence_spans, [{ model_id: 'm2', ...span }]);
    assert.deepEqual([counted.supporting_count, counted.addressed_count], [1, 2]);
    assert.deepEqual([counted.not_addressed_count, tally?.silentCount], [2, 1]);
    assert.equal(claimView(tallyClaims([claim], labels('so--'), [])[0]!, null).reported_by, undefined);
  });

  it('R-R04 carries the span of every stance, sorted by model id', () => {
    const reversed = viewOf(labels('so').reverse());
    assert.deepEqual(reversed.evidence_spans, [
      { model_id: 'm0', offset: 0, length: 2 },
      { model_id: 'm1', offset: 0, length: 2, stance: 'oppose' },
    ]);
  });

  it('rates importance by how many responses address a claim and how it splits them', () => {
    assert.equal(view('sssss-----').importance, 'high');
    assert.equal(view('soso------').importance, 'high');
    assert.equal(view('ss--------').importance, 'medium');
    assert.equal(view('s---------').importance, 'low');
    assert.equal(view('----------').importance, 'low');
  });

  it('sorts model ids by code point, not by UTF-16 unit', () => {
    const ids = ['\u{1F600}', '\uFFFD', 'b', 'a'];
    const same: ResponseLabels[] = ids.map((modelId) => ({
      ...{ ...nothingSaid, modelId },
      stances: [{ claimId: 1, stance: 'support', span }],
    }));
    assert.deepEqual(tallyClaims([claim], same, [])[0]?.supporting, ['a', 'b', '\uFFFD', '\u{1F600}']);
  });
});
