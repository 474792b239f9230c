import assert from 'node:assert/strict';
import { judgeOutput } from '../../../../src/stages/call/judge-output.ts';
import { checkExtraction, extractCall, toleratedIn } from '../../../../src/stages/extract/extract-claims.ts';

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

  it('R-R10 not asked for again is an entry beside the answer that has no shape', () => {
    const line = (
      kind: 'claims' | 'uncertainties' | 'quantities' | 'options' | 'cases',
      ...bad: number[]
    ) => {
      const all = { claims: 10, uncertainties: 0, quantities: 1, options: 0, cases: 0 };
      const sound = { claims: '1+ | Buses are cheap.', quantities: '1 | 12 | % | share | answer' };
      const given = Object.fromEntries(
        Object.entries(all).map(([name, count]) => [
          name,
          Array.from({ length: count }, () => sound[name as keyof typeof sound]),
        ]),
      );
      for (const at of bad) given[kind]?.splice(at, 0, 'no line');
      const output = { position: 'Some of it.', recommended_option: null, ...given };
      const check = checkExtraction({ question: 'How much for buses?', response: 'Buses get 12 %.' });
      const { checked, problems } = judgeOutput(extractCall, check, JSON.stringify(output));
      assert.equal(problems.length, bad.length, problems.join());
      return problems.length > (checked?.tolerated ?? 0);
    };
    assert.equal(line('quantities', 1), false);
    assert.equal(line('uncertainties', 0), false);
    assert.equal(line('claims', 3), false);
    assert.equal(line('claims', 3, 4), true);
    assert.equal(line('quantities', 0), true, 'figures that answer come first');
    assert.equal(line('options', 0), true);
    assert.equal(line('cases', 0), true);
  });
});
