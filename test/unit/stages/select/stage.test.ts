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
  ...{
    named: [],
    quantities: [],
    cases: [],
    camps: [],
    sameCases: [],
    sameFigures: [],
    pairs: { asked: null, inDoubt: [] },
  },
};
const selected = (text: string) => selectPanelClaims(input, jobContext([{ modelId: 'm', text }]));

describe('the stage of selection', () => {
  it('R-S07 compares wordings with the answers themselves', async () => {
    const told = plant([
      { statement: long, by: aliases(1) },
      { statement: 'Hosting gets dearer.', by: aliases(1, 1) },
    ]);
    const groups = [{ wording: long, members: told.claims.map(({ id }) => id) }];
    const wordingBeside = async (text: string) => {
      const { claims } = await selectPanelClaims(
        { ...input, groups, claims: told.claims },
        jobContext([{ modelId: 'm', text }]),
      );
      return claims[0]?.statement;
    };
    assert.equal(await wordingBeside('Another answer.'), long);
    assert.equal(await wordingBeside(`They say: ${long}.`), 'Hosting gets dearer.');
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
