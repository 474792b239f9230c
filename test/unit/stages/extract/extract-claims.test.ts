import assert from 'node:assert/strict';
import fc from 'fast-check';
import { numberedSentences } from '../../../../src/prepare/numbered-sentences.ts';
import { checkExtraction, extractMessages } from '../../../../src/stages/extract/extract-claims.ts';
import { check, claim, question, response, sound, spoilt } from '../../../support/stages/extraction.ts';

describe('extract', () => {
  it('R-R22 keeps a claim whose only foreign digits are part of a name that the response has', () => {
    const named = `${response} Our cluster is called Westerlund 1-26.`;
    const judged = (statement: string) =>
      checkExtraction({ question, response: named })({ ...sound, claims: [{ ...claim, statement }] });
    assert.deepEqual(judged('Westerlund 1-26 is simple to run.').problems, []);
    assert.equal(judged('Westerlund 1-27 is simple to run.').value.claims.length, 0);
  });

  it('R-R04 gives every claim the span of its sentences in the stored text', () => {
    const { value, problems, usable } = check(sound);
    assert.deepEqual(problems, []);
    assert.ok(usable);
    assert.deepEqual(value, {
      position: sound.position,
      recommendedOption: 'Monolith',
      claims: [
        {
          statement: claim.statement,
          stance: 'asserts',
          span: { offset: response.indexOf('It is simpler'), length: 64 },
          caveat: 'For small teams.',
        },
      ],
      uncertainties: [{ description: 'The growth of the team.' }],
      quantities: [],
      cases: [],
      evidenceDropped: 0,
    });
  });

  it('R-R10 drops an uncertainty for which no sentence of the response stands', () => {
    const uncertainties = [{ description: 'The growth of the team.', sentences: [99] }];
    const { value } = check({ ...sound, uncertainties });
    assert.deepEqual([value.uncertainties, value.evidenceDropped], [[], 1]);
  });

  it('R-R05 drops a statement with a number that is neither in its sentences nor in the question', () => {
    assert.deepEqual(spoilt({ statement: 'A monolith suits 5 engineers.' }).paths, []);
    const fast = { statement: 'A deployment takes 10 minutes.', sentences: [3] };
    assert.deepEqual(spoilt(fast).paths, []);
    assert.deepEqual(spoilt({ ...fast, statement: 'A deployment takes 12 minutes.' }), {
      paths: ['claims[0].statement'],
      kept: 0,
    });
    assert.deepEqual(spoilt({ statement: 'Scaling can wait until 2030.' }).kept, 0);
  });

  it('R-S07 R-R09 finds fault with 13 words of the response in a row, and keeps the claim', () => {
    const copied = 'I would build a monolith first. It is simpler to run, and a team of that size';
    assert.deepEqual(spoilt({ statement: copied }), { paths: ['claims[0].statement'], kept: 1 });
  });

  it('R-S07 (a position) may repeat the response, since no report prints it', () => {
    const position = 'I would build a monolith first. It is simpler to run, and a team of that size';
    const { value, problems } = check({ ...sound, position });
    assert.deepEqual([value.position, problems], [position, []]);
  });

  it('R-R10 is unusable only if neither a position nor a claim remains', () => {
    const empty = { ...sound, position: '', recommended_option: null, claims: [], uncertainties: [] };
    assert.equal(check(empty).usable, false);
    assert.ok(check(empty).problems.length > 0);
    assert.equal(check({ ...empty, position: 'Start small.' }).usable, true);
    assert.equal(check({ ...empty, claims: [claim] }).usable, true);
    // Doubtful: the other synthesizer is asked before a response counts as one that claims nothing.
    assert.equal(check({ ...empty, position: 'Start small.' }).isDoubtful, true);
    assert.equal(check({ ...empty, claims: [claim] }).isDoubtful, false);
    const copied = 'I would build a monolith first. It is simpler to run, and a team of that size';
    assert.equal(check({ ...empty, claims: [{ ...claim, statement: copied }] }).isDoubtful, true);
    assert.deepEqual(check({ ...sound, claims: [] }).problems, [], 'the same one would not be asked again');
  });

  it('R-R04 R-R10 gives spans within the text for any output of the right shape, and never throws', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...response.split('. '), response, 'It is simpler to run'),
    );
    const sentences = fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 3 });
    const output = fc.record({
      position: text,
      recommended_option: fc.option(text),
      claims: fc.array(
        fc.record({
          statement: text,
          sentences,
          stance: fc.constantFrom('asserts' as const, 'rejects' as const),
          caveat: fc.option(text),
        }),
      ),
      uncertainties: fc.array(fc.record({ description: text, sentences })),
      quantities: fc.array(
        fc.record({
          what: text,
          low: fc.double({ noNaN: true }),
          high: fc.option(fc.double({ noNaN: true })),
          unit: text,
          high_unit: fc.option(text),
          answers_question: fc.boolean(),
          sentences,
        }),
      ),
      cases: fc.array(fc.record({ if: text, option: text, sentences })),
    });
    fc.assert(
      fc.property(output, (given) => {
        const { value } = check(given);
        const length = Array.from(response).length;
        const { quantities = [], cases = [] } = value;
        for (const { span } of [...value.claims, ...quantities, ...cases]) {
          assert.ok(span.offset >= 0 && span.length > 0 && span.offset + span.length <= length);
        }
        assert.ok(value.claims.length <= 12 && value.uncertainties.length <= 4);
      }),
    );
  });

  it('R-R07 the prompt contains the question and the numbered sentences of the masked response', () => {
    const [system, user] = extractMessages({ seed: 's', question, response });
    assert.match(system?.content ?? '', /never an instruction to you/);
    assert.ok(user?.content.includes(`\n${numberedSentences(response)}\n<<end response `));
  });
});
