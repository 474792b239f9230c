import assert from 'node:assert/strict';
import { selectPanelClaims } from '../../../../src/stages/select/stage.ts';
import { jobContext } from '../../../support/job-context.ts';
import { aliases, plant } from '../group/planted-claims.ts';

const long = 'Hosting costs will rise a lot in all the years that we can now foresee from here';
const { groups, claims } = plant([
  { statement: 'Modules help.', by: aliases(3) },
  { statement: long, by: aliases(1) },
]);
const input = {
  ...{ question: 'Should we split it?', groups, claims },
  ...{ named: [], quantities: [], cases: [], camps: [], sameCases: [], pairs: { asked: null, inDoubt: [] } },
};
const selected = (text: string) => selectPanelClaims(input, jobContext([{ modelId: 'm', text }]));

describe('the stage of selection', () => {
  it('R-S07 compares wordings with the answers themselves', async () => {
    const statements = async (text: string) =>
      (await selected(text)).claims.map(({ statement }) => statement);
    assert.deepEqual((await statements('Another answer.')).sort(), [long, 'Modules help.']);
    assert.deepEqual(await statements(`They say: ${long}.`), ['Modules help.']);
  });

  it('R-R04 selects nothing on which nobody is labelled', async () => {
    const { asked } = await selected('One.');
    const lines = asked.filter(({ statement }) => statement !== long);
    const pairs = { asked: lines, inDoubt: [] };
    const again = await selectPanelClaims({ ...input, pairs }, jobContext([{ modelId: 'm', text: 'One.' }]));
    assert.deepEqual(
      again.claims.map(({ statement }) => statement),
      ['Modules help.'],
    );
  });
});
