import assert from 'node:assert/strict';
import { isRecord } from '../../../src/domain/is-record.ts';

describe('isRecord', () => {
  it('takes objects, and neither lists nor null', () => {
    assert.deepEqual([{}, { a: 1 }].map(isRecord), [true, true]);
    assert.deepEqual([[], null, undefined, 'text', 1].map(isRecord), Array(5).fill(false));
  });
});
