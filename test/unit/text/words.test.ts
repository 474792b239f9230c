import assert from 'node:assert/strict';
import { identityOf, similarity } from '../../../src/text/words.ts';

describe('similarity of texts', () => {
  it('is 1 for the same content words and 0 if none are shared', () => {
    assert.equal(similarity('The costs are rising', 'A rising cost'), 1);
    assert.equal(similarity('The costs are rising', 'Teams like autonomy'), 0);
    assert.equal(similarity('', ''), 0);
  });
});

describe('the identity of texts', () => {
  const areOne = (a: string, b: string) => identityOf(a) === identityOf(b);

  it('R-R02 keeps names and amounts apart that differ in a sign alone', () => {
    const apart = [
      'C',
      'C++',
      'C#',
      'O+',
      'O−',
      'S24',
      'S24+',
      '2',
      '-2',
      '2 %',
      '2 °C',
      '$2',
      'x > 2',
      'x < 2',
    ];
    for (const [i, one] of apart.entries())
      for (const other of apart.slice(i + 1)) assert.ok(!areOne(one, other), `${one}, ${other}`);
    assert.ok(!areOne('P = NP.', 'P ≠ NP.'));
    assert.ok(!areOne('The balance is -2.', 'The balance is 2.'));
    assert.ok(!areOne('It fell to −10.', 'It fell to 10.'));
  });

  it('R-R02 takes no notice of case, spaces, quotation marks, dashes and points', () => {
    for (const [one, other] of [
      ['“Boundaries” come first.', 'boundaries  come first'],
      ['Long-term effects', 'long term effects'],
      ['It’s well — known!', "it's well known"],
      ['10–20 km', '10-20 km'],
      ['−2 is right', '-2 is right'],
      ['COVID-19', 'Covid 19'],
      ['5 - 10 km', '5 – 10 km'],
      ['微服务。', '微服务'],
    ] as const)
      assert.ok(areOne(one, other), one);
  });
});
