import assert from 'node:assert/strict';
import fc from 'fast-check';
import { startsSentence } from '../../../../src/report/prose/sentence-start.ts';

describe('startsSentence', () => {
  it('agrees, at every position of a text, with an expression over everything before it', () => {
    const sign = fc.constantFrom(
      'a',
      '.',
      '…',
      ':',
      ' ',
      '\n',
      '"',
      '“',
      '”',
      '(',
      ')',
      '。',
      '「',
      '」',
      '«',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 10 }), (signs) => {
        const text = signs.join('');
        for (let at = 0; at <= text.length; at++) {
          const expected = /(^|[.!?…][”"')»」』）]?\s+|\n\s*|[。！？])[“"'(„«「『（]?$/.test(
            text.slice(0, at),
          );
          assert.equal(startsSentence(text, at, '.!?…'), expected, JSON.stringify(text.slice(0, at)));
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
