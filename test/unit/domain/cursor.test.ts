import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decodeCursor, encodeCursor, type ListRef } from '../../../src/domain/cursor.ts';

const ref = fc.record({
  list: fc.constantFrom('responses', 'usage'),
  owner: fc.uuid(),
}) satisfies fc.Arbitrary<ListRef>;
const place = fc.string({ unit: 'grapheme', minLength: 1 });

describe('cursors', () => {
  it('R-P01 R-A02 return their position to the list that issued them', () => {
    fc.assert(
      fc.property(ref, place, (list, last) => {
        const cursor = encodeCursor(list, last);
        assert.match(cursor, /^[\w-]+$/);
        assert.equal(decodeCursor(list, cursor), last);
      }),
    );
  });

  it('R-P03 are accepted by no other list and no other owner', () => {
    fc.assert(
      fc.property(ref, ref, place, (list, other, last) => {
        fc.pre(list.list !== other.list || list.owner !== other.owner);
        assert.equal(decodeCursor(other, encodeCursor(list, last)), undefined);
      }),
    );
  });

  it('R-P03 are refused if any character is changed, added or removed', () => {
    const change = fc.record({
      at: fc.nat(),
      to: fc.constantFrom('A', 'b', '_', '-', '=', '+', '/', ' ', '', 'AA'),
    });
    fc.assert(
      fc.property(ref, place, change, (list, last, { at, to }) => {
        const cursor = encodeCursor(list, last);
        const index = at % (cursor.length + 1);
        for (const altered of [
          cursor.slice(0, index) + to + cursor.slice(index + 1),
          cursor.slice(0, index),
        ]) {
          if (altered !== cursor) assert.equal(decodeCursor(list, altered), undefined, altered);
        }
      }),
    );
  });

  it('R-P03 are refused in every other spelling of the same bytes', () => {
    const list = { list: 'usage', owner: 'w' } as const;
    for (const last of ['a', 'ab', 'abc', '\u00fb\u00ff\u00fb\u00ff']) {
      const cursor = encodeCursor(list, last);
      const bytes = Buffer.from(cursor, 'base64url');
      const spellings = [
        bytes.toString('base64'),
        bytes.toString('hex'),
        `${cursor}=`,
        `${cursor}==`,
        ` ${cursor}`,
        `${cursor}\n`,
        cursor.toUpperCase(),
        cursor.toLowerCase(),
      ];
      for (const spelling of spellings) {
        if (spelling !== cursor) assert.equal(decodeCursor(list, spelling), undefined, spelling);
      }
      // If the last character has unused bits, its neighbour encodes the same bytes.
      const neighbour = cursor.slice(0, -1) + String.fromCharCode(cursor.charCodeAt(cursor.length - 1) + 1);
      assert.equal(decodeCursor(list, neighbour), undefined);
    }
  });

  it('R-P03 are refused if they are anything else, including the empty text', () => {
    const list = { list: 'responses', owner: 'r' } as const;
    fc.assert(fc.property(fc.string(), (text) => assert.equal(decodeCursor(list, text), undefined)));
    assert.equal(decodeCursor(list, ''), undefined);
  });
});
