import assert from 'node:assert/strict';
import fc from 'fast-check';
import { prepare } from '../../../../src/stages/group/group.ts';
import { firstGroups, halveBatch, nextRound } from '../../../../src/stages/group/rounds.ts';
import { batch, claim, group, memberIds } from '../../../support/stages/merging.ts';

describe('rounds of grouping', () => {
  it('claims with the same words are one group without a call', () => {
    const groups = firstGroups([
      claim('c1', 'It is cheap.'),
      claim('c2', 'it IS cheap'),
      claim('c3', 'It is dear.'),
    ]);
    assert.deepEqual(
      groups.map(({ members }) => members),
      [['c1', 'c2'], ['c3']],
    );
  });

  it('every round contains every group once, in batches of similar size with similar statements together', () => {
    const topics = ['costs of hosting', 'safety of data', 'speed of delivery', 'morale of teams'];
    const groups = Array.from({ length: 2_000 }, (_, index) =>
      group(`c${index}`, `The ${topics[index % 4]} will matter a great deal in case ${index} of them.`),
    );
    const batches = nextRound({ groups, round: 1, before: null });
    assert.ok(batches.length > 1);
    assert.deepEqual(memberIds(batches.flat()), memberIds(groups));
    const sizes = batches.map(({ length }) => length);
    assert.ok(Math.max(...sizes) - Math.min(...sizes) < 100, sizes.join());
    assert.deepEqual(
      nextRound({ groups: groups.toReversed(), round: 1, before: null }),
      batches,
      'the order given does not matter',
    );
    const second = nextRound({ groups, round: 2, before: { groups: 4_000, batches: 4 } });
    assert.notDeepEqual(second, batches);
  });

  it('no batch makes a prompt longer than some 20,000 tokens, whatever the claims', () => {
    const unit = fc.constantFrom('a', 'e', ' ', 'é', '研', '𝒳');
    const wordings = fc.array(fc.string({ unit, minLength: 1, maxLength: 300 }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 3_000 }), wordings, (count, texts) => {
        const groups = Array.from({ length: count }, (_, i) =>
          group(`c${i}`, `${texts[i % texts.length]} ${i}`),
        );
        const batches = nextRound({ groups, round: 1, before: null });
        assert.equal(batches.flat().length, count);
        for (const batch of batches) {
          const [, user] = prepare({ seed: 's', question: 'Q?', batch }).messages;
          // 3.5 bytes are a token; the task and one claim too many are less than 1,500 tokens.
          assert.ok(Buffer.byteLength(user?.content ?? '') <= 21_500 * 3.5);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('ends after one batch, if a round changes little, after four rounds, or with one group', () => {
    const groups = batch.slice(0, 3);
    assert.deepEqual(nextRound({ groups, round: 2, before: { groups: 4, batches: 1 } }), []);
    assert.deepEqual(nextRound({ groups, round: 2, before: { groups: 3, batches: 2 } }), []);
    assert.deepEqual(nextRound({ groups, round: 5, before: { groups: 9, batches: 2 } }), []);
    assert.deepEqual(nextRound({ groups: groups.slice(0, 1), round: 1, before: null }), []);
    assert.equal(nextRound({ groups, round: 2, before: { groups: 9, batches: 2 } }).length, 1);
  });

  it('halves a batch, but not a tiny one', () => {
    assert.deepEqual(halveBatch(batch), [batch.slice(0, 2), batch.slice(2)]);
    assert.deepEqual(halveBatch(batch.slice(1)), [batch.slice(1)]);
  });
});
