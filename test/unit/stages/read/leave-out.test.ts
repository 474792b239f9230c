import assert from 'node:assert/strict';
import type { Flag } from '../../../../src/stages/read/flags.ts';
import { withoutFlagged } from '../../../../src/stages/read/leave-out.ts';

const flag = (path: string, sentence: string): Flag => ({
  ...{ section: 'answer', path, sentence, fault: 'unsupported', why: '' },
});
const output = {
  rationale: 'It costs less. Kings prefer it. It is simple.',
  headline: 'Kings prefer it.',
  assumptions: ['Kings stay.', 'Rates stay.'],
};

describe('leaving out flagged sentences', () => {
  it('R-R22 keeps the others of a field whose first sentence stands', () => {
    const left = withoutFlagged(output, [flag('rationale', 'Kings prefer it.')]);
    assert.deepEqual(left, { output: { ...output, rationale: 'It costs less. It is simple.' }, faults: [] });
  });

  it('R-R22 R-R05 keeps the lines of a list, and counts its steps without the one that is gone', () => {
    const direct_answer = '1. Wash.\n2. Heat. Stir.\n3. Kings go.\n4. Mix.\n\nThen:\n\n1. Rest.\n2. Go.';
    const flags = ['Stir.', '3. Kings go.', '1. Rest.'].map((each) => flag('direct_answer', each));
    const left = withoutFlagged({ direct_answer }, flags).output;
    assert.deepEqual(left, { direct_answer: '1. Wash.\n2. Heat.\n3. Mix.\n\nThen:\n\n1. Go.' });
  });

  it('R-R22 keeps the space between paragraphs whose last line is gone', () => {
    const direct_answer = 'A: one.\nB: two.\nC: kings.\n\nNext.';
    const left = withoutFlagged({ direct_answer }, [flag('direct_answer', 'C: kings.')]).output;
    assert.deepEqual(left, { direct_answer: 'A: one.\nB: two.\n\nNext.' });
  });

  it('R-R22 R-R05 counts no dates anew', () => {
    const direct_answer = '1. Mai: frei.\n3. Oktober: frei.\n25. Dezember: frei.';
    const left = withoutFlagged({ direct_answer }, [flag('direct_answer', '3. Oktober: frei.')]).output;
    assert.deepEqual(left, { direct_answer: '1. Mai: frei.\n25. Dezember: frei.' });
  });

  it('R-R22 names a field that makes no sense without its first sentence, and drops an item of a list', () => {
    const flags = [flag('headline', 'Kings prefer it.'), flag('assumptions[0]', 'Kings stay.')];
    const left = withoutFlagged(output, flags);
    assert.deepEqual(left.faults, ['headline: it cannot be printed']);
    assert.deepEqual((left.output as typeof output).assumptions, ['Rates stay.']);
  });
});
