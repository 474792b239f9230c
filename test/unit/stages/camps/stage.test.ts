import assert from 'node:assert/strict';
import { judge, prepare } from '../../../../src/stages/camps/stage.ts';
import { jobContext } from '../../../support/job-context.ts';

const text = 'Keep the monolith because one deployment is so much simpler to run for a small team.';
const input = {
  ...{ seed: 's', question: 'Should we split it?', questionType: 'decision' as const },
  positions: [
    { alias: 'A01', position: 'Keep the monolith.', recommendedOption: null, cases: [], figures: [] },
  ],
};
const outputOf = (thesis: string) =>
  JSON.stringify({ camps: [{ label: 'Keep it', thesis, recommended_option: null, members: ['A01'] }] });
const judged = (thesis: string) =>
  judge({ ...input, asked: null, output: outputOf(thesis) }, jobContext([{ modelId: 'm', text }]));

describe('the stage of camps', () => {
  it('R-S07 compares the wording of a camp with the answers themselves', async () => {
    assert.equal((await judged('One deployment suits few engineers.')).checked?.value.camps.length, 1);
    assert.equal((await judged(text)).checked?.value.camps.length, 0);
  });

  it('shows the positions of the responses', () => {
    const prepared = prepare(input);
    assert.ok('messages' in prepared);
    assert.match(prepared.messages[1]!.content, /Keep the monolith\./);
  });
});
