import assert from 'node:assert/strict';
import fc from 'fast-check';
import { firstAlike } from '../../../../src/stages/select/alike.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { similarity } from '../../../../src/text/words.ts';
import { firstSelection } from '../../../support/stages/merging.ts';
import { aliases, plant } from '../group/planted-claims.ts';

describe('texts that are alike', () => {
  it('are told in the words of the first one, as comparing each with each would tell them', () => {
    const text = fc
      .array(fc.constantFrom('towns', 'rain', 'winter', 'if', 'cost', 'never'), { maxLength: 5 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(text), fc.constantFrom(0.5, 0.6, 1), (texts, min) => {
        const alike = firstAlike(min);
        const kept: string[] = [];
        for (const each of texts) {
          const known = kept.find((other) => similarity(other, each) >= min);
          if (known === undefined) kept.push(each);
          assert.equal(alike(each), known ?? each);
        }
      }),
    );
  });

  it('R-H02 1,884 caveats of one claim cost its selection far less than to compare each with each', () => {
    const cpuOf = (caveatOf: (index: number) => string) => {
      const statement = 'Trams are cheap to run.';
      const rows = aliases(1_884).map((alias, index) => ({
        statement,
        by: [alias],
        caveat: caveatOf(index),
      }));
      const { claims } = plant(rows);
      const groups = [{ wording: statement, members: claims.map(({ id }) => id) }];
      const before = process.threadCpuUsage();
      firstSelection(groups, claims, buildCopyIndex([], []));
      return process.threadCpuUsage(before).user;
    };
    const distinct = (index: number) =>
      `only where ${[1, 2, 3, 4, 5, 6].map((at) => `w${index}x${at}`).join(' ')}`;
    const leastOf = (caveatOf: (index: number) => string) =>
      Math.min(...[1, 2, 3].map(() => cpuOf(caveatOf)));
    // Each compared with each took 1,500 times as long; looked up by words, 6 to 30. A clock that
    // ticks may not see the shorter time at all.
    const alike = Math.max(
      1_000,
      leastOf(() => 'only in old towns'),
    );
    assert.ok(leastOf(distinct) < alike * 200);
  });
});
