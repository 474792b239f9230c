import assert from 'node:assert/strict';
import { orderOf } from '../../../bench/panel/bars.ts';
import type { Scores } from '../../../bench/panel/scores/score.ts';
import type { Row } from '../../../bench/panel/table.ts';

/** Each run with its printed reliability and its false share, in percent. */
function row(name: string, runs: readonly (readonly [number, number])[], shared = 0): Row {
  const scores = runs.map(
    ([reliability, falsity]) =>
      ({ reliability: reliability / 100, falseAttribution: falsity / 100 }) as Scores,
  );
  return { name, size: 10, ratePercent: 3, shared, runs: scores };
}

describe('the order of PanelBench’s rows', () => {
  const honest = row('honest', [
    [100, 0],
    [99.9, 0],
  ]);
  const worst = row('worst', [
    [80, 20],
    [82, 22],
  ]);

  it('names rows that are printed as more reliable although more false, unless by chance', () => {
    const liar = row('liar', [
      [94, 0],
      [93, 0],
    ]);
    const slips = (falsities: readonly number[]) =>
      row(
        'slips',
        falsities.map((falsity) => [99.5, falsity]),
      );
    assert.match(orderOf([honest, liar, slips([1, 1.1]), worst]), /both: “slips” above “liar”$/);
    assert.match(orderOf([honest, liar, slips([0, 2]), worst]), /both: none$/);
  });

  it('leaves rows of shared errors out, and says what ties allow', () => {
    const said = orderOf([honest, row('same', [[98, 0]]), worst, row('shared', [[100, 50]], 0.5)]);
    assert.match(said, /is -0\.87 over 3 rows .* these figures give -0\.87\)/);
  });
});
