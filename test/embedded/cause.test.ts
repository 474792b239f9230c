import assert from 'node:assert/strict';
import { causeIn } from '../../src/embedded/temporal-program/run-program.ts';

describe('what a program says when it fails', () => {
  it('is its first error, not what it did afterwards', () => {
    const initdb = [
      'creating subdirectories ... initdb: error: could not create directory "base": No space left on device',
      'initdb: removing data directory "/data"',
    ];
    assert.equal(causeIn(initdb.join('\n')), initdb[0]);
    assert.equal(causeIn('first\nlast\n'), 'last');
    assert.equal(causeIn(''), '');
  });
});
