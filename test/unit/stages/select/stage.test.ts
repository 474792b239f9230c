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
  ...{ named: [], quantities: [], cases: [], camps: [], sameCases: [] },
};
const selected = (text: string) => selectPanelClaims(input, jobContext([{ modelId: 'm', text }]));

describe('the stage of selection', () => {
  it('R-S07 compares wordings with the answers themselves', async () => {
    const statements = async (text: string) =>
      (await selected(text)).claims.map(({ statement }) => statement);
    assert.deepEqual((await statements('Another answer.')).sort(), [long, 'Modules help.']);
    assert.deepEqual(await statements(`They say: ${long}.`), ['Modules help.']);
  });

  it('has a digest of what was grouped, whatever the answers say', async () => {
    const [one, other] = [await selected('One.'), await selected('Another.')];
    assert.match(one.groupsHash, /^[0-9a-f]{64}$/);
    assert.equal(one.groupsHash, other.groupsHash);
  });
});
