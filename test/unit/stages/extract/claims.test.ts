import assert from 'node:assert/strict';
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
});
