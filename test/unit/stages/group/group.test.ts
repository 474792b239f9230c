import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseDroppingBadItems } from '../../../../src/stages/call/salvage.ts';
import { checkGroups, prepare, spec } from '../../../../src/stages/group/group.ts';
import { batch, group, memberIds } from '../../../support/stages/merging.ts';

describe('group', () => {
  it('groups what the output groups, in the words of the first; what it does not name stands alone', () => {
    const { value, problems, usable } = checkGroups(batch)({ groups: [[2, 1]] });
    assert.deepEqual(problems, []);
    assert.ok(usable);
    assert.deepEqual(value, [
      { wording: 'Remote work increases productivity.', members: ['c2', 'c1'] },
      batch[2],
      batch[3],
    ]);
  });

  it('R-R10 reads the numbers of claims however they are written, and drops what is none', () => {
    const read = parseDroppingBadItems(spec.schema, { groups: [['c1', '2'], ['four'], [4]] });
    assert.deepEqual(read.ok && read.output, { groups: [[1, 2], [], [4]] });
    assert.equal(read.problems.length, 1);
  });

  it('R-R10 makes a true partition of any output', () => {
    const output = fc.record({ groups: fc.array(fc.array(fc.integer({ min: -1, max: 6 }))) });
    fc.assert(
      fc.property(output, (given) => {
        const { value, problems } = checkGroups(batch)(given);
        assert.deepEqual(memberIds(value), ['c1', 'c2', 'c3', 'c4']);
        assert.ok(value.every(({ members, wording }) => members.length > 0 && wording !== ''));
        const named = given.groups.flat();
        const isSound = new Set(named).size === named.length && named.every((id) => id >= 1 && id <= 4);
        assert.equal(problems.length === 0, isSound);
      }),
    );
  });

  it('R-R10 is unusable if more ids are wrong than right, and doubtful if it groups nothing of a long list', () => {
    assert.equal(checkGroups(batch)({ groups: [[1, 7, 8]] }).usable, false);
    assert.equal(checkGroups(batch)({ groups: [[1, 2, 8]] }).usable, true);
    const nothing = checkGroups(batch)({ groups: [] });
    assert.deepEqual([nothing.usable, nothing.isDoubtful, nothing.value], [true, false, batch]);
    const long = Array.from({ length: 20 }, (_, index) => group(`c${index + 1}`, `Statement ${index}.`));
    const silent = checkGroups(long)({ groups: [] });
    assert.deepEqual([silent.usable, silent.isDoubtful, silent.problems.length], [true, true, 1]);
  });

  it('keeps all members of groups of earlier rounds', () => {
    const later = [
      { wording: 'A', members: ['c1', 'c7'] },
      { wording: 'B', members: ['c2', 'c9'] },
    ];
    const { value } = checkGroups(later)({ groups: [[2, 1]] });
    assert.deepEqual(value, [{ wording: 'B', members: ['c2', 'c9', 'c1', 'c7'] }]);
  });

  it('R-R02 the prompt marks claims that somebody rejects: who denies a strong one denies no weaker one', () => {
    const denied = batch.slice(1, 2).map(({ wording }) => wording);
    const [, user] = prepare({ seed: 's', question: 'Q?', batch, denied }).messages;
    assert.deepEqual(user?.content.match(/\{"id":\d+[^}]*"denied":true\}/g), [
      `{"id":2,"statement":${JSON.stringify(denied[0])},"denied":true}`,
    ]);
  });

  it('R-R07 the prompt contains only ids and statements', () => {
    const [, user] = prepare({ seed: 's', question: 'Q?', batch }).messages;
    assert.ok(user?.content.includes('{"id":4,"statement":"Offices cost a lot."}'));
  });
});
