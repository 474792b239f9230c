import assert from 'node:assert/strict';
import fc from 'fast-check';
import { calculatedIn } from '../../../../src/report/prose/calculations.ts';
import { numbersMissingFrom } from '../../../../src/text/figures/known-figures.ts';

describe('calculations in marks (R-R05)', () => {
  const known = 'It draws 0.65 kW for 14 hours a day over 150 days, at 17.5 cents, 20% less in summer.';
  const missingIn = (text: string) => numbersMissingFrom(text, [known]);
  /** Without the numbers that are calculated with. */
  const figuresOf = (name: string) => {
    const operands: readonly string[] = name.match(/[\d.]+/g) ?? [];
    return calculatedIn([name], missingIn).figures.filter((each) => !operands.includes(each));
  };

  it('entitle a text to their results, rounded to one to four digits or whole, if that is near', () => {
    assert.deepEqual(figuresOf('=0.65×14×150'), ['1400', '1370', '1365']);
    assert.deepEqual(figuresOf('=(150-14)/0.65'), ['210', '209', '209.2', '200']);
    assert.deepEqual(figuresOf('=150*20%'), ['30']);
    assert.deepEqual(figuresOf('=20/14'), ['1.4', '1.43', '1.429'], 'which is no 1');
    assert.deepEqual(figuresOf('=150÷7'), ['21', '21.4', '21.43', '20']);
  });

  it('multiply before they add, from left to right, with brackets first', () => {
    assert.deepEqual(figuresOf('=150-14-20'), ['120', '116']);
    assert.deepEqual(figuresOf('=14+20×150'), ['3000', '3010', '3014']);
    assert.deepEqual(figuresOf('=(14+20)×150'), ['5100', '5000']);
  });

  it('raise to a power first, once: growth over years, or how often all of many hold', () => {
    assert.deepEqual(figuresOf('=150×(1+20%)^14'), ['1900', '1930', '1926', '2000']);
    assert.deepEqual(figuresOf('=(1-20%)^14×100'), ['4.4', '4.398', '4']);
    assert.match(calculatedIn(['=14^2^3'], missingIn).problems.join(), /is no calculation/);
    assert.match(calculatedIn(['=0.65^97'], missingIn).problems.join(), /a number that no row has/);
  });

  it('hold only numbers that the sentence may repeat, or those of units', () => {
    assert.match(
      calculatedIn(['=14×97'], missingIn).problems.join(),
      /“=14×97” holds a number that no row has/,
    );
    assert.deepEqual(calculatedIn(['=14×365'], missingIn).problems, []);
    assert.deepEqual(figuresOf('=14×97'), []);
  });

  it('entitle a text to the sizes of units in them too, so that it can say a rate, and to no small number', () => {
    const { figures } = calculatedIn(['=150×100/14'], missingIn);
    assert.deepEqual(figures, ['1100', '1070', '1071', '1000', '100']);
    assert.deepEqual(calculatedIn(['=150/4'], missingIn).figures, ['38', '37.5', '40']);
  });

  it('hold at least one number that the sentence may repeat: small ones alone would make any', () => {
    for (const name of ['=2×8', '=9×7', '=100×8+7', '=7×24'])
      assert.match(calculatedIn([name], missingIn).problems.join(), /a number that no row has/, name);
    assert.deepEqual(figuresOf('=(1+20%)×150'), ['180'], 'a rise of a fifth');
  });

  it('are told in whole or round numbers that are near', () => {
    assert.ok(figuresOf('=14×0.65').includes('9'), '9.1');
    assert.ok(!figuresOf('=20/14').includes('1'), '1.4');
  });

  it('are none if they can’t be read, come to nothing, or only repeat a number', () => {
    for (const name of [
      '=',
      '=14',
      '=14×',
      '=×14',
      '=(14',
      '=14)',
      '=14 14',
      '=14/(14-14)',
      '=14-150',
      '=14××2',
    ])
      assert.match(calculatedIn([name], missingIn).problems.join(), /is no calculation/, name);
  });

  it('R-H02 of any length are read without an error', () => {
    const deep = `=${'('.repeat(100_000)}14+20${')'.repeat(100_000)}`;
    assert.match(calculatedIn([deep], missingIn).problems.join(), /is no calculation/);
  });

  it('leave the names of sentences alone, and read any text without an error', () => {
    assert.deepEqual(calculatedIn(['A01.2', 'own'], missingIn), { figures: [], problems: [] });
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.+*×/÷^()%- '), maxLength: 60 });
    fc.assert(
      fc.property(text, (given) => {
        const { figures, problems } = calculatedIn([`=${given}`], () => []);
        assert.ok(figures.length > 0 !== problems.length > 0);
        assert.ok(figures.every((figure) => Number.isFinite(Number(figure))));
      }),
    );
  });
});
