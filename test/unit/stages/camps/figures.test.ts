import assert from 'node:assert/strict';
import { campsCall, campsMessages, checkCamps } from '../../../../src/stages/camps/find-camps.ts';
import { one, positions, question, source } from '../../../support/stages/camps.ts';

describe('figures for one thing', () => {
  const figure = (what: string, unit: string, answersQuestion = false) => ({ what, unit, answersQuestion });
  const giving = positions.map((position, at) => ({
    ...position,
    figures:
      [
        [figure('cost of the move', '€', true), figure('army that set out', 'men')],
        [figure('troops at the start', 'soldiers'), figure('troops that came back', 'men')],
      ][at] ?? [],
  }));

  it('R-R12 are asked about by name and unit, but for answers to the question, which are for one thing', () => {
    const [, user] = campsMessages({ seed: 's', question, questionType: 'decision', positions: giving });
    assert.match(
      user?.content ?? '',
      /\{"id":1,"what":"army that set out","unit":"men"\}[\s\S]*\{"id":3,"what":"troops that came back","unit":"men"\}/,
    );
    const [, plain] = campsMessages({ seed: 's', question, questionType: 'decision', positions });
    assert.doesNotMatch(plain?.content ?? '', /<<figures /);
  });

  it('R-R12 are asked about among answers too, if two responses give several', () => {
    const answers = [figure('cost of the move', '€', true), figure('cost of the van', '€', true)];
    const [, user] = campsMessages({
      ...{ seed: 's', question, questionType: 'quantity' },
      positions: positions.map((position) => ({ ...position, figures: answers })),
    });
    assert.match(user?.content ?? '', /\{"id":2,"what":"cost of the van","unit":"€"\}/);
  });

  it('R-R12 are found by known ids, each once', () => {
    const { value, problems } = checkCamps({ ...source, positions: giving })({
      ...{ camps: [one], same_cases: [] },
      same_figures: [[1, 2], [2, 9], [3]],
    });
    assert.deepEqual(value.sameFigures, [
      [
        { alias: 'A01', index: 1 },
        { alias: 'A02', index: 0 },
      ],
    ]);
    assert.deepEqual(problems, [
      'same_figures[1][0]: stands in a group already',
      'same_figures[1][1]: is no id of the list',
    ]);
  });

  it('R-R12 an output without the list says nothing of them, and an empty one keeps all apart', () => {
    const read = (output: object) =>
      checkCamps({ ...source, positions: giving })(
        campsCall.schema.parse({ camps: [one], same_cases: [], ...output }),
      ).value;
    assert.equal(read({}).sameFigures, undefined);
    assert.deepEqual(read({ same_figures: [] }).sameFigures, []);
  });
});
