import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sentenceMaxCharacters, sentencesMax, splitSentences } from '../../../src/text/sentences.ts';
import { friendlyText } from '../../support/texts/hostile-text.ts';
import { sentencesIn } from '../../support/texts/parts-of-text.ts';

/** Texts of the signs that decide, in any order. */
const signs = fc.string({
  unit: fc.constantFrom(
    ...Array.from('aB1.!?… \n\t\r\u2028"”)*。！؟।的é😀\u0301-|#`[]'),
    'e.g. ',
    'Dr. ',
    '1. ',
  ),
  maxLength: 400,
});
const anyText = fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 1_000 }));

describe('splitSentences', () => {
  it('ends a sentence at a stop and at the end of a line, in many languages', () => {
    const cases: readonly (readonly string[])[] = [
      ['It is simple. ', 'It costs less! ', 'Does it? ', 'Yes… ', 'So be it'],
      ['Er sagte: „Nein.“ ', 'Dann ging er.'],
      ['**Cost.** ', 'It is (nearly) free.) ', 'Next'],
      ['微服务更贵。', '单体更简单！', '你同意吗？', '同意'],
      ['「はい。」', 'そうです。'],
      ['هل هذا صحيح؟ ', 'نعم.'],
      ['यह सही है। ', 'हाँ।'],
      [
        '## A heading\n\n',
        'A text.\n',
        '- One\n',
        '- Two\n',
        '1. Three. ',
        'More\n',
        '| a | b |\n',
        '```\n',
        'x = 1;\r\n',
        '```',
      ],
      ['\n\n Indented. ', 'Next'],
      ['all in small letters! ', 'no capital follows. ', 'so this is another one'],
      ['Es regnet im Jahr 2024. ', 'Die Ernte war 12. ', 'Der Rest fehlt.'],
      ['We grow vitamin C. ', 'The rest we buy in the U.S. ', 'It is 2.5 m. ', 'Nobody minds.'],
      ['Nobody checks PMCs. ', 'Cheap TVs. ', 'Households own several.'],
      ['それは本当ですか?', 'はい、そうです!', '昨日Yahoo!ニュースで読みました。', '安いです。'],
      ['彼は「もう遅い。」と言った。', '「高い!」と思う。', '次へ。'],
    ];
    for (const sentences of cases) assert.deepEqual(sentencesIn(sentences.join('')), sentences);
  });

  it('ends none at a stop of a few words in a cell of a table, or within inline code', () => {
    const cases: readonly (readonly string[])[] = [
      [
        '| Janv.–fév. | Froid, sec. | 8 h. |\n',
        '| Total (2 pers.) | Prix min. |\n',
        '| Mi-oct.–nov. | Oui |',
      ],
      ['| a | It is cheap to run and easy to mend. ', '| b |'],
      ['Write `LIMIT ... OFFSET` or `[n! + 1, n! + k]`. ', 'Then stop.'],
      [
        "He wrote ``It is late.'' ",
        "They said ``Go home.'' ",
        'It isn`t late. ',
        'Nor `here. ',
        '`There` it is.',
      ],
      ['Print `A. B.` ', 'Then stop.'],
      ['A lone ` opens nothing. ', 'Then stop.'],
      ['```sql\n', 'run it. ', 'B\n', '```'],
    ];
    for (const sentences of cases) assert.deepEqual(sentencesIn(sentences.join('')), sentences);
  });

  it('R-R04 every code point is in exactly one sentence, in order, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const sentences = splitSentences(text);
        assert.equal(sentencesIn(text).join(''), Array.from(text).join(''));
        let end = 0;
        for (const { offset, length } of sentences) {
          assert.equal(offset, end);
          assert.ok(length > 0 && length <= sentenceMaxCharacters);
          end = offset + length;
        }
        assert.equal(end, Array.from(text).length);
      }),
    );
  });

  it('R-R08 a line is split in the same way whatever paragraphs surround it', () => {
    fc.assert(
      fc.property(signs, anyText, anyText, (text, before, after) => {
        const own = text.replaceAll(/^\s+|\s+$/gu, '');
        const alone = sentencesIn(own).map((sentence) => sentence.trim());
        const among = sentencesIn(`${before}x\n\n${own}\n\n${after}`).map((sentence) => sentence.trim());
        const start = sentencesIn(`${before}x\n\n`).length;
        assert.deepEqual(among.slice(start, start + alone.length), alone);
      }),
    );
  });

  it('cuts 60,000 characters without punctuation between words where there are any, at a bounded length', () => {
    const words = sentencesIn('some word '.repeat(6_000));
    assert.ok(words.every((sentence) => / $/.test(sentence) && sentence.length <= sentenceMaxCharacters));
    assert.ok(words.length <= 300);
    const spaced = sentencesIn(`Yes.${' '.repeat(60_000)}${'\n'.repeat(60_000)}No.`);
    assert.ok(spaced.every((sentence) => sentence.length <= sentenceMaxCharacters));
    const solid = sentencesIn('😀'.repeat(60_000));
    assert.ok(solid.length <= 300 && solid.every((sentence) => sentence.isWellFormed()));
  });

  it('bounds the number of sentences without losing a character', () => {
    for (const part of ['A! ', 'x\n', '。', '\n', '? ', '- a\n', '1\r', 'A! '.repeat(90) + 'x'.repeat(300)]) {
      const text = part.repeat(262_144 / part.length);
      const sentences = sentencesIn(text);
      assert.ok(sentences.length <= sentencesMax, `${sentences.length} of ${part}`);
      assert.equal(sentences.join(''), text, part);
    }
  });

  it('cuts a text as models write it into sentences and list items', () => {
    const sentences = sentencesIn(friendlyText(900));
    assert.ok(sentences.includes('## Option 0: keep the monolith\n\n'));
    assert.ok(sentences.includes('- Deploys stay simple – one pipeline, one rollback.\n'));
    assert.ok(sentences.includes('微服务不是免费的。 '));
  });
});
