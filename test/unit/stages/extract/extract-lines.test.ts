import assert from 'node:assert/strict';
import { readOutput } from '../../../../src/stages/call/judge-output.ts';
import { extractCall } from '../../../../src/stages/extract/extract-claims.ts';

describe('the lines of an extraction', () => {
  it('reads the lines in which entries are sent, however they are written', () => {
    const read = (sent: object) => {
      const shaped = readOutput(extractCall, JSON.stringify({ position: 'p', uncertainties: [], ...sent }));
      return shaped.ok ? shaped.output : assert.fail(shaped.problems.join());
    };
    const [asserted, rejected] = [
      { statement: 'Trams are cheap.', sentences: [3], stance: 'asserts', caveat: null },
      { statement: 'Trams need 2 lanes.', sentences: [5, 6], stance: 'rejects', caveat: 'in old towns' },
    ];
    for (const claims of [
      ['3+ | Trams are cheap.', '5,6- | Trams need 2 lanes. | in old towns'],
      ['[3] + Trams are cheap.', '[5, 6] − | Trams need 2 lanes. | in old towns |'],
      [['3+', 'Trams are cheap.'], '5-6- | Trams need 2 lanes. | in old towns'],
      ['3 | + | Trams are cheap.', '5,6 | - | Trams need 2 lanes. | in old towns'],
      [asserted, { ...rejected, confidence: 1 }],
    ])
      assert.deepEqual(read({ claims }).claims, [asserted, rejected], JSON.stringify(claims));
    const output = read({
      claims: [],
      options: [
        '4- | trams | Trams suit the town. | for now',
        '5 | + | buses | Buses suit the town.',
        '6+ | lone',
      ],
      recommended_option: 'Trams',
      uncertainties: ['9 | How many would change over.'],
      quantities: [
        '7 | 20000..35000 | passengers per day | those of a line | answer',
        '8 | 1,2 million | € | price',
      ],
      cases: ['11,12 | streets are wide | trams', '13 | the budget |', '14 | the climate'],
    });
    assert.deepEqual(output, {
      position: 'p',
      recommended_option: 'Trams',
      claims: [],
      options: [
        {
          ...{ option: 'trams', statement: 'Trams suit the town.', caveat: 'for now' },
          ...{ sentences: [4], stance: 'rejects' },
        },
        {
          ...{ option: 'buses', statement: 'Buses suit the town.', caveat: null },
          ...{ sentences: [5], stance: 'asserts' },
        },
      ],
      uncertainties: [{ description: 'How many would change over.', sentences: [9] }],
      quantities: [
        {
          what: 'those of a line',
          low: 20_000,
          high: 35_000,
          unit: 'passengers per day',
          high_unit: null,
          answers_question: true,
          sentences: [7],
        },
        {
          what: 'price',
          low: 1_200_000,
          high: null,
          unit: '€',
          high_unit: null,
          answers_question: false,
          sentences: [8],
        },
      ],
      cases: [
        { if: 'streets are wide', option: 'trams', sentences: [11, 12] },
        { if: 'the budget', option: null, sentences: [13] },
        { if: 'the climate', option: null, sentences: [14] },
      ],
    });
  });

  it('R-R10 keeps the bars of formulas, types and commands within a field', () => {
    const sent = {
      position: 'p',
      claims: ['1+ | P(A|B) is proportional to P(B|A) times P(A).', '2+ | The function |x| is convex.'],
      uncertainties: ['3 | Whether string|null is returned.'],
    };
    const shaped = readOutput(extractCall, JSON.stringify(sent));
    assert.ok(shaped.ok);
    assert.deepEqual(
      shaped.output.claims.map(({ statement, caveat }) => [statement, caveat]),
      [
        ['P(A¦B) is proportional to P(B¦A) times P(A).', null],
        ['The function ¦x¦ is convex.', null],
      ],
    );
    assert.equal(shaped.output.uncertainties[0]?.description, 'Whether string¦null is returned.');
  });

  it('R-R10 reads a claim that a response only reports as others’, which it neither asserts nor rejects', () => {
    for (const line of ['8? | Trams are loved.', '8 | ? | Trams are loved.', '[8] ? Trams are loved.']) {
      const shaped = readOutput(
        extractCall,
        JSON.stringify({ position: 'p', claims: [line], uncertainties: [] }),
      );
      assert.ok(shaped.ok);
      assert.deepEqual(shaped.output.claims, [
        { statement: 'Trams are loved.', sentences: [8], stance: 'reports', caveat: null },
      ]);
    }
  });

  it('R-R10 drops a line that cannot be read, naming its place and not its words', () => {
    for (const line of ['Trams are cheap.', '3 Trams are cheap.', '3+', '3+ | ', '', '4 - 30 people came']) {
      const claims = ['1+ | One thing holds.', line, '2+ | Another holds.'];
      const shaped = readOutput(extractCall, JSON.stringify({ position: 'p', claims, uncertainties: [] }));
      assert.deepEqual(shaped.problems, ['claims[1]: does not have the described shape'], line);
      assert.ok(shaped.ok);
      assert.equal(shaped.output.claims.length, 2);
      assert.equal(shaped.asGiven('claims[1].statement: is empty'), 'claims[2].statement: is empty');
    }
  });

  it('R-H08 takes markup out of the words of a line', () => {
    const sent = { position: 'p', claims: ['1+ | # **Trams** are `cheap`.'], uncertainties: [] };
    const shaped = readOutput(extractCall, JSON.stringify(sent));
    assert.equal(shaped.ok && shaped.output.claims[0]?.statement, 'Trams are cheap.');
  });
});
