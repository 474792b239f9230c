import assert from 'node:assert/strict';
import fc from 'fast-check';
import { groundQuote } from '../../../../src/synthesis/extract/ground.ts';
import { foldForQuotes } from '../../../../src/synthesis/extract/quote-folding.ts';
import { characterCount } from '../../../../src/text/code-points.ts';

/** The part of the text that matches a quote. */
function found(text: string, quote: string): string | null {
  const span = groundQuote(text, quote);
  return (
    span &&
    Array.from(text)
      .slice(span.offset, span.offset + span.length)
      .join('')
  );
}

const fold = (text: string): string => foldForQuotes(Array.from(text)).text;

describe('grounding of quotes', () => {
  it('R-R04 finds an exact quote, counted in code points', () => {
    const text = 'Wow 👩‍🔬🎉! The monolith is simpler to run.';
    assert.deepEqual(groundQuote(text, 'The monolith is simpler'), { offset: 10, length: 23 });
    assert.equal(found(text, 'simpler to run'), 'simpler to run');
  });

  it('R-R04 tolerates what models normalise: spaces, case, typography, markdown, their own marks', () => {
    const cases: readonly [text: string, quote: string, stretch: string][] = [
      ['It is  a\n\tgood idea now.', 'It is a good idea', 'It is  a\n\tgood idea'],
      ['we should start small', 'We should start small.', 'we should start small'],
      ['It’s the team’s “best” choice', `It's the team's "best" choice`, 'It’s the team’s “best” choice'],
      ['fast – but not – cheap enough', 'fast - but not - cheap enough', 'fast – but not – cheap enough'],
      [
        'This is **very important** for us',
        'This is very important for us',
        'This is **very important** for us',
      ],
      [
        '## Risks\n- lock-in grows\n- costs grow',
        'Risks lock-in grows costs grow',
        'Risks\n- lock-in grows\n- costs grow',
      ],
      ['Réduire les coûts reste possible', 'Re\u0301duire les cou\u0302ts reste', 'Réduire les coûts reste'],
      ['I would wait and see first', '"…I would wait and see…"', 'I would wait and see'],
      [
        '这是**重要**的决定，我们应该现在就做。',
        '这是重要的决定，我们应该现在',
        '这是**重要**的决定，我们应该现在',
      ],
    ];
    for (const [text, quote, stretch] of cases) assert.equal(found(text, quote), stretch, quote);
  });

  it('R-R04 finds nothing for words that were changed, joined, left out or reordered', () => {
    const text = 'The monolith is simpler to run. Later it may be split into services.';
    for (const quote of [
      'The monolith is easier to run',
      'The monolith is simpler … split into services',
      'The monolith is simpler... may be split',
      'simpler is the monolith to run',
      'to run may be split',
      '',
      '   ',
      'lone \ud800 surrogate in it',
    ]) {
      assert.equal(groundQuote(text, quote), null, quote);
    }
  });

  it('R-R04 never cuts a word, a number or an accent: the rest could say the opposite', () => {
    assert.equal(groundQuote('It is unreliable in daily use.', 'reliable in daily use'), null);
    assert.equal(groundQuote("We can't recommend this plan", 'We can'), null);
    assert.equal(groundQuote("In short we can't recommend this", 'In short we can'), null);
    assert.equal(groundQuote('It is **un**reliable in daily use.', 'reliable in daily use'), null);
    assert.equal(groundQuote('a non-recommended way of working', 'recommended way of working'), null);
    assert.equal(groundQuote('It costs 1.5 million per year', '5 million per year'), null);
    assert.equal(groundQuote('go to the cafe\u0301 with them', 'go to the cafe'), null);
    assert.equal(found('first wait—then act with care', 'then act with care'), 'then act with care');
  });

  it('R-R04 takes the first match on word boundaries', () => {
    assert.deepEqual(groundQuote('unsafe at any speed, safe at any speed', 'safe at any speed'), {
      offset: 21,
      length: 17,
    });
  });

  it('R-R04 requires enough words to prove something, or the whole of a short answer', () => {
    const text = 'Yes. We should do it soon.';
    assert.equal(groundQuote(text, 'Yes'), null);
    assert.equal(groundQuote(text, 'do it'), null);
    assert.equal(found(text, 'We should do'), 'We should do');
    assert.equal(found('Probably not.', 'Probably not'), 'Probably not');
    assert.equal(groundQuote('Wait ............ no', '............'), null);
  });

  it('R-R04 finds any run of whole words, at a span with the same text', () => {
    const word = fc.constantFrom(
      'we',
      'should',
      'Wait',
      'costs',
      '12',
      'naïve',
      'cafe\u0301',
      '👩‍🔬',
      '**bold**',
      '“quoted”',
      'it’s',
      'x—y',
      '等等',
      'données',
      '🎉',
      '…',
      'co-op',
    );
    const gap = fc.constantFrom(' ', '  ', '\n', '\n- ', '. ', ', ');
    const text = fc.array(fc.tuple(word, gap), { minLength: 8, maxLength: 40 });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (parts, a, b) => {
        const from = a % (parts.length - 6);
        const to = from + 6 + (b % (parts.length - from - 5));
        const whole = parts.map(([each, space]) => each + space).join('');
        const quote = parts
          .slice(from, to)
          .map(([each, space]) => each + space)
          .join('')
          .trim();
        if (!/(?:\p{L}+[^\p{L}]+){3}/u.test(quote)) return;
        const stretch = found(whole, quote);
        assert.ok(stretch !== null, JSON.stringify([whole, quote]));
        const bare = (given: string) => fold(given).replaceAll(/^[\s"'.,;:]+|[\s"'.,;:]+$/g, '');
        assert.equal(bare(stretch), bare(quote));
      }),
    );
  });

  it('R-R04 a span always lies within the text, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 20 }),
        (text, quote) => {
          const span = groundQuote(text, quote) ?? groundQuote(text, text);
          if (!span) return;
          assert.ok(span.offset >= 0 && span.length > 0 && span.offset + span.length <= characterCount(text));
        },
      ),
    );
  });
});
