import assert from 'node:assert/strict';
import type { Language } from '../../../../src/languages/codes.ts';
import { numberCheck } from '../../../../src/report/prose/prose.ts';
import { figuresIn } from '../../../../src/text/figures/figures.ts';
import { numbersMissingFrom } from '../../../../src/text/figures/known-figures.ts';

describe('numbers of names', () => {
  const read = `In 1863 it began. The 1920s came. About 50 fell. EUR 5,000 and USD 5 million were paid by May 30.
    Rund 200 Euro, Phase 30, Phase 4.5, Inflation 7 %, Kosten 50 Euro, JPY 700, Article 14, Section 6-4-402, Step 2, Type 1 diabetes.`;
  const missingIn = (text: string) => numbersMissingFrom(text, ['It costs much.'], read);
  for (const text of [
    ...['In 1863 it began.', 'The 1920s came.', 'About 50 fell.', 'About 5 fell.', 'Rund 20 Euro fehlen.'],
    ...[
      'It costs EUR 5.',
      'It costs EUR 5,000.',
      'It costs USD 5 billion.',
      'It costs USD 5 million.',
      'It costs JPY 700.',
    ],
    ...[
      'It ends on May 30.',
      'It ends on May 3.',
      'Phase 3 is over.',
      'Phase 4 is over.',
      'Inflation 7 % is high.',
      'Es sind Kosten 50 Euro.',
    ],
  ])
    it(`R-R05 does not take the number of “${text}” for a part of a name`, () =>
      assert.equal(missingIn(text).length, 1));
  for (const text of [
    'Article 14 helps.',
    'Section 6 or Section 6-4-402 helps.',
    'Try Step 2.',
    'Type 1 diabetes is rare.',
  ])
    it(`R-R05 allows the names of “${text}”`, () => assert.deepEqual(missingIn(text), []));

  it('R-R05 a name may stand joined and in small letters in its source', () => {
    const missing = (text: string) => numbersMissingFrom(text, [], 'Use sha256, utf8 and python3.11.');
    assert.deepEqual(missing('SHA-256, UTF-8 and Python 3.11 are meant.'), []);
    assert.deepEqual(missing('SHA-25, UTF-81 and Python 3 are not.'), ['25', '3', '81']);
  });

  it('R-H02 the names of a text, whatever hangs on them, take memory in proportion to it', () => {
    const lengths = (text: string) => figuresIn(text).map(({ name }) => name?.length ?? 0);
    assert.deepEqual(lengths('Section 6-4-402'), [9, 11, 15]);
    assert.ok(Math.max(...lengths(`Level 1${'-1'.repeat(12_000)}`)) <= 40);
  });

  const nameIn = (text: string, language: Language | null = null) => figuresIn(text, language)[0]?.name;
  for (const name of ['World War 2', 'EN 1992', 'UN 38.3', 'MI 6', 'Su-57'])
    it(`R-R05 takes “${name}” for a name, though its word is an ordinary one elsewhere`, () => {
      const asked = numbersMissingFrom(`They know ${name}.`, [], `It is about ${name}, which is known.`);
      assert.deepEqual(asked, []);
    });
  it('R-R05 takes no word for an ordinary one that only another language has', () => {
    assert.equal(nameIn('Mars 2020 landed.', 'en'), 'Mars 2020');
    assert.equal(nameIn('Mars 2020 landed.'), null);
    assert.equal(nameIn('Mars 2020 fut froid.', 'fr'), null);
    assert.equal(nameIn('On May 30 it ends.', 'en'), null);
    assert.equal(nameIn('A 12-chapter film.', 'en'), null);
    assert.equal(nameIn('An A-10 flew.', 'en'), 'A-10');
    assert.deepEqual(numberCheck('', 'The Mars 2020 rover.', 'en')('Mars 2020 has landed.'), []);
    assert.equal(numberCheck('', 'On May 30 it ends.', 'en')('It ends on May 30.').length, 1);
  });

  for (const text of [
    ...['Jahr 1863', 'Year 1863', 'Inflation 7 percent', 'Take 20 g', 'Wait 15-30 minutes', 'Nimm 3 Tage'],
    ...['Réduction 5 pour cent', 'Take 20 μg', 'Cook 5–10 min'],
  ])
    it(`R-R05 takes the amount of “${text}” for no part of a name`, () =>
      assert.deepEqual(new Set(figuresIn(text).map(({ name }) => name)), new Set([null])));
  it('R-R05 a name may stand before a word or letter that is a unit elsewhere', () => {
    assert.equal(nameIn('In World War 2 an army fell.'), 'War 2');
    assert.equal(nameIn('Many Boeing 747s fly.'), 'Boeing 747');
    assert.equal(nameIn('See Section 3A.'), 'Section 3');
  });
});
