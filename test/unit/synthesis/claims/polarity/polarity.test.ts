import assert from 'node:assert/strict';
import fc from 'fast-check';
import { oppositePolarity, plainlyDenies } from '../../../../../src/synthesis/claims/polarity/polarity.ts';

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

  it('R-R02 tells a comparison the other way round from the same one in other words', () => {
    for (const [it, turned] of [
      ['Buses are cheaper than trams', 'Trams are cheaper than buses'],
      ['Buses cost less to run than trams', 'Trams cost less to run than buses'],
      ['Remote work is better than office work', 'Office work is better than remote work'],
      ['Der Bus ist billiger als die Bahn', 'Die Bahn ist billiger als der Bus'],
      ['Le bus est moins cher que le tram', 'Le tram est moins cher que le bus'],
      ['El autobús es más barato que el tranvía', 'El tranvía es más barato que el autobús'],
      ['O ônibus é mais barato do que o bonde', 'O bonde é mais barato do que o ônibus'],
      ['La bici è più veloce di un tram', 'Un tram è più veloce di una bici'],
      ['公交比电车便宜', '电车比公交便宜'],
    ] as const)
      assert.deepEqual([oppositePolarity(it, turned), oppositePolarity(turned, it)], [true, true], turned);
    for (const [it, same] of [
      ['Buses are cheaper than trams', 'Trams are dearer than buses'],
      ['Buses cost less than trams', 'Trams cost more than buses'],
      ['Der Bus ist billiger als die Bahn', 'Die Buslinie ist billiger als der Zug'],
      ['Remote work is better than office work', 'Remote work is far better than work in an office'],
    ] as const)
      assert.deepEqual([oppositePolarity(it, same), oppositePolarity(same, it)], [false, false], same);
  });

  it('R-R02 knows a plain denial, in which no other word is changed', () => {
    for (const [it, denial] of [
      ['Remote work raises productivity', 'Remote work does not raise productivity'],
      ['Die Maut wirkt', 'Die Maut wirkt nicht'],
      ['单体应用适合小团队', '单体应用不适合小团队'],
    ] as const)
      assert.ok(plainlyDenies(it, denial) && plainlyDenies(denial, it), denial);
    for (const [it, other] of [
      ['Remote work raises productivity', 'Remote work lowers productivity'],
      ['Remote work raises productivity', 'Remote work does not raise costs'],
      ['Buses are cheaper than trams', 'Trams are not cheaper than buses'],
      ['It is cheap', 'It is not only cheap'],
      ['No', 'Yes'],
    ] as const)
      assert.ok(!plainlyDenies(it, other), other);
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
