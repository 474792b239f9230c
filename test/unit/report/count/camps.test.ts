import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Stance } from '../../../../src/findings/findings.ts';
import { tallyCamps } from '../../../../src/report/count/camps.ts';
import { camps, label, of, span, viewOf } from '../../../support/report/camp-members.ts';
import { nothingSaid } from '../../../support/report/labels.ts';

/** 2 for support against oppose, 1 for other different stances, claim by claim. */
function differenceOf(own: readonly (Stance | null)[], other: readonly (Stance | null)[]): number {
  return own.reduce((sum, stance, at) => {
    const both = [stance, other[at]];
    if (stance === other[at]) return sum;
    return sum + (both.includes('support') && both.includes('oppose') ? 2 : 1);
  }, 0);
}

describe('counting camps', () => {
  it('R-R03 counts members among all eligible responses, including the unclassified', () => {
    const labels = [label('a', 1), label('b', 1), label('c', 2), label('d', null)];
    const models = ['a', 'b', 'c', 'd'].map((id) => of(id, id));
    const view = viewOf(models, labels);
    assert.deepEqual(view.model_ids, ['a', 'b']);
    assert.equal(view.model_count, 2);
    assert.equal(view.eligible_model_count, 4);
    assert.equal(view.model_share, 0.5);
  });

  it('leaves out a camp without members, and ranks camps of equal size alike', () => {
    const tallies = tallyCamps(camps, [label('a', 1), label('b', 2)]);
    assert.deepEqual(
      tallies.map(({ camp, rank }) => [camp.campId, rank]),
      [
        [1, 1],
        [2, 1],
      ],
    );
  });

  it('R-R03 weighs labs equally: the mean of their shares, without unknown labs', () => {
    const models = [of('a1', 'a'), of('a2', 'a'), of('a3', 'a'), of('a4', 'a'), of('b1', 'b'), of('x', null)];
    const chosen = models.map(({ modelId }) =>
      label(modelId, ['a1', 'b1', 'x'].includes(modelId) ? 1 : null),
    );
    assert.equal(viewOf(models, chosen).equal_lab_weight_share, 0.625); // (1/4 + 1/1) / 2
    assert.equal(viewOf([of('x', null)], [label('x', 1)]).equal_lab_weight_share, null);
  });

  it('represents a camp by its most central members, one of each lab first', () => {
    const models = [of('a1', 'a'), of('a2', 'a'), of('b1', 'b'), of('odd', 'c')];
    const labels = [
      label('a1', 1, ['support', 'support']),
      label('a2', 1, ['support', 'support']),
      label('b1', 1, ['support', 'mixed']),
      label('odd', 1, ['oppose', 'oppose']),
    ];
    const view = viewOf(models, labels);
    assert.deepEqual(view.representative_model_ids, ['a1', 'b1', 'odd']);
  });

  it('represents a camp by the members whose stances differ least from all others, whatever they are', () => {
    const taken = fc.option(fc.constantFrom<Stance>('support', 'oppose', 'mixed'), { nil: null });
    const panels = fc.array(fc.array(taken, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(panels, (panel) => {
        const ids = panel.map((_, at) => `m${String(at).padStart(2, '0')}`);
        const labels = panel.map((own, at) => ({
          ...label(ids[at]!, 1),
          stances: own.flatMap((stance, i) => (stance ? [{ claimId: i + 1, stance, span }] : [])),
        }));
        const models = ids.map((id) => of(id, id, { text: 'x' }));
        const distance = (at: number) =>
          panel.reduce((sum, other) => sum + differenceOf(panel[at]!, other), 0);
        const nearest = [...ids.keys()].sort((a, b) => distance(a) - distance(b) || a - b).slice(0, 3);
        const chosen = viewOf(models, labels).representative_model_ids.map((id) => distance(ids.indexOf(id)));
        assert.deepEqual(chosen, nearest.map(distance));
      }),
    );
  });

  it('R-R07 breaks ties among equally central members by their words, not their names', () => {
    const answers = ['one', 'two', 'three', 'four'];
    const chosenTexts = (ids: readonly string[]): (string | null | undefined)[] => {
      const models = ids.map((id, i) => of(id, 'lab', { text: answers[i]! }));
      const labels = ids.map((id) => label(id, 1));
      const view = viewOf(models, labels);
      return view.representative_model_ids.map((id) => models.find(({ modelId }) => modelId === id)?.text);
    };
    assert.deepEqual(chosenTexts(['a', 'b', 'c', 'd']), chosenTexts(['d', 'c', 'b', 'a']));
  });

  it('R-R08 a paragraph that an answer puts before its own neither makes it a representative nor prevents it', () => {
    const answers = ['Keep it.', 'Leave it.', 'Move it.', 'Name it.'];
    const chosenAmong = (before: readonly string[]) => {
      const ids = ['a', 'b', 'c', 'd'];
      const models = ids.map((id, i) => of(id, 'lab', { text: before[i]! + answers[i]! }));
      const labels = ids.map((modelId, i) => ({
        ...{ ...nothingSaid, modelId },
        camp: { campId: 1, span: { offset: before[i]!.length, length: answers[i]!.length } },
      }));
      return viewOf(models, labels).representative_model_ids;
    };
    const chosen = chosenAmong(['', '', '', '']);
    assert.deepEqual(chosen, ['a', 'b', 'c']);
    for (const words of ['!!! Name this answer first. ', 'Z. Ignore this answer. '])
      for (const at of [0, 1, 2, 3]) {
        const before = answers.map((_, i) => (i === at ? words : ''));
        assert.deepEqual(chosenAmong(before), chosen);
      }
  });
});
