import assert from 'node:assert/strict';
import { answerWriter } from '../../../../src/stages/write/answer.ts';
import { answer, content, tables } from '../../../support/stages/writing.ts';

describe('the check of written fields', () => {
  it('R-R02 R-R07 detects ids, empty and overlong texts', () => {
    for (const headline of [
      'So it is. {{C4.support}}.',
      'K1 wins',
      'As C4 says',
      '',
      ' … ',
      'x'.repeat(301),
    ]) {
      const { usable, problems } = answerWriter.check(content)({ ...answer, headline });
      assert.equal(usable, false, headline);
      assert.match(problems[0] ?? '', /^headline: /);
    }
    assert.ok(answerWriter.check(content)({ ...answer, headline: 'A C3 class and K9 units' }).usable);
  });

  it('R-R10 keeps as many entries as the prompt allows, and asks again for fewer', () => {
    const [, user] = answerWriter.messages({ seed: 's', day: '2026-11-26', question: 'Q?', tables });
    const told = (words: RegExp) => Number(words.exec(user?.content ?? '')?.[1]);
    const [point] = answer.key_points;
    const assessment = { favours: 'K1', statement: 'So.' };
    const entries = {
      assessment_reasons: [told(/assessment_reasons: up to (\d+)/), { kind: 'other', ...point! }],
      own_knowledge: [told(/own_knowledge: at most (\d+)/), point],
      ranked_options: [told(/for the (\d+) most recommended/), answer.ranked_options[0]],
    } as const;
    for (const [field, [max, entry]] of Object.entries(entries)) {
      const sent = { ...answer, assessment, [field]: Array.from({ length: max + 1 }, () => entry) };
      const { value, problems } = answerWriter.check(content)(sent);
      assert.equal(value[field as keyof typeof entries].length, max);
      assert.deepEqual(problems, [`${field}: more than ${max}`]);
    }
  });

  it('R-R10 keeps a few key points more than the prompt allows: each is checked, and none is lost', () => {
    const pointsKept = (length: number) => {
      const key_points = Array.from({ length }, () => answer.key_points[0]!);
      const { value, problems } = answerWriter.check(content)({ ...answer, key_points });
      return [value.key_points.length, problems];
    };
    assert.deepEqual(pointsKept(6), [6, []]);
    assert.deepEqual(pointsKept(7), [6, ['key_points: more than 6']]);
  });
});
