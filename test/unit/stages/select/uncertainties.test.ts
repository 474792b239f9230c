import assert from 'node:assert/strict';
import { groupUncertainties } from '../../../../src/stages/select/uncertainties.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';

const nothing = buildCopyIndex([], []);
const subjects = 'cost speed safety morale hiring latency testing billing search backup audit training';
const word = (index: number) => `${subjects.split(' ')[index % 12]}${'abc'[Math.floor(index / 12)]}`;

describe('uncertainties', () => {
  it('count descriptions in nearly the same words as one, the most frequent first, at most 12', () => {
    const named = [
      { alias: 'A01', description: 'The growth of the team is unknown.' },
      { alias: 'A02', description: 'Unknown growth of the team.' },
      { alias: 'A03', description: 'Interest rates may change.' },
      ...Array.from({ length: 20 }, (_, index) => ({
        alias: 'A04',
        description: `The ${word(index)} is open.`,
      })),
    ];
    const groups = groupUncertainties(named, nothing);
    assert.equal(groups.length, 12);
    assert.deepEqual(groups[0], {
      id: 'u1',
      description: 'The growth of the team is unknown.',
      aliases: ['A01', 'A02'],
    });
    assert.deepEqual(groupUncertainties(named.toReversed(), nothing), groups);
  });

  it('R-R02 about different things are no one’s but those who name them', () => {
    for (const [one, other] of [
      ['Long-term effects on the heart are unclear.', 'Long-term effects on the liver are unclear.'],
      ['What the drug does to children is not known.', 'What the drug does to adults is not known.'],
    ] as const) {
      const named = [one, other].map((description, at) => ({ alias: `A0${at + 1}`, description }));
      assert.equal(groupUncertainties(named, nothing).length, 2, one);
    }
  });

  it('R-S07 leave out a description that copies a response', () => {
    const long = 'nobody can say today how many people will want this product in all the coming years';
    assert.deepEqual(
      groupUncertainties([{ alias: 'A01', description: long }], buildCopyIndex([long], [])),
      [],
    );
  });
});
