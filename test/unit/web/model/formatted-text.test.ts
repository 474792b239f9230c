import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeSlicer } from '../../../../src/text/code-points.ts';
import { type Block, formattedText, quoted } from '../../../../src/web/model/formatted-text.ts';
import { markedText } from '../../../../src/web/model/marked-text.ts';

const markdown = fc
  .array(
    fc.constantFrom(
      '# ',
      '- ',
      '3. ',
      '**',
      '*',
      '`',
      '```',
      '|',
      '|-|-|',
      '\n',
      '\n\n',
      '> ',
      '---',
      ' ',
      'a',
      '🦉',
      '1',
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));
const spans = fc.array(fc.record({ offset: fc.nat(80), length: fc.integer({ min: 1, max: 30 }) }), {
  maxLength: 5,
});

describe('a stored answer with the form that its Markdown gives it', () => {
  it('R-U05 has every character in its order, and the pieces of a span are exactly its words', () => {
    fc.assert(
      fc.property(markdown, spans, (text, marks) => {
        const segments = markedText(text, marks);
        const blocks = formattedText(segments);
        assert.equal(
          wordsOf(blocks, () => true),
          text,
        );
        for (const [at, segment] of segments.entries()) {
          if (segment.isMarked)
            assert.equal(
              wordsOf(blocks, (span) => span === at),
              segment.text,
            );
        }
      }),
    );
  });

  it('shows heads, lists, tables, code, quotes and stressed words as such, without their signs', () => {
    const text = [
      '## Why **now**',
      'It is *cheap*: `a*b`, and 5*3 is 15.',
      '- one',
      '  more',
      '  - deeper',
      '7. seventh',
      '',
      '| Model | Cost |',
      '|---|---:|',
      '| a | |',
      '> said',
      '---',
      '```js',
      '# no head',
      '```',
    ].join('\n');
    const shown = formattedText(markedText(text, []))?.map(({ kind, lines }) => [
      kind,
      ...lines.map(({ cells, depth, number }) =>
        [
          ...cells.map((cell) =>
            cell
              .flatMap(({ pieces }) => pieces)
              .filter(({ look }) => look !== 'sign')
              .map(({ look, text: words }) => (look === 'plain' ? words : `<${words}>`))
              .join('')
              .trim(),
          ),
          ...(depth > 0 ? [`deep ${depth}`] : []),
          ...(number === null ? [] : [`number ${number}`]),
        ].join(' / '),
      ),
    ]);
    assert.deepEqual(shown, [
      ['head', 'Why <now>'],
      ['text', 'It is <cheap>: <a*b>, and 5*3 is 15.'],
      ['entries', 'one\n  more', 'deeper / deep 1'],
      ['steps', 'seventh / number 7'],
      ['gap', ''],
      ['table', 'Model / Cost', 'a / '],
      ['quote', 'said'],
      ['rule', ''],
      ['code', '', '# no head', ''],
    ]);
  });

  it('R-H02 leaves links, pictures and HTML as they are written, and a huge text as a whole', () => {
    const text = '[x](javascript:alert(1)) ![y](https://evil.example/y.png) <img src=x onerror=alert(1)>';
    const pieces = formattedText(markedText(text, []))?.flatMap(({ lines }) =>
      lines.flatMap(({ cells }) => cells.flat().flatMap((stretch) => stretch.pieces)),
    );
    assert.deepEqual(pieces, [{ look: 'plain', text }]);
    assert.equal(formattedText(markedText('a'.repeat(200_001), [])), null);
    assert.equal(formattedText(markedText('a\n'.repeat(4_001), [])), null);
  });

  it('R-U05 is quoted without signs', () => {
    const words = 'An 🦉 says: yes. It depends.\nMy reasons:\n- It is **quick**.\n* -5 is cold.';
    const of = (part: string) => ({
      offset: Array.from(words.slice(0, words.indexOf(part))).length,
      length: Array.from(part).length,
    });
    const yes = of('yes.');
    assert.equal(makeSlicer(words)(yes), 'yes.');
    assert.equal(
      quoted(words, [of('- It is **quick**.'), of('* -5 is cold.')], 90),
      'It is quick. … -5 is cold.',
    );
    assert.equal(quoted(words, [yes, of('It depends.')], 12), 'yes. … It de …');
  });
});

function wordsOf(blocks: readonly Block[] | null, isOf: (span: number | null) => boolean): string {
  return (blocks ?? [])
    .flatMap(({ lines }) => lines.flatMap(({ cells }) => cells.flat()))
    .flatMap(({ span, pieces }) => (isOf(span) ? pieces.map(({ text }) => text) : []))
    .join('');
}
