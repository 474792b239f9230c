import assert from 'node:assert/strict';
import { headOf, headWithin, plainUnit, writingsOf } from '../../../../src/text/units/read.ts';

describe('names of units', () => {
  const signIn = (text: string) => headOf(plainUnit(text))?.unit.sign ?? null;

  it('R-R24 (units) are read in any spelling, the longest first', () => {
    for (const [text, sign] of [
      ['US$ (2024)', 'USD'],
      ['m²', 'm2'],
      ['sq. ft', 'ft2'],
      ['Kilowatt-hours', 'kWh'],
      ['KG', 'kg'],
      ['日元', 'JPY'],
      ['per cent of GDP', '%'],
    ])
      assert.equal(signIn(text ?? ''), sign, text);
  });

  it('R-R24 (units) are no beginning of another word, and M is not m', () => {
    for (const text of ['minority', '年级', 'MM', 'business days', ''])
      assert.equal(signIn(text), null, text);
    assert.equal(headWithin('天次数')?.rest, '次数');
    assert.deepEqual(['MW', 'mW'].map(signIn), ['MW', 'mW']);
  });

  it('R-R24 (units) have all their writings by their sign', () => {
    assert.ok(['minutes', 'minuten', '分钟', 'min'].every((each) => writingsOf('min').includes(each)));
    assert.deepEqual(writingsOf('no unit'), []);
  });
});
