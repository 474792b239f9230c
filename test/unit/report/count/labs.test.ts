import assert from 'node:assert/strict';
import { statistics } from '../../../support/report/lab-statistics.ts';

describe('statistics of labs', () => {
  it('R-R17 weighs labs equally in the support of a claim, among those that address it', () => {
    const { claim } = statistics('a1s a1s a1o a1- b1s c1- ?1o');
    assert.equal(claim.equalLab, 0.8333); // (2/3 + 1/1) / 2
    assert.equal(statistics('?1s ?1o').claim.equalLab, null);
  });

  it('R-R17 never calls the lead of a single lab established, however many models it has', () => {
    const many = 'a1 '.repeat(40);
    const { view } = statistics(`${many}b2 c2 d2 e1`);
    assert.equal(view.lead?.camp_id, 1);
    assert.equal(view.lead?.established, false);
    assert.deepEqual(view.lead?.depends_on_lab_ids, ['a']);
  });

  it('R-R17 calls a lead established if other labs would give it too', () => {
    const { view } = statistics('a1 b1 c1 d1 e1 f1 g1 h1 i2 j2');
    assert.equal(view.lead?.established, true);
    assert.ok((view.lead?.difference_interval_90.low ?? 0) > 0);
    assert.equal(view.lead?.difference, 0.6);
    assert.deepEqual(view.lead?.depends_on_lab_ids, undefined);
  });

  it('R-R17 never calls a lead established with few labs, or if two positions are equally large', () => {
    const few = statistics('a1 a1 b1 b1 c2').view.lead;
    assert.equal(few?.established, false);
    assert.equal(few?.difference_interval_90.missing_reason, 'few_labs');
    const equal = statistics('a1 b1 c1 d2 e2 ?2').view.lead;
    assert.equal(equal?.established, false);
    assert.deepEqual(equal?.depends_on_lab_ids, ['a', 'b', 'c', 'd', 'e']);
    assert.equal(statistics('a1 b1 c1 d1').view.lead, null);
  });

  it('R-R17 names a lab that decides or shares the first place, and none that all members are of', () => {
    const deciding = (given: string) => statistics(given).view.lead?.depends_on_lab_ids;
    assert.deepEqual(deciding('a1 b1 c2'), ['a', 'b']);
    assert.deepEqual(deciding('a1 a1 b2 c1 c2'), ['a']);
    assert.deepEqual(deciding('a1 a1 ?2'), ['a']);
    assert.deepEqual(deciding('a1 a1 a2'), undefined);
    assert.deepEqual(deciding('a1 a1 a2 b0'), undefined);
  });

  it('R-R17 tells agreement within labs from agreement between them, of camps and of stances', () => {
    const { view } = statistics('a1s a1s b2o b2m c1s ?2s');
    assert.deepEqual(view.camp_agreement, {
      within_labs: 1, // a and b, one pair each
      pairs_within: 2,
      between_labs: 0.25, // a with c twice, of a–b 4, a–c 2, b–c 2
      pairs_between: 8,
    });
    assert.equal(view.stance_agreement?.within_labs, 0.5);
    assert.equal(view.stance_agreement?.between_labs, 0.25);
  });

  it('R-R17 compares no agreement within and between labs where there is only one of both', () => {
    for (const given of ['a1s b2s c1o', 'a1s a1s a2o', '?1s ?1s a1s a2s'])
      assert.deepEqual(Object.keys(statistics(given).view), ['lead']);
  });
});
