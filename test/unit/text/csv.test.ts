import assert from 'node:assert/strict';
import fc from 'fast-check';
import { csvLine } from '../../../src/text/csv.ts';

describe('a line of CSV', () => {
  it('R-U08 holds no cell that a spreadsheet would run as a formula, whatever its locale splits at', () => {
    for (const formula of [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '＝1',
      '＠SUM(A1)',
      '=HYPERLINK("https://evil.example","x")',
    ]) {
      for (const before of ['', '\t', '\r\n', ' ', 'a claim; ', 'a claim;"', ';;']) {
        const line = csvLine(['first', `${before}${formula}`]);
        assert.deepEqual(cellsOf(line), ['first', `${before}'${formula}`]);
        const started = line.split(/[,;\t\r\n]/).map((part) => part.replace(/^[ "]+/, ''));
        assert.deepEqual(
          started.filter((part) => /^[=+\-@＝＋－＠]/.test(part)),
          [],
          line,
        );
      }
    }
    assert.equal(csvLine([-1, null, new Date(0)]), '-1,,1970-01-01T00:00:00.000Z\r\n');
  });

  it('gives every text back to a reader of RFC 4180', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 }).filter((each) => !/[=+\-@＝＋－＠]/.test(each));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
        assert.deepEqual(cellsOf(csvLine(cells)), cells);
      }),
    );
  });
});

/** The cells of one line, as RFC 4180 reads them. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < line.length - 1) {
    const isQuoted = line[at] === '"';
    let cell = '';
    if (isQuoted) {
      for (at++; line[at] !== '"' || line[at + 1] === '"'; at++) {
        if (line[at] === '"') at++;
        cell += line[at];
      }
      at++;
    } else while (line[at] !== ',' && line.slice(at) !== '\r\n') cell += line[at++];
    cells.push(cell);
    at++; // Behind the comma, or into the end of the line.
  }
  return cells;
}
