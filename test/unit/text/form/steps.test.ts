import assert from 'node:assert/strict';
import fc from 'fast-check';
import { stepsIn, withoutSteps } from '../../../../src/text/form/steps.ts';

const numbersIn = (text: string) => [...stepsIn(text).values()].map(({ number }) => number);

describe('steps', () => {
  it('R-R05 are lines whose numbers count from 1, also behind other lines', () => {
    assert.deepEqual(numbersIn('1. Wash.\n2. Heat.\n\nThen:\n\n3. Mix.'), [1, 2, 3]);
    assert.deepEqual(numbersIn('1. Wash.\n\n2. Heat.\nHere:\n1. Ash.\n2. Oak.'), [1, 2, 1, 2]);
  });

  it('R-R05 are no dates, years or figures at the start of a line', () => {
    for (const text of [
      '1. Mai: frei.\n3. Oktober: frei.\n25. Dezember: frei.',
      '1. Mai.\n2. Juni.\n4. Oktober.',
      '1. toukokuuta.\n6. joulukuuta.',
      '1. maj.\n1. juni.',
      '3. Oktober ist Feiertag.\n\n1990. Das Jahr.\n4.5 sind wenig.',
      '1. Wash.\n3. Heat.',
    ]) {
      assert.deepEqual(numbersIn(text), [], text);
      assert.equal(withoutSteps(text), text);
    }
  });

  it('lose their numbers where only words count, and nothing moves', () => {
    assert.equal(
      withoutSteps('1. Wash.\n2. Heat 2 times.\nSo.\n4. Mix.'),
      '   Wash.\n   Heat 2 times.\nSo.\n4. Mix.',
    );
  });

  it('R-H02 any text keeps its length without them', () => {
    const line = fc.oneof(
      fc.string(),
      fc.nat(5).map((number) => `${number}. x`),
    );
    const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(fc.property(text, (any) => assert.equal(withoutSteps(any).length, any.length)));
  });
});
