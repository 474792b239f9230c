import assert from 'node:assert/strict';
import { collectClaims } from '../../../../src/stages/group/panel-claims.ts';
import { claim } from '../../../support/stages/merging.ts';

describe('the claims of a panel', () => {
  it('R-R07 numbers claims by alias, in whatever order the responses were extracted', () => {
    const result = (statement: string) => ({
      position: '',
      recommendedOption: null,
      claims: [{ statement, stance: 'asserts' as const, span: { offset: 0, length: 9 }, caveat: null }],
      uncertainties: [],
      quantities: [],
      cases: [],
      evidenceDropped: 0,
    });
    const readings = [
      { alias: 'A02', result: result('two') },
      { alias: 'A01', result: result('one') },
    ];
    assert.deepEqual(collectClaims(readings), collectClaims(readings.toReversed()));
    assert.deepEqual(collectClaims(readings)[0], claim('c1', 'one'));
  });
});
