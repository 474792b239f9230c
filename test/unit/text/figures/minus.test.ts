import assert from 'node:assert/strict';
import { isBelowZero } from '../../../../src/text/figures/minus.ts';

const isBelow = (text: string) => isBelowZero(text, text.indexOf('40'));

describe('numbers below zero', () => {
  it('R-R12 a word for minus is a sign unless it takes away or says how exact a number is', () => {
    for (const text of [
      ...['minus 40 degrees', 'Bei minus 40 Grad', 'Il fait moins 40 degrés', 'Hace menos 40 grados'],
      ...['Faz menos 40 graus', 'Ci sono meno 40 gradi', '气温为零下40度', '氷点下40度', 'マイナス40度'],
    ])
      assert.ok(isBelow(text), text);
    for (const text of [
      ...['plus or minus 40', 'plus/minus 40', 'au moins 40', 'al menos 40', 'más o menos 40'],
      ...['pelo menos 40', 'più o meno 40', 'plus oder minus 40', 'moins de 40'],
    ])
      assert.ok(!isBelow(text), text);
    assert.ok(!isBelow('100 minus 40'));
  });

  it('R-R12 a sign is one at the start, behind a word and in brackets, not behind a unit', () => {
    for (const text of ['-40', 'about −40', '(-40', '$-40', 'Temperature: –40', 'between –50 and –40'])
      assert.ok(isBelow(text), text);
    for (const text of ['30-40', '30%-40', '30 %-40', '30€–40', `5'-40`, '30 –40', 'B-40'])
      assert.ok(!isBelow(text), text);
  });
});
