import assert from 'node:assert/strict';
import { judgeOutput } from '../../../../src/stages/call/judge-output.ts';
import { checkExtraction, extractCall } from '../../../../src/stages/extract/extract-claims.ts';
import { extractLines } from '../../../../src/stages/extract/extract-lines.ts';

const question = 'How much of the budget should go to buses?';
const response = 'I expect 12 % or €500.';

/** The figures that remain of lines such as "1 | 1.609 | km | length", and the problems. */
function readLines(text: string, ...quantities: readonly string[]) {
  const output = { position: 'So it is.', recommended_option: null, claims: [], options: [] };
  const { checked } = judgeOutput(
    extractCall,
    checkExtraction({ question, response: text }),
    JSON.stringify({ ...output, uncertainties: [], quantities, cases: [] }),
  );
  const { quantities: found = [] } = checked?.value ?? {};
  return {
    figures: found.map(({ low, high, unit }) => [low, high, unit]),
    problems: checked?.problems ?? [],
  };
}

describe('figures of extract', () => {
  it('R-R12 a plain number is what it says, where its text can be read so', () => {
    for (const [text, line, ...expected] of [
      ['One mile is 1.609 kilometres.', '1.609 | kilometres', 1.609, 1.609, 'kilometres'],
      ['It was 3.145 then.', '3.145 | units', 3.145, 3.145, 'units'],
      ['There are 8.335 million people.', '8.335 | million people', 8_335_000, 8_335_000, 'people'],
      ['They lost -8.335 million euros.', '-8.335 | million euros', -8_335_000, -8_335_000, 'euros'],
      ['It is -0.125 °C there.', '-0.125 | °C', -0.125, -0.125, '°C'],
      ['Eine Meile sind 1,609 Kilometer.', '1.609 | Kilometer', 1.609, 1.609, 'Kilometer'],
      ['Il y a 1,609 km dans un mille.', '1.609 | km', 1.609, 1.609, 'km'],
      ['Una milla tiene 1.609 km.', '1.609 | km', 1.609, 1.609, 'km'],
    ] as const)
      assert.deepEqual(readLines(text, `1 | ${line} | length | answer`).figures, [expected], text);
  });

  it('R-R12 a number that can be read in two ways is what its text says', () => {
    for (const [text, amount, ...expected] of [
      ['There are 18 000 of them.', '18.000', 18_000, 18_000],
      ['There are 18,000 of them.', '18,000', 18_000, 18_000],
      ['Dat kost elk jaar 18.000 euro.', '18.000', 18_000, 18_000],
      ['It weighs 3.000 kg.', '3.000', 3, 3],
      ['It falls to –5 °C.', '–5', -5, -5],
      ['It is between –10 and –5 °C.', '–10..–5', -10, -5],
      ['It is between –10 and –5 °C.', '–10 – –5', -10, -5],
      ['It takes 8–10 days.', '8–10', 8, 10],
      ['Das kostet im Monat 1.250 Euro.', '1.250', 1250, 1250],
      ['Das kostet zwischen 1.250 und 1.500 Euro.', '1.250..1.500', 1250, 1500],
      ['Das kostet zwischen 950 und 1.250 Euro.', '950..1.250', 950, 1250],
      ['That is 2.5 m long.', '2.5 m', 2.5, 2.5],
      ['About 5 million live there.', '5 m', 5_000_000, 5_000_000],
    ] as const)
      assert.deepEqual(
        readLines(text, `1 | ${amount} | units | size`).figures,
        [[...expected, 'units']],
        text,
      );
    assert.match(readLines('It is 18.5 km.', '1 | 18.000 | km | size').problems.join(), /does not stand/);
    assert.match(readLines('It is 18.5 km.', '1 | many | km | size').problems.join(), /quantities\[0\]/);
  });

  it('R-R12 are kept if their unit is a sign', () => {
    const figure = {
      what: 'the share',
      low: 12,
      high: null,
      high_unit: null,
      answers_question: true,
      sentences: [1],
    };
    const { value, problems } = checkExtraction({ question, response })({
      position: 'Some of it.',
      recommended_option: null,
      claims: [],
      uncertainties: [],
      cases: [],
      quantities: [
        { ...figure, unit: '%' },
        { ...figure, low: 500, unit: ' € ' },
        { ...figure, low: 500, unit: ' — ' },
      ],
    });
    assert.deepEqual(
      value.quantities.map(({ low, unit }) => `${low} ${unit}`),
      ['12 %', '500 €', '500 '],
    );
    assert.deepEqual(
      problems.filter((problem) => problem.startsWith('quantities')),
      [],
    );
  });

  it('R-R12 are kept without a unit, where a bare number is asked for', () => {
    const text = 'Pi squared is about 9.8696.';
    for (const unit of ['', ' — ', '-'])
      assert.deepEqual(readLines(text, `1 | 9.8696 | ${unit} | pi | answer`), {
        figures: [[9.8696, 9.8696, '']],
        problems: [],
      });
  });

  it('R-R12 are kept if their sentence has them in words', () => {
    const inWords = { question: 'How long does it take?', response: 'It takes five to seven years.' };
    const figure = {
      what: 'the time',
      unit: 'years',
      high_unit: null,
      answers_question: true,
      sentences: [1],
    };
    const { value, problems } = checkExtraction(inWords)({
      ...{ position: 'Some years.', recommended_option: null, claims: [], uncertainties: [], cases: [] },
      quantities: [
        { ...figure, low: 5, high: 7 },
        { ...figure, low: 5, high: 8 },
      ],
    });
    assert.deepEqual(
      value.quantities.map(({ low, high }) => [low, high]),
      [[5, 7]],
    );
    assert.ok(problems.includes('quantities[1]: low or high does not stand in its sentences'));
  });

  it('R-R12 are kept if they are fractions, as decimals or as written, and counted if they stand nowhere', () => {
    const lines = [
      ...['1 | 0.5 | cups | corn syrup', '1 | ½ | cups | corn syrup', '1 | 1 | cups | corn syrup'],
      ...['2 | 1.5..2 | cups | peanuts', '2 | 1 1/2..2 | cups | peanuts'],
    ];
    const output = { position: 'Boil it.', recommended_option: null, claims: [], options: [] };
    const { checked } = judgeOutput(
      extractCall,
      checkExtraction({
        question: 'How do I make peanut brittle?',
        response: '* 1/2 cup light corn syrup\n* 1½ to 2 cups peanuts',
      }),
      JSON.stringify({ ...output, uncertainties: [], quantities: lines, cases: [] }),
    );
    assert.deepEqual(
      checked?.value.quantities.map(({ low, high }) => [low, high]),
      [
        [0.5, 0.5],
        [0.5, 0.5],
        [1.5, 2],
        [1.5, 2],
      ],
    );
    assert.equal(checked?.value.evidenceDropped, 1);
  });

  it('R-R24 (units) the ends of a range may have two units, as the response gives them', () => {
    const check = (low: number, unit: string, high: number, highUnit: string) => {
      const figure = { what: 'the time', answers_question: true, sentences: [1] };
      const { value, problems } = checkExtraction({
        question: 'How long does it take?',
        response: 'Between 15 minutes and 2 hours, and 3 km.',
      })({
        ...{
          position: 'Some time.',
          recommended_option: null,
          claims: [],
          uncertainties: [],
          cases: [],
        },
        quantities: [{ ...figure, low, unit, high, high_unit: highUnit }],
      });
      const [found] = value.quantities;
      return found ? `${found.low} ${found.unit} ${found.high} ${found.highUnit}` : problems.join();
    };
    assert.equal(check(15, 'minutes', 2, 'hours'), '15 minutes 2 hours');
    assert.equal(check(2, 'hours', 15, 'minutes'), '2 hours 15 minutes');
    assert.match(check(16, 'minutes', 2, 'hours'), /does not stand in its sentences/);
  });

  it('R-R24 (units) a line says the two units as it says the two ends', () => {
    const read = (line: string) => {
      const [found] = extractLines.expand({ quantities: [line] }).quantities as Record<string, unknown>[];
      return [found?.low, found?.unit, found?.high, found?.high_unit];
    };
    assert.deepEqual(read('7 | 15..2 | minutes..hours | time | answer'), ['15', 'minutes', '2', 'hours']);
    assert.deepEqual(read('7 | 15..20 | minutes | time'), ['15', 'minutes', '20', null]);
    assert.deepEqual(read('7 | 15 | minutes..hours | time'), ['15', 'minutes', null, null]);
  });
});
