import assert from 'node:assert/strict';
import type { Flag } from '../../../../src/stages/read/flags.ts';
import { checkMending, mendMessages } from '../../../../src/stages/read/mend-section.ts';

const entry = (field: string, text: string) => ({ field, text, claims: [] });

describe('mend_section', () => {
  it('R-R22 takes the texts of the fields that it was asked for, without those that have faults', () => {
    const faultsOf = () => [
      'rationale: states a number',
      'headline: is too long',
      'assumptions: repeat each other',
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
    assert.deepEqual(problems, ['rationale: states a number', 'assumptions: repeat each other']);
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
    assert.match(task!.content, /"field":"rationale","cites":\["C1"\].*put the slot for it/);
    assert.doesNotMatch(task!.content, /Keep it\./);
  });
});
