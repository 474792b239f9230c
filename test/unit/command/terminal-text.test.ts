import assert from 'node:assert/strict';
import { bar } from '../../../src/command/page/bars.ts';
import { reportPage } from '../../../src/command/page/report-page.ts';
import { plain, wrapped } from '../../../src/command/page/terminal-text.ts';

describe('a report in a terminal', () => {
  it('R-U09 R-H08 sends no control character of a text to the terminal', () => {
    const hostile = 'a\u001b]0;title\u0007b\u009b31mc\r\nd\u202ee\u2028f';
    assert.equal(plain(hostile), 'a ]0;title b 31mc\nd e\nf');
    const page = reportPage(
      {
        status: 'completed',
        question: { text: hostile },
        answer: { headline: hostile, direct_answer: hostile },
        evidence: {
          claims: [{ claim_id: 1, statement: hostile }],
          camps: [{ camp_id: 1, label: hostile }],
          quantities: [{ what: hostile, unit: hostile, low: 1, high: 2, model_count: 2 }],
        },
        errors: [{ message: hostile }],
      },
      { columns: 40, paint: (_, text) => text },
    );
    assert.doesNotMatch(page, /(?!\n)\p{Cc}|\u202e/u);
  });

  it('R-U09 warns with the headline, before anything that the warnings are about', () => {
    const page = reportPage(
      {
        status: 'completed',
        answer: { headline: 'Yes', standing: 'All of two.', direct_answer: 'It is.' },
        errors: [{ message: 'A simulator answered.' }],
      },
      { columns: 40, paint: (_, text) => text },
    );
    assert.equal(page, 'Yes\nAll of two.\n\nRead with care\n- A simulator answered.\n\nIt is.');
  });

  it('R-U09 keeps words whole, and counts two columns for wide characters', () => {
    assert.equal(wrapped('one two three four', 14), 'one two three\nfour');
    assert.equal(wrapped('one two three', 12, 2), 'one two\n  three');
    assert.equal(wrapped('多模型研究服务提供報告', 10), '多模型研究\n服务提供報\n告');
    assert.equal(wrapped('x'.repeat(25), 10), `${'x'.repeat(10)}\n${'x'.repeat(10)}\n${'x'.repeat(5)}`);
  });

  it('R-U09 draws any share above nothing, and fills a bar only for the whole', () => {
    assert.deepEqual(
      [0, 0.001, 0.5, 0.999, 1].map((share) => bar(share, 4)),
      ['░░░░', '█░░░', '██░░', '███░', '████'],
    );
  });
});
