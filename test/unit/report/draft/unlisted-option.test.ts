import assert from 'node:assert/strict';
import { unreadProblems } from './answer-problems.ts';

describe('an option that no table has', () => {
  it('refuses prose that recommends something that no table mentions', () => {
    const of = (rationale: string) => unreadProblems({ rationale }).join();
    assert.match(of('The best choice is a monorail to the airport.'), /stands in no table/);
    assert.equal(of('The best choice is a modular monolith.'), '');
  });
});
