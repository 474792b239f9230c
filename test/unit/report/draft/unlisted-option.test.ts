import assert from 'node:assert/strict';
import { written } from '../example.ts';
import { answerProblems, unreadProblems } from './answer-problems.ts';

describe('an option that no table has', () => {
  it('refuses an option that no table has, and accepts one of the question', () => {
    const [first, second] = written.answer!.rankedOptions;
    const third = (option: string) =>
      answerProblems({ rankedOptions: [first!, second!, { option, rationale: '', claimIds: [] }] });
    assert.match(
      third('Buy a platform from abroad').join(),
      /ranked_options\[2\].option: no table has this option/,
    );
    assert.deepEqual(third('Split it into microservices this year'), []);
    assert.deepEqual(third('Services this year'), []);
  });

  it('refuses prose that recommends something that no table mentions', () => {
    const of = (rationale: string) => unreadProblems({ rationale }).join();
    assert.match(of('The best choice is a monorail to the airport.'), /stands in no table/);
    assert.equal(of('The best choice is a modular monolith.'), '');
  });
});
