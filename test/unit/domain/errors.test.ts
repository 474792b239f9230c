import assert from 'node:assert/strict';
import { errorTable } from '../../../src/domain/errors.ts';

describe('the errors of the interface', () => {
  it('R-E02 the error table has the 18 codes of the interface with their statuses', () => {
    const codes = new Set(Object.values(errorTable).map(({ code }) => code));
    assert.equal(codes.size, 18);
    for (const [condition, { status }] of Object.entries(errorTable))
      assert.ok((status >= 400 && status <= 500) || condition === 'overloaded', condition);
  });
});
