import assert from 'node:assert/strict';
import fc from 'fast-check';
import { indexForCopies, repeatsAtLength } from '../../../src/synthesis/copied-words.ts';
import { oppositePolarity } from '../../../src/synthesis/polarity.ts';
import { numbersIn, numbersMissingFrom, similarity } from '../../../src/synthesis/words.ts';

describe('copied words', () => {
  const twelve = 'one two three four five six seven eight nine ten eleven twelve';
  const response = `Before it ${twelve} thirteen fourteen after it.`;

  it('R-S07 twelve consecutive words may be repeated, thirteen may not', () => {
    const index = indexForCopies([response]);
    assert.equal(repeatsAtLength(index, `He said: ${twelve}, no more.`), false);
    assert.equal(repeatsAtLength(index, `He said: ${twelve} thirteen.`), true);
  });

  it('R-S07 sees through case, punctuation and markdown', () => {
    const index = indexForCopies([response]);
    assert.equal(
      repeatsAtLength(
        index,
        `**One** two, three - FOUR "five" six seven eight nine ten eleven twelve; thirteen`,
      ),
      true,
    );
  });

  it('R-S07 counts words in scripts without spaces too', () => {
    const text = '我们认为小团队应该先从单体应用开始因为它更容易部署和维护并且成本更低';
    const index = indexForCopies([text]);
    assert.equal(repeatsAtLength(index, text), true);
    assert.equal(repeatsAtLength(index, '小团队应该先从单体'), false);
  });

  it('the words of the question belong to everybody', () => {
    const index = indexForCopies([response], [`Is ${twelve} thirteen so?`]);
    assert.equal(repeatsAtLength(index, `${twelve} thirteen`), false);
  });

  it('R-S07 finds exactly the runs of 13 words that a plain search finds', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 });
    fc.assert(
      fc.property(words, words, (source, text) => {
        const joined = ` ${source.join(' ')} `;
        const plain = text.some(
          (_, start) =>
            start + 13 <= text.length && joined.includes(` ${text.slice(start, start + 13).join(' ')} `),
        );
        assert.equal(repeatsAtLength(indexForCopies([source.join(' ')]), text.join(' ')), plain);
      }),
      { numRuns: 300 },
    );
  });
});

describe('numbers', () => {
  it('R-R05 are compared by value, not by spelling', () => {
    assert.deepEqual(numbersIn('1,000 of 12,5 and 62 % in 2027, ３ times 007'), [
      '1000',
      '12.5',
      '2027',
      '3',
      '62',
      '7',
    ]);
    assert.deepEqual(numbersMissingFrom('about 1000 users', ['for 1,000 users']), []);
    assert.deepEqual(numbersMissingFrom('about 30 %', ['about thirty percent']), ['30']);
  });
});

describe('polarity', () => {
  it('R-R02 tells statements that say the opposite in nearly the same words', () => {
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

  it('leaves statements together that say the same, or that share too little', () => {
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

  it('no statement opposes itself', () => {
    fc.assert(fc.property(fc.string(), (text) => assert.equal(oppositePolarity(text, text), false)));
  });
});

describe('similarity', () => {
  it('is 1 for the same content words and 0 for none in common', () => {
    assert.equal(similarity('The costs are rising', 'A rising cost'), 1);
    assert.equal(similarity('The costs are rising', 'Teams like autonomy'), 0);
    assert.equal(similarity('', ''), 0);
  });
});
