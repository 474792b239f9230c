import assert from 'node:assert/strict';
import { methodologyOf } from '../../../support/report/methodology.ts';

describe('how answers were collected', () => {
  it('R-R11 says when the panel is partial', () => {
    assert.match(methodologyOf({ verdict: 'partial' }).evidence_collection ?? '', /partial panel/);
  });
});
