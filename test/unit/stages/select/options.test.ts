import assert from 'node:assert/strict';
import { selectClaims } from '../../../../src/stages/select/select.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { aliases, plant, word } from '../group/planted-claims.ts';

const nothing = buildCopyIndex([], []);

describe('options that a question asks for', () => {
  it('R-R24 has a place for each option that most responses name, beside the claims about other things', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({
      statement: `The ${word(i)} matters.`,
      by: aliases(9),
    }));
    const named = ['concrete', 'stone', 'timber'].map((option, at) => ({
      ...{ option, statement: `The walls can be of ${option}.` },
      ...{ by: aliases(6 - at), against: aliases(1, 8) },
    }));
    const { groups, claims } = plant([...many, ...named]);
    const { claims: selected } = selectClaims(groups, claims, nothing);
    assert.deepEqual(
      selected.slice(-3).map(({ claimId, option }) => [claimId, option]),
      [
        [selected.length - 2, 'concrete'],
        [selected.length - 1, 'stone'],
        [selected.length, 'timber'],
      ],
    );
  });

  it('takes options for claims like others where fewer than half of the responses name any', () => {
    const { groups, claims } = plant([
      { statement: 'Cost matters.', by: aliases(9) },
      { statement: 'Stone suits the walls.', option: 'stone', by: aliases(4) },
    ]);
    const { claims: selected } = selectClaims(groups, claims, nothing);
    assert.deepEqual(
      selected.map(({ option }) => option),
      [undefined, undefined],
    );
  });
});
