import assert from 'node:assert/strict';
import { catalogueOf } from '../../../bench/panel/authors.ts';
import { plantPanel } from '../../../src/simulator/world/plant.ts';
import { kindOf, type PanelKind, panelKinds } from '../../../src/simulator/world/street/asked.ts';
import { streetSetting } from '../../../src/simulator/world/street/street.ts';
import type { Place, PlantedPanel } from '../../../src/stages/play/truth.ts';
import { holdsFigure } from '../../../src/text/figures/figures.ts';

interface Said {
  readonly modelId: string;
  readonly place: Place;
}

describe('the question of a planted panel', () => {
  const of = (kind: PanelKind) => plantPanel(streetSetting(11, kind), catalogueOf(40).models);
  const sentence = ({ answers }: PlantedPanel, { modelId, place }: Said) =>
    Array.from(answers.find((answer) => answer.modelId === modelId)!.text)
      .slice(place.offset, place.offset + place.length)
      .join('');

  it('asks for a decision, cases, a number, a fact or a list, by the seed', () => {
    const seeds = Array.from({ length: 100 }, (_, seed) => kindOf(seed));
    for (const kind of panelKinds) assert.ok(seeds.filter((each) => each === kind).length > 10, kind);
    assert.equal(of('decision').asked, undefined);
  });

  it('is answered by numbers that stand in the text, single or as a range, and differ', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const panel = plantPanel(streetSetting(seed, 'number'), catalogueOf(40).models);
      assert.ok(panel.asked?.kind === 'number');
      const values = panel.answers.flatMap(({ modelId, value }) => (value ? [{ modelId, ...value }] : []));
      assert.ok(values.length > 30 && values.some(({ low, high }) => low < high));
      assert.ok(new Set(values.map(({ low }) => low)).size > 10);
      for (const value of values)
        for (const [at, end] of [value.low, value.high].entries())
          assert.ok(
            holdsFigure(sentence(panel, value), end / value.scales[at]!, null),
            `${end}: ${sentence(panel, value)}`,
          );
      const scales = new Set(values.flatMap((value) => value.scales));
      assert.equal(scales.size, panel.asked.other ? 2 : 1);
    }
  });

  it('is answered by case, of which some exclude each other, by the camp that chooses none and by others', () => {
    const panel = of('conditional');
    assert.ok(panel.asked?.kind === 'conditional');
    const { cases } = panel.asked;
    const named = panel.answers.flatMap(({ modelId, cases: own }) =>
      own.map((each) => ({ modelId, ...each })),
    );
    const depending = panel.answers.filter(({ camp }) => camp?.id === 'It depends on the city');
    assert.equal(panel.camps.find(({ id }) => id === 'It depends on the city')?.option, null);
    assert.ok(depending.every(({ modelId }) => named.some((each) => each.modelId === modelId)));
    assert.ok(new Set(named.map(({ modelId }) => modelId)).size > depending.length && cases.length > 4);
    for (const each of named) assert.match(sentence(panel, each), /[.。]$/u);
    const factors = cases.filter(({ options }) => options.length === 0).map(({ id }) => id);
    const naming = named.filter(({ caseId }) => factors.includes(caseId));
    assert.equal(new Set(naming.map(({ modelId }) => modelId)).size, depending.length);
  });

  it('is answered by five that exclude each other, and some deny two of these in one sentence', () => {
    const { answers, claims, camps } = of('fact');
    const rivals = claims.filter((claim) => claim.rivals).map(({ id }) => id);
    assert.ok(rivals.length === 5 && camps.length === 5);
    const own = answers.map(({ camp, statements }) => ({
      camp,
      said: statements.filter(({ claimId }) => rivals.includes(claimId)),
    }));
    for (const { camp, said } of own) {
      const stances = said.map(({ stance }) => stance).sort();
      assert.deepEqual(stances, camp ? [...Array(4).fill('oppose'), 'support'] : []);
    }
    const denying = own.filter(({ said }) => said.filter(({ isImplied }) => !isImplied).length === 3);
    assert.ok(denying.length > 8 && denying.length < 25);
    for (const { said } of denying) {
      const [one, other] = said.filter(({ stance, isImplied }) => stance === 'oppose' && !isImplied);
      assert.deepEqual(one?.places, other?.places);
    }
  });

  it('is answered by two alone in some panels, of whom nobody but those who give the other denies either', () => {
    const panels = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      plantPanel(streetSetting(seed, 'fact'), catalogueOf(40).models),
    );
    assert.deepEqual(new Set(panels.map(({ camps }) => camps.length)), new Set([2, 5]));
    for (const { answers, claims } of panels.filter(({ camps }) => camps.length === 2)) {
      const rivals = new Set(claims.filter((claim) => claim.rivals).map(({ id }) => id));
      for (const { camp, statements } of answers)
        assert.deepEqual(
          statements.flatMap(({ claimId, stance }) => (rivals.has(claimId) ? stance : [])).sort(),
          camp ? ['oppose', 'support'] : [],
        );
    }
  });

  it('is answered by lists, of options that most recommend and that some advise against', () => {
    const { answers, claims } = of('list');
    const options = claims.filter(({ option }) => option);
    const stances = options.map(({ id }) =>
      answers.flatMap(({ statements }) => statements.find(({ claimId }) => claimId === id)?.stance ?? []),
    );
    const count = (own: readonly string[], stance: string) => own.filter((each) => each === stance).length;
    assert.ok(options.length === 12 && stances.some((own) => count(own, 'support') > 20));
    assert.ok(stances.some((own) => count(own, 'oppose') > 0) && stances.some((own) => own.length < 12));
  });

  it('is answered by some who report what others argue, on which they take no stance', () => {
    const panel = of('decision');
    const { answers, claims } = panel;
    const reporting = answers.filter(({ reported }) => reported.length > 0);
    assert.ok(reporting.length > 8 && reporting.length < 25);
    for (const { reported, statements, modelId } of reporting)
      for (const { claimId, place } of reported) {
        assert.ok(claims.some(({ id }) => id === claimId));
        assert.ok(statements.every((said) => said.claimId !== claimId));
        assert.match(sentence(panel, { modelId, place }), /[.。]$/u);
      }
  });
});
