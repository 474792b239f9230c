import assert from 'node:assert/strict';
import { exponentBehind, withExponentsApart } from '../../../../src/text/figures/exponents.ts';
import { figuresIn } from '../../../../src/text/figures/figures.ts';

describe('exponents', () => {
  const values = (text: string) => figuresIn(text, 'en').map(({ values: [value] }) => value);

  it('R-R12 a number with an exponent has one value, and its exponent none', () => {
    assert.deepEqual(values('10⁶ cells, 10^6 cells, 10^(6) cells'), ['1e6', '1e6', '1e6']);
    assert.deepEqual(values('3 × 10⁸ m/s or 2.5x10^-3 or 6.02e23 or 1E-9'), [
      '3e8',
      '25e-4',
      '602e21',
      '1e-9',
    ]);
    assert.deepEqual(values('5–6 × 10⁴ people').at(-1), '6e4');
  });

  it('R-R12 what is no power of ten stays as it is', () => {
    assert.deepEqual(values('12² tiles, 2^10 bytes, 20 m², 5e, room 4e2b'), [
      '12',
      '2',
      '2',
      '1e1',
      '2e1',
      '5',
      '4',
    ]);
    assert.deepEqual(values('apartment 3E5, room 4E2, seat 12E1'), ['3', '4', '12']);
    assert.deepEqual(values('6.02E23, 1E-9, 2E+3, 3e6, 1,5E3'), ['602e21', '1e-9', '2e3', '3e6', '15e2']);
    assert.equal(exponentBehind('10', ' ^6'), null);
    assert.equal(withExponentsApart('20 m²'), '20 m²');
  });
});
