import assert from 'node:assert/strict';
import { checkSameThings, numberedThings } from '../../../../src/stages/camps/same-things.ts';

const responses = [
  { alias: 'A2', names: ['oak', 'ash'] },
  { alias: 'A1', names: ['elm'] },
];
const numberedUpTo = (most: number) =>
  numberedThings(responses, ({ names }) => names.map((name, index) => ({ name, index })), most);

describe('things of several responses that may be one', () => {
  it('R-R07 are numbered by alias, whatever the order of the responses, up to a limit', () => {
    assert.deepEqual(
      numberedUpTo(2).map(({ id, alias, index, name }) => [id, alias, index, name]),
      [
        [1, 'A1', 0, 'elm'],
        [2, 'A2', 0, 'oak'],
      ],
    );
    assert.equal(numberedUpTo(9).length, 3);
  });

  it('are none where there is one alone', () => {
    const [one] = responses.slice(1);
    assert.deepEqual(
      numberedThings([one!], ({ names }) => names.map((name, index) => ({ name, index })), 9),
      [],
    );
  });

  it('are grouped by known ids, each once, and never alone', () => {
    const problems: string[] = [];
    assert.deepEqual(checkSameThings('same', numberedUpTo(9), [[1, 3], [3, 2], [8]], problems), [
      [
        { alias: 'A1', index: 0 },
        { alias: 'A2', index: 1 },
      ],
    ]);
    assert.deepEqual(problems, ['same[1][0]: stands in a group already', 'same[2][0]: is no id of the list']);
  });
});
