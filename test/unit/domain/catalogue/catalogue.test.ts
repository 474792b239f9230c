import assert from 'node:assert/strict';
import { builtInCatalogue } from '../../../../src/domain/catalogue/built-in.ts';
import { catalogueProblems, panelModels } from '../../../../src/domain/catalogue/catalogue.ts';
import { panels } from '../../../../src/domain/run/panels.ts';

describe('the catalogue', () => {
  it('R-S03 sells wide for 15, consensus for 45, service for 100', () => {
    assert.deepEqual(panels, {
      wide: { priceCredits: 15, size: 10 },
      consensus: { priceCredits: 45, size: 40 },
      service: { priceCredits: 100, size: null },
    });
  });

  it('R-S03 gives wide 10, consensus 40 and service every eligible model, each once, ordered by id', () => {
    const eligible = builtInCatalogue.models.filter((model) => model.eligible);
    assert.equal(panelModels(builtInCatalogue, 'wide').length, 10);
    assert.equal(panelModels(builtInCatalogue, 'consensus').length, 40);
    for (const panel of ['wide', 'consensus', 'service'] as const) {
      const ids = panelModels(builtInCatalogue, panel).map((model) => model.modelId);
      assert.deepEqual(ids, [...new Set(ids)].sort());
    }
    assert.equal(panelModels(builtInCatalogue, 'service').length, eligible.length);
  });

  it('R-S06 (reasoning) has no panel model that always reasons', () => {
    const reasoning = new Set(
      builtInCatalogue.models.filter((model) => !model.eligible).map((model) => model.modelId),
    );
    assert.ok(reasoning.size > 0);
    for (const panel of ['wide', 'consensus', 'service'] as const) {
      assert.ok(panelModels(builtInCatalogue, panel).every((model) => !reasoning.has(model.modelId)));
    }
  });

  it('R-S03 curates wide from ten labs, and gives no lab more than four models in consensus', () => {
    const places = (panel: 'wide' | 'consensus') =>
      Object.values(Object.groupBy(panelModels(builtInCatalogue, panel), (model) => model.labId)).map(
        (models) => models?.length ?? 0,
      );
    assert.equal(places('wide').length, 10);
    assert.ok(Math.max(...places('consensus')) <= 4);
  });

  it('R-S03 reports the problems of a catalogue that could not serve a panel', () => {
    assert.deepEqual(catalogueProblems(builtInCatalogue), []);
    const [first] = builtInCatalogue.models;
    assert.ok(first);
    const broken = { models: [first, first], curated: { wide: ['no/such'], consensus: [] } };
    assert.deepEqual(catalogueProblems(broken), [
      'two models share one model_id',
      'wide must have 10 models, it has 1',
      'wide names no/such, which is not an eligible model',
      'consensus must have 40 models, it has 0',
    ]);
  });
});
