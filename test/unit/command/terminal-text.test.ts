import assert from 'node:assert/strict';
import { columnsOf } from '../../../src/command/columns.ts';
import { progressLine } from '../../../src/command/progress.ts';
import { type Screen, terminalPage } from '../../../src/command/terminal-page.ts';
import { bar, plain, wrapped } from '../../../src/command/terminal-text.ts';

describe('a report in a terminal', () => {
  const screen: Screen = {
    columns: 40,
    isTerminal: true,
    paint: (format, text) => `<${format}>${text}</>`,
  };
  const pageOf = (markdown: string, columns = 40) => terminalPage(markdown, { ...screen, columns });

  it('R-U09 R-H08 sends no control character of a text to the terminal', () => {
    const hostile = 'a\u001b]0;title\u0007b\u009b31mc\r\nd\u202ee\u2028f';
    assert.equal(plain(hostile), 'a ]0;title b 31mc\nd e\nf');
    assert.doesNotMatch(pageOf(`# ${hostile}\n\n**${hostile}**\n\n- ${hostile}`), /(?!\n)\p{Cc}|\u202e/u);
  });

  it('R-U09 shows what Markdown says without its signs', () => {
    for (const [markdown, shown] of [
      ['# Why?\n\n**Because [a°]**\n', '<dim>Why?</>\n\n<bold>Because [a°]</>'],
      [
        '## Figures\n\n- **Cost:** 2*3 (n = 4)\n- *and 2 more*',
        '<bold>Figures</>\n\n- Cost: 2*3 (n = 4)\n- and 2 more',
      ],
      ['- *Not checked:* It is * so. [1]', '- Not checked: It is * so. [1]'],
      ['**A** and **B**\n1. **First:** go', 'A and B\n1. First: go'],
      ['| A | B |\n| --- | --- |\n| 1 | 2 |', 'A | B\n1 | 2'],
      ['lab/m: `x`', 'lab/m: x'],
    ] as const)
      assert.equal(pageOf(markdown), shown);
  });

  it('R-U09 R-R20 shows the command for a request', () => {
    const request = 'curl -H "Authorization: Bearer $API_KEY" "$API_URL/v1/research/7f-1/responses';
    const lineOf = (rest: string) => pageOf(`lab/m: \`${request}${rest}"\``, 100);
    assert.equal(lineOf('/text?model_id=lab/m:free'), 'lab/m: npm run -s research -- text 7f-1 lab/m:free');
    assert.equal(lineOf(''), 'lab/m: npm run -s research -- export 7f-1');
  });

  it('R-U09 wraps an entry of a list behind its sign', () => {
    assert.equal(pageOf('- one two three four five six', 20), '- one two three four\n  five six');
    assert.equal(pageOf('12. one two three four five', 20), '12. one two three\n    four five');
  });

  it('R-U09 keeps words whole, and counts two columns for wide characters', () => {
    assert.equal(wrapped('one two three four', 14), 'one two three\nfour');
    assert.equal(wrapped('one two three', 12, 2), 'one two\n  three');
    assert.equal(wrapped('多模型研究服务提供報告', 10), '多模型研究\n服务提供報\n告');
    assert.equal(wrapped('x'.repeat(25), 10), `${'x'.repeat(10)}\n${'x'.repeat(10)}\n${'x'.repeat(5)}`);
  });

  it('R-U09 draws the share of each camp that the page lists, by the counts of the report', () => {
    const campOf = (label: string, count: number, all = 10) => ({
      label,
      model_count: count,
      eligible_model_count: all,
    });
    const camps = [campOf('It depends', 5), campOf('No\u001b', 1), campOf('Nobody', 0), campOf('Lost', 0, 0)];
    const listed = '- **It depends** (5/10, 22%–75%): on one or two or three\n- **No\u001b** (1/10)';
    const drawnIn = (markdown: string, columns: number) =>
      terminalPage(markdown, { ...screen, columns }, camps);
    assert.equal(
      drawnIn(listed, 40),
      '- ████░░░░ It depends (5/10, 22%–75%):\n  on one or two or three\n- █░░░░░░░ No (1/10)',
    );
    assert.match(drawnIn(listed, 200), /^- █{10}░{10} It depends/);
    assert.match(drawnIn(listed, 20), /^- ███░░ It depends/);
    assert.match(drawnIn('- **Nobody** (0/10)', 40), /^- ░{8} Nobody/);
    for (const other of [
      '- **It depends** (5/100)',
      '- **No** (2/10)',
      '- **Lost** (0/0)',
      '**It depends** (5/10)',
    ])
      assert.doesNotMatch(drawnIn(other, 40), /[█░]/, other);
  });

  it('R-U09 draws no bars for what reads a pipe, whose counts say the same', () => {
    const camps = [{ label: 'Yes', model_count: 5, eligible_model_count: 10 }];
    const page = terminalPage('- **Yes** (5/10)', { ...screen, isTerminal: false }, camps);
    assert.equal(page, '- Yes (5/10)');
  });

  it('R-U09 draws any share above nothing, and fills a bar only for the whole', () => {
    assert.deepEqual(
      [0, 0.001, 0.5, 0.999, 1].map((share) => bar(share, 4)),
      ['░░░░', '█░░░', '██░░', '███░', '████'],
    );
  });

  it('R-U09 keeps count and seconds in a line of progress that fits any terminal', () => {
    const run = {
      status: 'synthesizing',
      progress: { total_models: 10, completed_models: 10, successful_models: 8, failed_models: 2 },
    } as const;
    const lineOf = (columns: number) => progressLine(run, 123_400, columns);
    assert.equal(lineOf(80), `${'█'.repeat(20)} 10 of 10, 2 failed · 123 s · making the report`);
    assert.equal(lineOf(60), `${'█'.repeat(12)} 10 of 10, 2 failed · 123 s · making the report`);
    assert.equal(lineOf(40), '10 of 10, 2 failed · 123 s · making the');
  });

  it('R-U09 takes the columns of the terminal, else COLUMNS, else 80', () => {
    assert.deepEqual(
      [columnsOf(40, '60'), columnsOf(0, '60'), columnsOf(undefined, '60'), columnsOf(0, undefined)],
      [40, 60, 60, 80],
    );
    for (const unusable of ['', '0', '-3', 'wide', '1e9']) assert.equal(columnsOf(undefined, unusable), 80);
  });
});
