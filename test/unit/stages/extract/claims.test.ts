import assert from 'node:assert/strict';
import { checkExtraction } from '../../../../src/stages/extract/extract-claims.ts';
import { check, claim, response, sound } from '../../../support/stages/extraction.ts';

describe('options of an extraction', () => {
  it('R-R24 lists options beside twelve claims, each once, with its sign and its span', () => {
    const option = { ...claim, caveat: null, option: 'monolith', statement: 'A monolith suits the team.' };
    const claims = Array.from({ length: 12 }, (_, at) => ({
      ...claim,
      statement: `Point ${'abcdefghijkl'[at]} holds.`,
    }));
    const options = [
      option,
      { ...option, option: 'Monolith', statement: 'A monolith fits.' },
      { ...option, option: 'services', statement: 'Services suit the team.', stance: 'rejects' as const },
      { ...option, option: 'a queue', statement: 'A queue suits the team.', sentences: [77] },
    ];
    const { value, problems } = check({ ...sound, claims, options });
    assert.deepEqual(
      value.claims.slice(12).map((each) => [each.option, each.stance, each.span.offset]),
      [
        ['monolith', 'asserts', response.indexOf('It is simpler')],
        ['services', 'rejects', response.indexOf('It is simpler')],
      ],
    );
    assert.deepEqual(
      problems.map((problem) => problem.split(':')[0]),
      ['options[3].sentences'],
    );
  });

  it('R-R24 R-R10 keeps thirty options of a long list, and says that there were more', () => {
    const word = (at: number) => `${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${at < 26 ? 'o' : 'u'}`;
    const options = Array.from({ length: 32 }, (_, at) => ({
      ...{ ...claim, caveat: null, stance: 'asserts' as const },
      ...{ statement: `Wood ${word(at)} suits the walls.`, option: `wood ${word(at)}` },
    }));
    const { value, problems } = check({ ...sound, claims: [], options });
    assert.equal(value.claims.length, 30);
    assert.deepEqual(problems, ['options: more than 30']);
  });
});

describe('claims of an extraction', () => {
  it('R-R04 stand at the sentence before as well, if only that one holds their numbers', () => {
    const text = 'It is old. The act is of 1867. This law bans gaming houses. It says nothing else.';
    const given = { ...claim, caveat: null, statement: 'An act of 1867 bans gaming houses.', sentences: [3] };
    const { value, problems } = checkExtraction({ question: 'Is it legal?', response: text })({
      ...sound,
      claims: [given, { ...given, statement: 'An act of 1868 bans gaming houses.' }],
    });
    assert.deepEqual(
      value.claims.map(({ span }) => text.slice(span.offset, span.offset + span.length)),
      ['The act is of 1867. This law bans gaming houses.'],
    );
    assert.deepEqual(
      problems.filter((each) => each.startsWith('claims')).map((each) => each.split(':')[0]),
      ['claims[1].statement'],
    );
  });

  it('R-R04 stand, of two sentences that are apart, at the one that holds their numbers', () => {
    const text = 'Sleep enough. It is simple. The bodies list 65 as the limit. Old people sleep less.';
    const given = {
      ...claim,
      caveat: null,
      statement: 'Whoever is over 65 should sleep.',
      sentences: [1, 3],
    };
    const { value } = checkExtraction({ question: 'How much?', response: text })({
      ...sound,
      claims: [given],
    });
    assert.deepEqual(
      value.claims.map(({ span }) => text.slice(span.offset, span.offset + span.length)),
      ['The bodies list 65 as the limit.'],
    );
  });
});
