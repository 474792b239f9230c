import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { QuantityNote } from '../../../../src/findings/findings.ts';
import { textLengths } from '../../../../src/findings/text-lengths.ts';
import { tallyQuantities, tellsMedian } from '../../../../src/report/count/quantities.ts';
import { checkExtraction } from '../../../../src/stages/extract/extract-claims.ts';
import { groupQuantities } from '../../../../src/stages/select/quantities.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts, model } from '../example.ts';
import { answers, factsWith, question, spellings } from '../lightning.ts';
import { reportProblems } from '../oracles/report-problems.ts';

describe('quantities', () => {
  const facts = factsWith();
  const report = builtReport(facts);
  const [quantity] = report.evidence?.quantities ?? [];

  it('R-R12 figures in any spelling become one quantity with count, range and groups by code', () => {
    assert.equal(report.evidence?.quantities.length, 1);
    assert.ok(quantity);
    const { what, unit, model_count: count, low, high, groups } = quantity;
    assert.ok(spellings.includes(unit));
    assert.deepEqual([count, low, high], [6, 0.9e6, 187e6]);
    assert.match(what, /lightning/);
    assert.deepEqual(
      groups?.map((group) => [group.low, group.high, group.model_count]),
      [
        [0.9e6, 0.9e6, 1],
        [3e6, 9e6, 4],
        [187e6, 187e6, 1],
      ],
    );
    assert.deepEqual(quantity.model_ids, answers.map(([modelId]) => modelId).sort());
    assert.deepEqual(reportProblems(report, facts), []);
  });

  it('R-R12 a question for a number gets it first, in headline and direct answer', () => {
    const [all] = facts.findings.quantities;
    // Without the largest and the smallest figure.
    const close = { ...all!, values: all!.values.filter(({ low }) => low > 1e6 && low < 1e8) };
    const { headline, direct_answer: direct } = builtReport(factsWith({ quantities: [close] })).answer ?? {};
    assert.match(headline ?? '', /^The median of the 4 figures .* is 8\.6 million/);
    assert.match(
      direct ?? '',
      /^4 of the 6 models give a figure for “[^”]+”: from 3 million to 9 million [^,]+, with a median of 8\.6 million\./,
    );
  });

  it('R-R12 figures in one unit for two things stay apart, whatever words the unit lends them', () => {
    const figure = (alias: string, what: string, value: number) => ({
      ...{ alias, what, unit: 'time zones', highUnit: 'time zones', low: value, high: value },
      ...{ index: 0, answersQuestion: false, span: { offset: 0, length: 1 } },
    });
    const { groups } = groupQuantities(
      [
        figure('A1', 'time zones of France', 12),
        figure('A2', 'time zones of France overseas', 12),
        figure('A3', 'time zones of Russia', 11),
        figure('A4', 'time zones of Russia', 11),
      ],
      buildCopyIndex([], []),
      'How many time zones are there?',
      null,
    );
    assert.deepEqual(
      groups.map(({ what, values }) => [what, values.map(({ alias }) => alias)]),
      [
        ['time zones of France', ['A1', 'A2']],
        ['time zones of Russia', ['A3', 'A4']],
      ],
    );
  });

  it('R-R12 a question that few models answer with a number is not taken to ask for one', () => {
    const [first] = facts.findings.quantities;
    const one = { ...first!, values: first!.values.slice(0, 1) };
    assert.doesNotMatch(builtReport(factsWith({ quantities: [one] })).answer?.headline ?? '', /figure/);
  });

  it('R-R12 a figure that is not in its sentence is dropped, and asked for again', () => {
    const response = 'There are 18 million strikes a day. Some say 20.';
    const check = (low: number, unit = 'strikes per day', sentences = [1]) => {
      const quantities = [
        { what: 'strikes', low, high: null, unit, high_unit: null, answers_question: true, sentences },
      ];
      const output = {
        position: 'A number.',
        recommended_option: null,
        claims: [],
        uncertainties: [],
        quantities,
        cases: [],
      };
      return checkExtraction({ question, response })(output);
    };
    const value = (...given: Parameters<typeof check>) => check(...given).value.quantities[0]?.low;
    assert.equal(value(18_000_000), 18e6);
    assert.equal(value(18, 'million strikes per day'), 18e6);
    assert.equal(check(18, 'million strikes per day').value.quantities[0]?.unit, 'strikes per day');
    const wrongs: Parameters<typeof check>[] = [
      [18],
      [19_000_000],
      [-18_000_000],
      [20],
      [18_000_000, 'strikes', [2]],
    ];
    for (const wrong of wrongs) assert.equal(value(...wrong), undefined, wrong.join());
    assert.match(check(19_000_000).problems.join(), /quantities\[0\]: low or high does not stand/);
    assert.equal(value(20, 'strikes', [2]), 20);
  });

  it('R-R12 median and quartiles lie in the range, in order, whatever the figures are', () => {
    const text = 'x'.repeat(9);
    const value = fc.tuple(
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 9 }), (given) => {
        const models = given.map((_, i) => ({ ...model('openai/gpt-5.5', { text }), modelId: `m${i}` }));
        const values = given.map(([low, more], i) => ({
          ...{ modelId: `m${i}`, low, high: low + more, given: null, span: { offset: 0, length: 1 } },
        }));
        const note: QuantityNote = { what: 'a', unit: 'b', answersQuestion: false, values };
        const [tally] = tallyQuantities([note], textLengths(models));
        assert.ok(tally);
        const { low, lowerQuartile, median, upperQuartile, high } = tally;
        const order = [low, lowerQuartile, median, upperQuartile, high].filter((each) => each !== null);
        const slack = 1e-9 * Math.max(...order.map(Math.abs));
        assert.ok(
          order.every((each, i) => i === 0 || each >= order[i - 1]! - slack),
          order.join(),
        );
      }),
    );
  });

  it('R-R12 figures that the question does not ask for appear only in the evidence', () => {
    const other = builtReport(exampleFacts());
    const [found] = other.evidence?.quantities ?? [];
    assert.deepEqual([found?.low, found?.median, found?.high], [6, undefined, 26]);
    assert.doesNotMatch(JSON.stringify(other.answer), /figure/);
  });
});

describe('a median that nobody asked for', () => {
  it('R-R12 is told of few figures only where somebody gives it, and not the middle of a range', () => {
    const points = (...values: readonly number[]) => values.map((value) => ({ low: value, high: value }));
    const range = { low: 1.5, high: 2 };
    assert.equal(tellsMedian(points(1, 1.5, 2), 1.5), true);
    assert.equal(tellsMedian([...points(1, 2), range], 1.75), false, 'the middle of the range');
    assert.equal(tellsMedian(points(1, 2, 3, 4), 2.5), false, 'between two');
    assert.equal(tellsMedian([...points(1, 2, 3, 4), range], 1.75), true, 'of five');
    assert.equal(tellsMedian([...points(1), range, range], 1.75), false, 'most are ranges');
    assert.equal(tellsMedian(points(1, 2), 2), false, 'two figures');
  });
});
