import assert from 'node:assert/strict';
import { pageWordsIn } from '../../../../src/languages/page/pages.ts';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { countedWords } from '../../../../src/web/model/counted-words.ts';
import { indexReport } from '../../../../src/web/model/report-index.ts';
import { speakerOf } from '../../../../src/web/model/speaker.ts';
import { exampleFacts } from '../../report/example.ts';

const index = indexReport(assembleReport(exampleFacts()));
const linked = (text: string, claims: readonly number[] = []) =>
  countedWords(text, index, claims).flatMap(({ text: words, focus }) =>
    focus ? [[words, focus.kind, focus.id, focus.side]] : [],
  );

describe('counts in the prose of a report', () => {
  it('R-U05 lead to the side of the claim, or to the camp, that they count', () => {
    assert.deepEqual(linked('Boundaries come first. 9 of the 11 models that address this agree.', [1]), [
      ['9 of the 11', 'claim', 1, 'support'],
    ]);
    assert.deepEqual(
      linked('of the 9 models that address this, 3 agree, 4 disagree and 2 see both sides', [3]),
      [
        ['3', 'claim', 3, 'support'],
        ['4', 'claim', 3, 'oppose'],
        ['2', 'claim', 3, 'mixed'],
      ],
    );
    assert.deepEqual(
      linked('8 of the 12 models answer so; 25% of the 12 and 3 of the 12 answer otherwise.'),
      [
        ['8 of the 12', 'camp', 1, null],
        ['3 of the 12', 'camp', 2, null],
      ],
    );
  });

  it('R-U05 are found as words too, where what they are counted of follows closely', () => {
    const { numerals } = speakerOf(pageWordsIn('en'));
    const inWords = (text: string) =>
      countedWords(text, index, [3], numerals).flatMap((piece) =>
        piece.focus ? [[piece.text, piece.focus.kind, piece.focus.side]] : [],
      );
    assert.deepEqual(inWords('Two of the 9 models that address this see both sides.'), [
      ['Two of the 9', 'claim', 'mixed'],
    ]);
    assert.deepEqual(inWords('Two teams, of 9 models.'), []);
    assert.deepEqual(inWords('There are two answers for all 9 models.'), []);
  });

  it('R-U05 lead to the claim with all sides where two of its sides are as large', () => {
    const claim = index.claims.get(3);
    assert.ok(claim);
    const equal = new Map([[3, { ...claim, supporting_count: 4, mixed_or_uncertain_count: 1 }]]);
    const text = 'of the 9 models that address this, 4 agree, 4 disagree and 1 sees both sides';
    assert.deepEqual(
      countedWords(text, { ...index, claims: equal }, [3]).flatMap(({ focus }) => focus?.side ?? focus ?? []),
      [{ kind: 'claim', id: 3, side: null }, { kind: 'claim', id: 3, side: null }, 'mixed'],
    );
  });

  it('lead nowhere where they fit two entries or none', () => {
    assert.deepEqual(linked('7 of the 12 models like it. In 2026, 12 teams of 25 did.'), []);
    assert.deepEqual(linked('9 of the 11 models agree.'), []); // No claim is referred to or quoted.
  });

  it('are looked up once for numbers of one value, of which a text may hold two thousand', () => {
    let looks = 0;
    const camps = new Proxy(index.camps, {
      get: (map, key) => {
        if (key !== 'values') return Reflect.get(map, key);
        looks++;
        return () => map.values();
      },
    });
    const text = '12 '.repeat(1_300);
    assert.ok(countedWords(text, { ...index, camps }, [1]).length > 0);
    assert.ok(looks < 10, `${looks} looks at the camps`);
  });

  it('leave every word of the text where it was', () => {
    const { answer } = index.report;
    for (const text of [answer?.direct_answer, answer?.standing, answer?.rationale, '', '12', '1 of 1']) {
      assert.equal(
        countedWords(text ?? '', index, [])
          .map((piece) => piece.text)
          .join(''),
        text,
      );
    }
  });
});
