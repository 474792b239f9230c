import assert from 'node:assert/strict';
import { z } from 'zod';
import { parseDroppingBadItems } from '../../../../src/stages/call/salvage.ts';

const schema = z.object({
  title: z.string(),
  items: z.array(z.object({ id: z.string(), kind: z.enum(['a', 'b']), tags: z.array(z.string()) })),
});
const good = { id: '1', kind: 'a', tags: ['x'] };

describe('parsing by a schema', () => {
  it('R-R10 drops only the items that do not fit, naming their paths', () => {
    const read = parseDroppingBadItems(schema, {
      title: 't',
      items: [good, { ...good, kind: 'secret text' }, 'no item', { ...good, tags: ['y', 5, 'z'] }],
      extra: 1,
    });
    assert.deepEqual(read.ok && read.output, { title: 't', items: [good, { ...good, tags: ['y', 'z'] }] });
    assert.equal(read.problems.length, 3);
    assert.ok(read.problems.some((problem) => problem.startsWith('items[1].kind: must be one of a, b')));
    assert.ok(read.problems.some((problem) => problem.startsWith('items[3].tags[1]:')));
  });

  it('knows the place that an entry had before others were dropped', () => {
    const read = parseDroppingBadItems(schema, { title: 't', items: ['no', good, 'no', 'no', good, 'no'] });
    assert.ok(read.ok);
    assert.deepEqual(
      ['items[0].id: x', 'items[1]: y', 'items[2]: z', 'title: t', 'items: all'].map(read.asGiven),
      ['items[1].id: x', 'items[4]: y', 'items[6]: z', 'title: t', 'items: all'],
    );
  });

  it('R-R10 fails entirely on a fault outside any list: nothing is filled in', () => {
    for (const data of [
      { items: [good] },
      { title: 1, items: [] },
      { title: 't', items: 'x' },
      null,
      [],
      'x',
    ]) {
      const read = parseDroppingBadItems(schema, data);
      assert.equal(read.ok, false);
      assert.ok(read.problems.length > 0);
    }
  });

  it('R-W07 repeats no received text in its problems', () => {
    const read = parseDroppingBadItems(schema, {
      title: ['secret'],
      items: [{ id: 'x', kind: 'secret', tags: 'secret' }],
    });
    assert.ok(!read.problems.join().includes('secret'));
  });
});
