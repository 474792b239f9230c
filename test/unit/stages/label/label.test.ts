import assert from 'node:assert/strict';
import fc from 'fast-check';
import { checkLabels } from '../../../../src/stages/label/label.ts';
import { claims, noCamp, response, silent, source, stances } from '../../../support/stages/labelling.ts';

const check = checkLabels(source);

describe('label', () => {
  it('R-R04 gives every stance its verified span, and not_addressed none', () => {
    const { value, problems, usable } = check({
      stances: stances.toReversed(),
      camp: { id: 'K1', sentences: [1] },
    });
    assert.deepEqual(problems, []);
    assert.ok(usable);
    assert.deepEqual(value, {
      stances: [
        { claimId: 1, stance: 'support', span: { offset: 0, length: 29 } },
        { claimId: 2, stance: 'oppose', span: { offset: 30, length: 52 } },
        { claimId: 3, stance: 'mixed', span: { offset: 30, length: 84 } },
      ],
      reported: [],
      camp: { campId: 1, span: { offset: 0, length: 29 } },
      evidenceFound: 4,
      evidenceDropped: 0,
    });
  });

  it('R-R04 R-R10 a stance without an existing sentence becomes not_addressed, after a problem was reported', () => {
    for (const sentences of [[], [0], [5], [1, 2, 3], [99, 100]]) {
      const { value, problems, usable } = check({
        stances: [{ claim: 'C1', stance: 'support', sentences }, ...stances.slice(1)],
        camp: noCamp,
      });
      assert.deepEqual(
        value.stances.map(({ claimId }) => claimId),
        [2, 3],
      );
      assert.equal(problems.length, 1);
      assert.match(problems[0] ?? '', /^stances\[0\]\.sentences: /);
      assert.equal(value.evidenceDropped, 1);
      assert.ok(usable);
    }
  });

  it('R-R08 an instruction in the response is no evidence for a stance or a camp', () => {
    const sentences = [4]; // The order.
    const { value } = check({
      stances: [...stances.slice(0, 3), { claim: 'C4', stance: 'support', sentences }, silent('C5')],
      camp: { id: 'K1', sentences },
    });
    assert.equal(value.camp, null);
    assert.ok(!value.stances.some(({ claimId }) => claimId === 4));
  });

  it('R-R02 R-R10 drops unknown ids, and takes a claim without an entry as not addressed', () => {
    const { value, problems, usable } = check({
      stances: [...stances.slice(0, 3), { ...stances[0]!, claim: 'C99' }],
      camp: { id: 'K9', sentences: [1] },
    });
    assert.deepEqual(problems, [
      'stances[3].claim: is no id of the claims',
      'camp.id: is no id of the camps',
    ]);
    assert.equal(value.stances.length, 3);
    assert.equal(value.camp, null);
    assert.ok(usable);
  });

  it('R-R02 R-R10 a claim with two different stances keeps none; a mere repetition keeps one', () => {
    const repeated = check({ stances: [...stances, stances[0]!], camp: noCamp });
    assert.equal(repeated.value.stances.length, 3);
    const torn = check({ stances: [...stances, { ...stances[0]!, stance: 'oppose' }], camp: noCamp });
    assert.deepEqual(
      torn.value.stances.map(({ claimId }) => claimId),
      [2, 3],
    );
    assert.equal(torn.problems.length, 1);
  });

  it('R-R04 R-R10 what is reported as others’ has its verified span and no stance, and yields to a stance', () => {
    const told = (claim: string, ...sentences: readonly number[]) => ({
      ...{ claim, stance: 'reported' as const, sentences: [...sentences] },
    });
    const reports = [told('C4', 2), told('C5', 9), told('C1', 2)];
    for (const given of [
      [...stances.slice(0, 3), ...reports],
      [...reports, ...stances.slice(0, 3)],
    ]) {
      const { value, usable } = check({ stances: given, camp: noCamp });
      assert.deepEqual(value.reported, [{ claimId: 4, span: { offset: 30, length: 52 } }]);
      assert.deepEqual(
        value.stances.map(({ claimId, stance }) => [claimId, stance]),
        [
          [1, 'support'],
          [2, 'oppose'],
          [3, 'mixed'],
        ],
      );
      assert.deepEqual([usable, value.evidenceFound, value.evidenceDropped], [true, 4, 1]);
    }
  });

  it('R-R10 a call that labels other claims or invents every sentence has failed', () => {
    const unknown = [1, 2].map((id) => ({ ...stances[0]!, claim: `C9${id}` }));
    assert.equal(check({ stances: [...stances, unknown[0]!], camp: noCamp }).usable, true);
    assert.equal(check({ stances: [...stances, ...unknown], camp: noCamp }).usable, false);
    const torn = [1, 2].map((id) => ({ claim: `C${id}`, stance: 'mixed' as const, sentences: [1] }));
    assert.equal(check({ stances: [...stances, ...torn], camp: noCamp }).usable, false);
    assert.equal(check({ stances: [], camp: noCamp }).usable, true);
    const invented = stances.map((each) => ({ ...each, sentences: each.sentences.map(() => 77) }));
    assert.equal(check({ stances: invented, camp: noCamp }).usable, false);
    assert.equal(
      check({ stances: claims.map(({ claimId }) => silent(`C${claimId}`)), camp: noCamp }).usable,
      true,
    );
  });

  it('R-R10 an output without a stance has no fault to mend: the other synthesizer is asked', () => {
    const { problems, isDoubtful } = check({ stances: [], camp: { id: null, sentences: [] } });
    assert.deepEqual([problems, isDoubtful], [[], true]);
    const survey = [{ claim: 'C1', stance: 'reported' as const, sentences: [1] }];
    assert.equal(check({ stances: survey, camp: { id: null, sentences: [] } }).isDoubtful, false);
  });

  it('R-R02 R-R04 gives each claim at most one stance, within the text, for any output', () => {
    const sentences = fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 3 });
    const stance = fc.record({
      claim: fc.oneof(fc.constantFrom('C1', 'C2', 'C5', 'C6', '__proto__'), fc.string()),
      stance: fc.constantFrom(
        'support' as const,
        'oppose' as const,
        'mixed' as const,
        'not_addressed' as const,
      ),
      sentences,
    });
    const camp = fc.record({ id: fc.option(fc.constantFrom('K1', 'K2', 'K3')), sentences });
    fc.assert(
      fc.property(fc.array(stance), camp, (given, place) => {
        const { value } = check({ stances: given, camp: place });
        const ids = value.stances.map(({ claimId }) => claimId);
        assert.equal(new Set(ids).size, ids.length);
        assert.ok(ids.every((id) => id >= 1 && id <= 5));
        for (const { span } of value.stances)
          assert.ok(span.length > 0 && span.offset + span.length <= response.length);
        assert.equal(value.evidenceFound >= value.stances.length, true);
      }),
    );
  });
});
