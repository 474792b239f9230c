import assert from 'node:assert/strict';
import { builtInCatalogue } from '../../../../src/domain/catalogue/built-in.ts';
import { panelModels } from '../../../../src/domain/catalogue/catalogue.ts';
import { invitationsOf } from '../../../../src/domain/catalogue/invitations.ts';
import { panelIds } from '../../../../src/domain/run/panels.ts';

describe('invitations', () => {
  it('R-S03 name the models of each panel in its order, with what a row of the panel holds', () => {
    const invitations = invitationsOf(builtInCatalogue);
    for (const id of panelIds) {
      const models = panelModels(builtInCatalogue, id);
      const invited = JSON.parse(invitations[id].invited) as Record<string, unknown>[];
      assert.equal(invitations[id].totalModels, models.length);
      assert.deepEqual(
        invited.map(({ modelId }) => modelId),
        models.map(({ modelId }) => modelId),
      );
      for (const model of invited) assert.equal(Object.keys(model).length, 9);
    }
  });
});
