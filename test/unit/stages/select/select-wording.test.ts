import assert from 'node:assert/strict';
import { printableText } from '../../../../src/report/prose/presentable.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { firstSelection } from '../../../support/stages/merging.ts';
import { plant } from '../group/planted-claims.ts';

const nothing = buildCopyIndex([], []);

describe('the wording of a claim', () => {
  it('R-S07 R-R05 shows a wording only if a member states it and it copies nothing', () => {
    const long = 'Hosting costs will rise a lot in all the years that we can now foresee from here';
    const { claims } = plant([
      { statement: 'Hosting costs will rise.', by: ['A01', 'A02'] },
      { statement: long, by: ['A03'] },
    ]);
    const pick = (wording: string, copies = nothing, members = ['c1', 'c2', 'c3']) =>
      firstSelection([{ wording, members }], claims, copies).claims[0]?.statement;
    for (const bad of [
      'Hosting costs rise by 30 %.',
      'Teams love autonomy.',
      'The costs of hosting rise.',
      'Hosting costs will not rise.',
      'Hosting of ▒▒▒ costs.',
    ]) {
      assert.equal(pick(bad, nothing, ['c1', 'c2']), 'Hosting costs will rise.', bad);
    }
    assert.equal(pick(long), long);
    assert.equal(pick(long, buildCopyIndex([`They say: ${long}.`], [])), 'Hosting costs will rise.');
  });

  it('R-S07 R-R09 keeps a claim whose wordings all copy responses, in the shortest: the report cuts it', () => {
    const long = 'Hosting costs will rise a lot in all the years that we can now foresee from here';
    const { claims } = plant([
      { statement: `${long} on out`, by: ['A01'] },
      { statement: long, by: ['A02'] },
    ]);
    const members = claims.map(({ id }) => id);
    const copies = buildCopyIndex([`${long} on out`], []);
    const selected = firstSelection([{ wording: `${long} on out`, members }], claims, copies);
    assert.deepEqual(
      selected.claims.map(({ statement }) => statement),
      [long],
    );
    assert.equal(printableText(copies, long), 'Hosting costs will rise a lot in all the years that we […]');
  });
});
