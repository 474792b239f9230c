import assert from 'node:assert/strict';
import { formatsOf } from '../../../../../src/report/language/forms/formats.ts';

describe('percent', () => {
  const { percent } = formatsOf('en-GB');

  it('R-R05 never rounds some to none or most to all', () => {
    assert.equal(percent(0.6154), '62%');
    assert.equal(percent(0.001), '1%');
    assert.equal(percent(0.9999), '99%');
    assert.equal(percent(1), '100%');
    assert.equal(percent(0), '0%');
  });
});
