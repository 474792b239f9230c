import assert from 'node:assert/strict';
import { takenIds } from '../../../../src/stages/call/taken-ids.ts';

describe('takenIds', () => {
  it('R-R10 takes each known id once, and says which are unknown or come again', () => {
    const problems: string[] = [];
    const known = new Map([1, 2, 3].map((id) => [id, `item ${id}`]));
    const { take, left } = takenIds(known, 'items', 'stands twice', problems);
    const taken = [2, 4, 2, 1].flatMap((id, at) => take(id, `ids[${at}]`));
    assert.deepEqual(taken, ['item 2', 'item 1']);
    assert.deepEqual([...left], [[3, 'item 3']]);
    assert.deepEqual(problems, ['ids[1]: is no id of the items', 'ids[2]: stands twice']);
  });
});
