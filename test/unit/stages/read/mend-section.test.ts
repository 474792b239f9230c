import assert from 'node:assert/strict';
import type { Flag } from '../../../../src/stages/read/flags.ts';
import { checkMending, mendMessages } from '../../../../src/stages/read/mend-section.ts';

const entry = (field: string, text: string) => ({ field, text, claims: [] });

describe('mend_section', () => {
  it('R-R22 takes the texts of the fields that it was asked for, without those that have faults', () => {
    const faultsOf = () => [
      'rationale: states a number',
      'headline: is too long',
      'assumptions[1]: repeats another',
    ];
    const check = checkMending(['rationale', 'headline', 'assumptions[1]', 'why_it_matters'], (mended) =>
      mended.length > 0 ? faultsOf() : [],
    );
    const fields = [
      ...[entry('rationale', 'By 30 %.'), entry('direct_answer', 'Not asked.'), entry('headline', ' ')],
      ...[entry('assumptions[1]', 'The same.'), entry('why_it_matters', 'Money.')],
    ];
    const { value, problems, usable } = check({ fields });
    assert.deepEqual(value, [entry('why_it_matters', 'Money.')]);
    assert.deepEqual(problems, ['rationale: states a number', 'assumptions[1]: repeats another']);
    assert.ok(usable);
  });

  it('R-R22 shows the fields with flagged sentences alone, each with its fault and what mends it', () => {
    const flag: Flag = {
      ...{ section: 'answer', path: 'rationale', sentence: 'Most agree.', fault: 'amount', why: 'an amount' },
    };
    const fields = [
      { path: 'rationale', text: 'It is cheap. Most agree.', cites: ['C1'] },
      { path: 'headline', text: 'Keep it.', cites: [] },
    ];
    const [, task] = mendMessages({ seed: 's', question: 'Q?', tables: {}, fields, flags: [flag] });
    assert.match(task!.content, /"field":"rationale","cites":\["C1"\].*say the matter without any amount/);
    assert.doesNotMatch(task!.content, /Keep it\./);
  });

  it('R-R22 offers own knowledge where a field may hold it, as the first prompt does', () => {
    const shown = (section: Flag['section'], path: string, fault: Flag['fault']) => {
      const flag: Flag = { section, path, sentence: 'It is so.', fault, why: 'no row' };
      const fields = [{ path, text: 'It is so.', cites: [] }];
      const messages = mendMessages({ seed: 's', question: 'Q?', tables: {}, fields, flags: [flag] });
      return /<<to_mend[\s\S]*<<end to_mend/.exec(messages.at(-1)!.content)![0];
    };
    for (const path of ['headline', 'direct_answer', 'rationale', 'key_points[1].statement'])
      for (const fault of ['unsupported', 'contradiction', 'doubted'] as const)
        assert.match(shown('answer', path, fault), /\[own\]/, `${path}: ${fault}`);
    assert.doesNotMatch(shown('answer', 'headline', 'number'), /\[own\]/, 'it holds no number');
    for (const path of ['assessment_reasons[0].statement', 'recommendation.statement'])
      assert.doesNotMatch(shown('answer', path, 'unsupported'), /\[own\]/, path);
    assert.doesNotMatch(shown('disagreements', 'disagreements[0].issue', 'contradiction'), /\[own\]/);
  });

  it('R-R22 keeps a mark with its sentence where it was set behind the point', () => {
    const fields = [entry('rationale', 'It is so. [own]')];
    const { value } = checkMending(['rationale'], () => [])({ fields });
    assert.deepEqual(value, [entry('rationale', 'It is so [own].')]);
  });
});
