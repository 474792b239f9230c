import assert from 'node:assert/strict';
import fc from 'fast-check';
import { oppositePolarity } from '../../../../src/synthesis/claims/polarity.ts';

describe('polarity', () => {
  it('R-R02 detects statements that say the opposite in nearly the same words', () => {
    for (const [a, b] of [
      ['Remote work raises productivity', 'Remote work does not raise productivity'],
      ['Remote work raises productivity', 'Remote work lowers productivity'],
      ['The plan is safe for users', 'The plan is unsafe for users'],
      ['Small teams should adopt microservices', 'Small teams should never adopt microservices'],
      ['The tax helps poor families', "The tax doesn't help poor families"],
      ['单体应用适合小团队', '单体应用不适合小团队'],
    ] as const) {
      assert.equal(oppositePolarity(a, b), true, `${a} | ${b}`);
      assert.equal(oppositePolarity(b, a), true, `${b} | ${a}`);
    }
  });

  it('keeps statements together that say the same, or that share too little', () => {
    for (const [a, b] of [
      ['Remote work raises productivity', 'Remote work increases productivity'],
      ['It is not only cheap but fast to build', 'It is cheap and fast to build'],
      ['Costs fall with remote work', 'Remote work lowers costs'],
      ['Teams never lack focus', 'Teams have focus'],
      ['A monolith is easy to deploy', 'Do not underestimate the risk of lock-in'],
    ] as const) {
      assert.equal(oppositePolarity(a, b), false, `${a} | ${b}`);
    }
  });

  it('never finds a statement opposed to itself', () => {
    fc.assert(fc.property(fc.string(), (text) => assert.equal(oppositePolarity(text, text), false)));
  });
});
