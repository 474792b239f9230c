import assert from 'node:assert/strict';
import { figuresIn } from '../../../../src/text/figures/figures.ts';
import { scaleAt, sumOfParts } from '../../../../src/text/figures/scale-words.ts';

describe('what multiplies a number', () => {
  const behind = (text: string) => scaleAt(text, 1, text.slice(0, 1));

  it('R-R12 is the longest word or sign behind it', () => {
    assert.deepEqual(behind('5 mil millones'), { length: 13, powers: [9] });
    assert.deepEqual(behind('5-million-dollar'), { length: 8, powers: [6] });
    assert.deepEqual(behind('5万次'), { length: 1, powers: [4] });
    assert.deepEqual(behind('5 × 10^7'), { length: 7, powers: [7] });
    assert.deepEqual(behind('5 miles'), { length: 0, powers: [] });
  });
});

describe('numbers in parts', () => {
  const values = (text: string) => figuresIn(text, 'ja').flatMap(({ values: own }) => own);

  it('R-R12 one number is read of parts that follow each other at once, each smaller', () => {
    assert.deepEqual(values('1万5000円、1万5,000円、2兆3000億円、1億2500万人、3億4万5千'), [
      '15e3',
      '15e3',
      '23e11',
      '125e6',
      '300045e3',
    ]);
    assert.equal(sumOfParts('1万5000円', '1', { end: 2, powers: [4] })?.end, 6);
  });

  it('R-R12 numbers apart, or as large, are numbers of their own', () => {
    assert.deepEqual(values('1万 5000円、1万2万、5万12345、1.5万3、3万2.5'), [
      ...['1e4', '5e3', '1e4', '2e4', '5e4', '12345', '15e3', '3', '3e4', '25e-1'],
    ]);
  });
});
