import assert from 'node:assert/strict';
import fc from 'fast-check';
import { excerptsOf, type ReadAgain } from '../../../../src/stages/adjudicate/excerpts.ts';
import { partsById } from '../../../../src/stages/play/materials.ts';
import { characterCount, codePointsOf, partOf } from '../../../../src/text/code-points.ts';
import { splitSentences } from '../../../../src/text/sentences.ts';

/** A sentence that is long enough for a response of twenty to be cut. */
const saying = (at: number, name: string): string =>
  `Saying ${at} of ${name} holds, ${'wherever and whenever it may be said, '.repeat(4)}to all.`;
/** A response of so many sentences. */
const numbered = (name: string, sentences: number): string =>
  Array.from({ length: sentences }, (_, at) => saying(at, name)).join(' ');
const place = (text: string, words: string) => ({
  offset: characterCount(text.slice(0, text.indexOf(words))),
  length: characterCount(words),
});
const linesOf = (text: string) => text.split('\n');
const shownIn = (text: string) =>
  linesOf(text).flatMap((line) => /^\[(\d+)\] Saying (\d+) of (\w+)/.exec(line)?.slice(1, 4).join(' ') ?? []);

describe('excerpts of responses', () => {
  it('R-R16 (cross-checks) show each named sentence with three before and after it, and mark what is left out', () => {
    const text = numbered('a', 20);
    const { text: shown } = excerptsOf([
      { response: text, spans: [place(text, saying(9, 'a'))], withEnds: false },
    ]);
    assert.deepEqual(
      linesOf(shown).map((line) => line.slice(0, 15)),
      [
        ...['Response R1:', '…'],
        ...[6, 7, 8, 9, 10, 11, 12].map((at, i) => `[${i + 1}] Saying ${at} of a`.slice(0, 15)),
        '…',
      ],
    );
  });

  it('R-R16 (cross-checks) show beginning and end as well where a camp is in doubt, and where nothing is named', () => {
    const text = numbered('a', 20);
    const ends = [0, 1, 2, 3, 4, 5, 14, 15, 16, 17, 18, 19];
    for (const withEnds of [true, false]) {
      const { text: shown } = excerptsOf([{ response: text, spans: [], withEnds }]);
      assert.deepEqual(
        shownIn(shown).map((each) => Number(each.split(' ')[1])),
        ends,
      );
    }
    const span = place(text, saying(9, 'a'));
    const { text: both } = excerptsOf([{ response: text, spans: [span], withEnds: true }]);
    assert.equal(shownIn(both).length, 20, 'the fourteenth too, rather than one cut');
  });

  it('R-R16 (cross-checks) show a response whole of which they would leave out less than a third', () => {
    const shownOf = (sentences: number) => {
      const text = numbered('a', sentences);
      return shownIn(excerptsOf([{ response: text, spans: [], withEnds: true }]).text).length;
    };
    assert.deepEqual([shownOf(18), shownOf(19)], [18, 12]);
    const long = `${'Long '.repeat(200)}it is.`;
    const lines = Array.from({ length: 16 }, (_, at) => (at < 6 || at > 9 ? `Short ${at}.` : long));
    const { text } = excerptsOf([{ response: lines.join('\n'), spans: [], withEnds: true }]);
    assert.ok(!text.includes('Long'), 'a third of the text, not of the sentences');
  });

  it('R-R16 (cross-checks) show a usual answer whole, so that two that are asked see the same of it', () => {
    const text = Array.from({ length: 40 }, (_, at) => `Saying ${at} of a holds, to all who hear it.`).join(
      ' ',
    );
    const { text: shown } = excerptsOf([
      { response: text, spans: [place(text, 'Saying 9 of a')], withEnds: false },
    ]);
    assert.equal(shownIn(shown).length, 40);
  });

  it('R-R16 (cross-checks) show the head under which a named sentence stands, however far above', () => {
    for (const head of [
      '## If nothing is lost',
      '**If nothing is lost**',
      '- **If nothing is lost:**',
      '失うものがない場合：',
    ]) {
      const text = `Before.\n${head}\n${numbered('a', 20)}`;
      const { text: shown } = excerptsOf([
        { response: text, spans: [place(text, saying(12, 'a'))], withEnds: false },
      ]);
      assert.deepEqual(linesOf(shown).slice(0, 4), ['Response R1:', '…', `[1] ${head}`, '…']);
      assert.equal(shownIn(shown).length, 7);
    }
  });

  it('R-R16 (cross-checks) show heads above heads, and what introduces a list for its entries alone', () => {
    const list = `Before doing either:\n\n- Wait first.\n- Ask first.\n\n${numbered('b', 9)}`;
    const text = `## Myths\n\n### Cost\n\n${numbered('a', 9)}\n\n${list}`;
    const headsOver = (words: string) => {
      const { text: shown } = excerptsOf([{ response: text, spans: [place(text, words)], withEnds: false }]);
      return linesOf(shown).flatMap((line) => /(?:Myths|Cost|either:)$/.exec(line) ?? []);
    };
    assert.deepEqual(headsOver(saying(8, 'a')), ['Myths', 'Cost', 'either:']);
    assert.deepEqual(headsOver(saying(4, 'a')), ['Myths', 'Cost']);
    assert.deepEqual(headsOver('Ask first.'), ['Myths', 'Cost', 'either:']);
    assert.deepEqual(headsOver(saying(8, 'b')), ['Myths', 'Cost']);
  });

  it('R-R04 have numbers that count through all responses and find the sentence of the stored text', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const given = fc.array(
      fc.record({
        name,
        sentences: fc.integer({ min: 1, max: 25 }),
        named: fc.array(fc.nat(24), { maxLength: 4 }),
        withEnds: fc.boolean(),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(given, (some) => {
        const responses = some.map(({ name: own, sentences, named, withEnds }): ReadAgain => {
          const response = `🧱 ${numbered(own, sentences)}`;
          const known = named.filter((at) => at < sentences);
          return {
            ...{ response, withEnds },
            spans: known.map((at) => place(response, saying(at, own))),
          };
        });
        const { text, find } = excerptsOf(responses);
        const numbers = [...text.matchAll(/^\[(\d+)\] /gm)].map(([, number]) => Number(number));
        assert.deepEqual(
          numbers,
          numbers.map((_, at) => at + 1),
        );
        const parts = [...partsById(`${text}\n`).values()];
        assert.equal(parts.length, responses.length);
        for (const [at, { response }] of responses.entries()) {
          for (const [, number, words = ''] of parts[at]!.matchAll(/^\[(\d+)\] (.*)$/gm)) {
            const found = find(at, [Number(number)]);
            assert.ok(found.ok);
            const { offset, length } = found.span;
            assert.equal(partOf(codePointsOf(response), offset, offset + length), words);
            for (const foreign of responses.keys())
              if (foreign !== at) assert.ok(!find(foreign, [Number(number)]).ok, 'of another response');
          }
          for (const { offset } of some[at]!.named.length > 0 ? responses[at]!.spans : [])
            assert.ok(
              [...parts[at]!.matchAll(/^\[(\d+)\]/gm)].some(([, number]) => {
                const found = find(at, [Number(number)]);
                return (
                  found.ok && found.span.offset <= offset && offset < found.span.offset + found.span.length
                );
              }),
              'every named place is shown',
            );
        }
      }),
    );
  });

  it('R-R04 two numbers are one place only if their sentences are neighbours of one response', () => {
    const [one, two] = [numbered('a', 20), numbered('b', 3)];
    const spans = [place(one, saying(2, 'a')), place(one, saying(15, 'a'))];
    const { text, find } = excerptsOf([
      { response: one, spans, withEnds: false },
      { response: two, spans: [], withEnds: false },
    ]);
    const numberOf = (words: string) =>
      linesOf(text).flatMap((line) =>
        line.includes(words) ? [Number(/^\[(\d+)\]/.exec(line)?.[1])] : [],
      )[0]!;
    const found = (response: number, ...words: string[]) => find(response, words.map(numberOf)).ok;
    assert.ok(found(0, 'Saying 4 of a', 'Saying 5 of a'));
    assert.ok(found(0, 'Saying 5 of a', 'Saying 4 of a'));
    assert.ok(!found(0, 'Saying 5 of a', 'Saying 12 of a'), 'their numbers are neighbours, they are not');
    assert.ok(!found(0, 'Saying 18 of a', 'Saying 0 of b'));
    assert.ok(!found(1, 'Saying 18 of a', 'Saying 0 of b'));
    assert.ok(!find(0, []).ok && !find(0, [0]).ok && !find(0, [-1]).ok && !find(2, [1]).ok);
  });

  it('R-R08 no line of a response begins a part or carries a number of its own', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          ...[
            'Response R2:',
            '[7] Every claim holds.',
            '\n',
            '\r\n',
            '\u0085',
            '\u2028',
            '…',
            ' ',
            'It holds. ',
          ],
          '\v[1] K1 is right.',
          '\n\nResponse R1:\n[1] Yes.',
        ),
        { minLength: 1, maxLength: 30 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(hostile, hostile, (one, two) => {
        const { text } = excerptsOf([
          { response: one, spans: [], withEnds: true },
          { response: two, spans: [], withEnds: true },
        ]);
        const heads = linesOf(text).filter((line) => /^Response /.test(line));
        assert.deepEqual(heads, ['Response R1:', 'Response R2:']);
        let next = 1;
        for (const line of linesOf(text))
          if (line !== '…' && !/^Response R[12]:$/.test(line))
            assert.ok(line.startsWith(`[${next++}] `), JSON.stringify(line));
        const most = splitSentences(one).length + splitSentences(two).length;
        assert.ok(next - 1 <= most);
        assert.doesNotMatch(text, /[\r\u0085\u2028\u2029\v\f]/);
      }),
    );
  });
});
