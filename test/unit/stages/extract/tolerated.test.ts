import assert from 'node:assert/strict';
import { toleratedIn } from '../../../../src/stages/extract/extract-claims.ts';

describe('what an extraction may lose', () => {
  it('R-R10 not asked for again is one claim in ten and figures beside the question, not what answers it', () => {
    const isAskedAgain = (claims: number, ...problems: string[]) => {
      const quantities = [{ answers_question: false }, { answers_question: true }];
      const given = { claims: Array.from({ length: claims }, (_, at) => at), quantities };
      return problems.length > toleratedIn(given, problems);
    };
    const lost = (at: number) => `claims[${at}].sentences: names no sentence`;
    assert.equal(isAskedAgain(10, lost(0)), false);
    assert.equal(isAskedAgain(9, lost(0)), true);
    assert.equal(isAskedAgain(12, lost(0), lost(1)), true);
    assert.equal(isAskedAgain(1, 'quantities[0]: low or high does not stand in its sentences'), false);
    assert.equal(isAskedAgain(1, 'quantities[1]: low or high does not stand in its sentences'), true);
    assert.equal(isAskedAgain(1, 'uncertainties[0].sentences: names no sentence'), false);
    for (const field of ['position', 'recommended_option', 'cases[0].if'])
      assert.equal(isAskedAgain(12, `${field}: is too long`), true, field);
  });
});
