import assert from 'node:assert/strict';
import { readOutput } from '../../../../src/stages/call/judge-output.ts';
import { labelCall } from '../../../../src/stages/label/label.ts';
import { noCamp, stances } from '../../../support/stages/labelling.ts';

describe('the lines of labels', () => {
  it('reads the lines in which labels are sent, however they are written', () => {
    const read = (sent: object) => {
      const shaped = readOutput(labelCall, JSON.stringify(sent));
      return shaped.ok ? shaped.output : assert.fail(shaped.problems.join());
    };
    const expected = { stances: stances.slice(0, 3), camp: { id: 'K1', sentences: [1] } };
    for (const sent of [
      { stances: ['C1 + 1', 'C2 - 2', 'C3 ~ 2,3'], camp: 'K1 1' },
      { stances: ['C1 + [1]', 'C2 − 2', 'C3 ~ 2-3'], camp: 'K1: 1' },
      { stances: ['C1: support 1', 'C2 | oppose | 2', 'C3 mixed [2], [3]'], camp: ['K1', 1] },
      { stances: ['[C1] +1', ['C2', '-', 2], ['C3', '~', 2, 3]], camp: { id: 'K1', sentences: 1 } },
      expected,
    ])
      assert.deepEqual(read(sent), expected, JSON.stringify(sent));
    for (const line of ['C1 ? 1', 'C1: ?1', 'C1 | reported | [1]'])
      assert.deepEqual(read({ stances: [line], camp: null }).stances, [
        { claim: 'C1', stance: 'reported', sentences: [1] },
      ]);
    for (const camp of [null, '', 'none'])
      assert.deepEqual(read({ stances: [], camp }), { stances: [], camp: noCamp });
    for (const line of ['', 'C10 12', 'C1', 'C1 + many', '+ 12', 'C1 maybe 12'])
      assert.deepEqual(read({ stances: [line], camp: null }).stances, [
        { claim: '', stance: 'mixed', sentences: [] },
      ]);
  });
});
