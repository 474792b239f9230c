import assert from 'node:assert/strict';
import fc from 'fast-check';
import { proseSentences } from '../../../../src/report/prose/prose-sentences.ts';

describe('the sentences of a field', () => {
  it('R-R22 are put together where they were cut for their length, and hold every character once', () => {
    const long = `${'A clause without an end, '.repeat(40)}ends here. `;
    assert.equal(proseSentences(`${long}Next.`).length, 2);
    const part = fc.constantFrom('A ', 'b.', ' ', '{}', '\n', '! ', '…', '。', long);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const field = parts.join('');
        const found = proseSentences(field);
        assert.equal(found.map(({ text }) => text).join(''), field);
        assert.ok(found.every(({ text, from, to }) => field.slice(from, to) === text));
      }),
    );
  });
});
