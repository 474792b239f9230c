import assert from 'node:assert/strict';
import { exampleFacts } from '../example.ts';
import { unreadProblems } from './answer-problems.ts';

describe('the lead of an unread answer', () => {
  it('R-R22 an unread headline may lead with the largest camp, beside others, and with no smaller one', () => {
    const of = (headline: string) =>
      unreadProblems({ headline: `${headline}` }).filter((each) => each.startsWith('headline'));
    for (const headline of [
      'Keep the monolith and make it modular: {{K1.in_words}}',
      '“Modular monolith first”',
      '{{K1.support}}, but {{K2.support}}',
      '{{panel.positions}}',
    ])
      assert.deepEqual(of(headline), [], headline);
    for (const headline of [
      'Split into services this year',
      'Act at once: {{K2.in_words}}',
      '{{K2.in_words}}',
    ])
      assert.match(of(headline).join(), /rank 1/, headline);
  });

  // No list of words knows every way to turn a position round, so an unread headline has no words
  // beside its own.
  for (const headline of [
    '“Modular monolith first” is a mistake',
    'Hardly anything speaks for “Modular monolith first”',
    'It would be wrong to follow “Modular monolith first”',
    'Nobody should keep the monolith and make it modular',
    'Keep the monolith and make it modular? Think again',
    'Do not keep the monolith, and do not make it modular',
    'Split the monolith into services before the year is out',
    'Für „Modular monolith first“ spricht kaum etwas',
    '« Modular monolith first » serait une erreur',
    '不应选择“Modular monolith first”',
  ])
    it(`R-R22 refuses the unread headline “${headline}” where the larger camp keeps the monolith`, () => {
      const problems = unreadProblems({ headline: `${headline}` });
      assert.match(problems.join(), /^headline: no model has read it/);
    });

  it('R-R22 refuses an unread recommendation that names a position and says more than that', () => {
    const of = (statement: string) => unreadProblems({ recommendation: { statement, claimIds: [1] } }).join();
    assert.match(
      of('Split into services this year, along the lines of the teams.'),
      /^recommendation.statement/,
    );
    assert.match(
      of('It is a mistake to keep the monolith and make it modular.'),
      /^recommendation.statement/,
    );
    assert.equal(of('Keep the monolith and make it modular.'), '');
    assert.equal(of('Draw the boundaries in the code, and measure before anything is split.'), '');
  });

  it('R-R22 refuses an unread headline that states only one of two equally large camps', () => {
    const facts = exampleFacts();
    const tied = facts.findings.labels.filter(({ camp }) => camp?.campId === 2);
    const few = facts.findings.labels.filter(({ camp }) => camp?.campId === 1).slice(0, tied.length);
    const of = (headline: string) =>
      unreadProblems({ headline }, { labels: [...few, ...tied] })
        .filter((each) => each.startsWith('headline'))
        .join();
    assert.match(of('Keep the monolith and make it modular'), /rank 1/);
    assert.equal(of('{{K1.support}}, and {{K2.support}}'), '');
  });
});
