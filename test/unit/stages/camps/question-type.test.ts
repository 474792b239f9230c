import assert from 'node:assert/strict';
import { questionTypes } from '../../../../src/findings/findings.ts';
import { judgeOutput } from '../../../../src/stages/call/judge-output.ts';
import { checkQuestionType, prepare, spec } from '../../../../src/stages/camps/question-type.ts';

describe('camps_classify', () => {
  it('R-R20 a type that is not on the list is refused', () => {
    const judge = (type: string) =>
      judgeOutput(spec, checkQuestionType, JSON.stringify({ question_type: type }));
    assert.equal(judge('poem').checked, null);
    for (const type of questionTypes) assert.equal(judge(type).checked?.value, type);
  });

  it('R-R20 shows the question and nothing else', () => {
    const [, user] = prepare({ seed: 's', question: 'Rent or buy?' }).messages;
    const materials = [...(user?.content ?? '').matchAll(/^<<([a-z_]+) [0-9a-f]{16}>>$/gm)];
    assert.deepEqual(
      materials.map(([, name]) => name),
      ['question'],
    );
    assert.ok(user?.content.includes('Rent or buy?'));
  });
});
