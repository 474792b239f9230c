import assert from 'node:assert/strict';
import type { Flag } from '../../../../src/stages/read/flags.ts';
import { checkMending, mendMessages, toMendIn } from '../../../../src/stages/read/mend-section.ts';

const flag = (path: string, sentence: string): Flag => ({
  ...{ section: 'answer', path, sentence, fault: 'amount', why: 'an amount' },
});
/** Fields by their paths, and the flagged sentences of each. */
const toMend = (...fields: (readonly [path: string, text: string, ...flagged: string[]])[]) =>
  toMendIn(
    fields.map(([path, text]) => ({ path, text, cites: ['C1'] })),
    fields.flatMap(([path, , ...sentences]) => sentences.map((sentence) => flag(path, sentence))),
  );
const none = () => [];
const entry = (id: number, text: string, ...claims: string[]) => ({ id, text, claims });

describe('mend_section', () => {
  it('R-R22 puts each new sentence in the place of the old one, and leaves all others as they are', () => {
    const asked = toMend(
      ['direct_answer', 'Begin. Most agree [A01.1]. Go on.', 'Most agree [A01.1].'],
      ['rationale', 'It pays. All say so.\n\nAt last, rest.', 'All say so.', 'At last, rest.'],
    );
    const sentences = [entry(1, ' It is known [A01.1]. ', 'C3'), entry(2, ''), entry(3, 'Rest.')];
    const { value, problems, usable } = checkMending(asked, none)({ sentences });
    assert.deepEqual(value, [
      { field: 'direct_answer', text: 'Begin. It is known [A01.1]. Go on.', claims: ['C3'] },
      { field: 'rationale', text: 'It pays.\n\nRest.', claims: [] },
    ]);
    assert.deepEqual([problems, usable], [[], true]);
  });

  it('R-R22 keeps lines apart if the last sentence of one is left out', () => {
    const text = '- Squat: sit back. Most do.\n- Row: pull.\n- Plank: all hold it.';
    const asked = toMend(['direct_answer', text, 'Most do.', '- Plank: all hold it.']);
    const { value } = checkMending(asked, none)({ sentences: [entry(1, ''), entry(2, '')] });
    assert.equal(value[0]?.text, '- Squat: sit back.\n- Row: pull.');
  });

  it('R-R22 leaves a field as it was if nothing of it is left, and a sentence without an entry', () => {
    const asked = toMend(
      ['headline', 'Most agree.', 'Most agree.'],
      ['rationale', 'So. All.', 'So.', 'All.'],
    );
    const { value } = checkMending(
      asked,
      none,
    )({ sentences: [entry(1, ' '), entry(3, 'Yes.'), entry(9, 'No.')] });
    assert.deepEqual(value, [{ field: 'rationale', text: 'So. Yes.', claims: [] }]);
  });

  it('R-R22 takes no text that has faults', () => {
    const faults = ['rationale: states a number', 'assumptions: repeat each other', 'headline: is too long'];
    const asked = toMend(
      ...[['rationale', 'So.', 'So.'] as const, ['assumptions[1]', 'It.', 'It.'] as const],
      ['why_it_matters', 'Now.', 'Now.'],
    );
    const sentences = [entry(1, 'By 30 %.'), entry(2, 'The same.'), entry(3, 'Money.')];
    const { value, problems } = checkMending(asked, () => faults)({ sentences });
    assert.deepEqual(value, [{ field: 'why_it_matters', text: 'Money.', claims: [] }]);
    assert.deepEqual(problems, faults.slice(0, 2), 'of no other field');
  });

  it('R-R22 shows the fields with flagged sentences alone, each with its fault and what mends it', () => {
    const shown = toMend(['rationale', 'It is cheap. Most agree.', 'Most agree.'], ['headline', 'Keep it.']);
    const [, task] = mendMessages({ seed: 's', question: 'Q?', tables: {}, toMend: shown });
    assert.match(task!.content, /"field":"rationale","cites":\["C1"\].*"id":1,.*put the slot for it/);
    assert.doesNotMatch(task!.content, /Keep it\./);
  });
});
