import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Code, Reading, Span } from '../../../../src/findings/findings.ts';
import { outcomeOf, readingStages, spansOf } from '../../../../src/findings/readings/readings.ts';
import { spansOverlap } from '../../../../src/findings/spans.ts';

const codes: readonly Code[] = ['support', 'oppose', 'mixed', 'not_addressed'];
const span = (offset: number): Span => ({ offset, length: 10 });
const read = (by: string, stage: Reading<Code>['stage'], found: Code, at?: number): Reading<Code> => ({
  ...{ by, stage, found },
  span: at === undefined ? null : span(at),
});

/** What each synthesizer may have done: nothing, or read at first, or also been asked. */
const histories: readonly (readonly [first: Code | null, again: Code | null])[] = [
  [null, null],
  ...codes.map((first) => [first, null] as const),
  ...codes.map((again) => [null, again] as const),
  ...codes.flatMap((first) => codes.map((again) => [first, again] as const)),
];
const firstStages = ['extract', 'label', 'camps'] as const;

describe('the outcome of readings', () => {
  it('R-R10 R-R21 is what two synthesizers find alike in the end, in every case of up to three', () => {
    let cases = 0;
    for (const [a, one] of histories.entries())
      for (const [b, two] of histories.entries())
        for (const [c, three] of histories.entries()) {
          const voters = [one, two, three];
          const readings = voters.flatMap(([first, again], who) => [
            ...(first ? [read(`m${who}`, firstStages[who]!, first)] : []),
            ...(again ? [read(`m${who}`, 'adjudicate', again)] : []),
          ]);
          if (readings.length === 0) continue;
          cases++;
          // The oracle: one ballot each, the answer if there is one.
          const ballots = voters.flatMap(([first, again]) => again ?? first ?? []);
          const most = codes.filter((code) => ballots.filter((ballot) => ballot === code).length >= 2);
          const open = { basis: 'unresolved', found: null };
          const voted = most.length === 1 ? { basis: 'agreed', found: most[0] } : open;
          const expected = ballots.length === 1 ? { basis: 'single', found: ballots[0] } : voted;
          assert.deepEqual(outcomeOf(readings), expected, `${a} ${b} ${c}`);
          assert.deepEqual(outcomeOf(readings.toReversed()), expected, 'in any order');
        }
    assert.equal(cases, 25 ** 3 - 1);
  });

  it('R-R21 is never that of one synthesizer against another, however often it repeats itself', () => {
    const stage = fc.constantFrom(...readingStages);
    const code = fc.constantFrom(...codes);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(stage, code), { minLength: 1, maxLength: 12 }),
        code,
        fc.nat(11),
        (loud, other, at) => {
          const own = loud.map(([given, found]) => read('loud', given, found));
          const readings = own.toSpliced(at, 0, read('quiet', 'label', other));
          const { basis, found } = outcomeOf(readings);
          assert.notEqual(basis, 'single');
          if (basis === 'agreed') assert.equal(found, other);
          else assert.equal(found, null);
          assert.equal(outcomeOf(own).basis, 'single', 'alone it is one reading');
        },
      ),
    );
  });

  it('R-R21 is open if two are against two, and what three of four find', () => {
    const four = (...found: readonly Code[]) =>
      outcomeOf(found.map((each, at) => read(`m${at}`, 'adjudicate', each)));
    assert.deepEqual(four('support', 'oppose', 'support', 'oppose'), { basis: 'unresolved', found: null });
    assert.deepEqual(four('support', 'oppose', 'support', 'support'), { basis: 'agreed', found: 'support' });
    assert.deepEqual(four('support', 'oppose', 'mixed', 'oppose'), { basis: 'agreed', found: 'oppose' });
  });

  it('R-R21 counts camps in the same way: none is an outcome as any other', () => {
    const camp = (by: string, found: number | null) => ({ by, stage: 'label' as const, found, span: null });
    assert.deepEqual(outcomeOf([camp('a', null), camp('b', null)]), { basis: 'agreed', found: null });
    assert.deepEqual(outcomeOf([camp('a', 1), camp('b', null)]), { basis: 'unresolved', found: null });
    assert.deepEqual(outcomeOf([camp('a', 1), camp('b', 2), camp('c', 2)]), { basis: 'agreed', found: 2 });
  });
});

describe('the places of an outcome', () => {
  it('R-R04 are one if the synthesizers name the same sentence, and two if they name different ones', () => {
    const at = (...offsets: readonly number[]) =>
      spansOf(
        offsets.map((offset, who) => read(`m${who}`, 'label', 'support', offset)),
        'support',
      );
    assert.deepEqual(at(30), [span(30)]);
    assert.deepEqual(at(30, 35), [span(30)], 'two that overlap are one place');
    assert.deepEqual(at(30, 40), [span(30), span(40)]);
    assert.deepEqual(at(30, 60, 65), [span(60)], 'two of three name it');
  });

  it('R-R04 are those of the last readings; earlier ones count only where the last name none', () => {
    const readings = [
      read('a', 'extract', 'support', 10),
      read('a', 'adjudicate', 'support', 50),
      read('b', 'label', 'oppose', 90),
      read('b', 'adjudicate', 'support', 50),
    ];
    assert.deepEqual(spansOf(readings, 'support'), [span(50)]);
    assert.deepEqual(spansOf(readings, 'oppose'), [span(90)]);
    const camp = [
      { by: 'a', stage: 'label' as const, found: 1, span: span(7) },
      { by: 'a', stage: 'adjudicate' as const, found: 1, span: null },
    ];
    assert.deepEqual(spansOf(camp, 1), [span(7)]);
    assert.deepEqual(spansOf(readings, 'mixed'), []);
  });

  it('R-R04 are at most two that do not overlap, each named by a reading that found this', () => {
    const reading = fc.record({
      by: fc.constantFrom('a', 'b', 'c'),
      stage: fc.constantFrom(...readingStages),
      found: fc.constantFrom(...codes),
      span: fc.option(fc.record({ offset: fc.nat(40), length: fc.integer({ min: 1, max: 20 }) })),
    });
    fc.assert(
      fc.property(fc.array(reading, { minLength: 1, maxLength: 8 }), (readings) => {
        for (const code of codes) {
          const [one, other, ...more] = spansOf(readings, code);
          assert.deepEqual(more, []);
          assert.ok(!one || !other || !spansOverlap(one, other));
          const named = readings.filter(({ found }) => found === code).map((each) => each.span);
          for (const place of [one, other]) assert.ok(!place || named.includes(place));
          assert.equal(
            one === undefined,
            named.every((place) => place === null),
          );
        }
      }),
    );
  });
});
