import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { CheckedStance, Code, Reading } from '../../../../src/findings/findings.ts';
import { agreementOf, stanceCodesIn } from '../../../../src/findings/readings/reliability-of.ts';
import { krippendorffAlpha } from '../../../../src/findings/reliability.ts';

const codes: readonly Code[] = ['support', 'oppose', 'mixed', 'not_addressed'];
const read = (by: string, stage: Reading<Code>['stage'], found: Code): Reading<Code> => ({
  ...{ by, stage, found, span: null },
});
const stance = (modelId: string, claimId: number, ...readings: Reading<Code>[]): CheckedStance => ({
  ...{ modelId, claimId, readings },
});

describe('agreement of two synthesizers', () => {
  const asked = stance(
    'a',
    1,
    ...[read('x', 'extract', 'support'), read('y', 'label', 'oppose')],
    ...[read('x', 'adjudicate', 'oppose'), read('y', 'adjudicate', 'oppose')],
  );
  // Extraction does not list everything, so who did not find it has not read it at first.
  const answered = stance('b', 2, read('y', 'label', 'mixed'), read('x', 'adjudicate', 'mixed'));

  it('R-R15 R-R21 compares what each says in the end, and counts what was alike before anything was asked', () => {
    const codes = stanceCodesIn([asked, answered]);
    assert.deepEqual(codes, [
      { modelId: 'a', stances: [{ claimId: 1, first: ['support', 'oppose'], last: ['oppose', 'oppose'] }] },
      {
        modelId: 'b',
        stances: [{ claimId: 2, first: ['mixed'], last: ['mixed', 'mixed'] }],
      },
    ]);
    const { compared, alikeAtFirst, alpha } = agreementOf(codes);
    assert.deepEqual([compared, alikeAtFirst], [2, 0]);
    const last = codes.flatMap(({ stances }) => stances.map((each) => each.last));
    assert.equal(alpha, krippendorffAlpha(last));
  });

  it('R-R15 does not depend on the order in which readings are stored', () => {
    const turned = [asked, answered].map((each) => ({ ...each, readings: each.readings.toReversed() }));
    assert.deepEqual(stanceCodesIn(turned), stanceCodesIn([asked, answered]));
  });

  it('R-R15 does not compare a synthesizer with itself', () => {
    const own = stance('a', 1, read('x', 'extract', 'support'), read('x', 'label', 'support'));
    const { compared, alpha } = agreementOf(
      stanceCodesIn([own, stance('a', 2, read('x', 'label', 'mixed'))]),
    );
    assert.deepEqual([compared, alpha], [0, null]);
  });

  it('R-R21 is taken over what at least one of them found, where empty cells cannot hide that they differ', () => {
    // Each finds 10 stances, and they share 6.
    const checked = Array.from({ length: 14 }, (_, at) =>
      stance(
        `m${at % 4}`,
        at,
        read('x', 'extract', at < 10 ? 'support' : 'not_addressed'),
        read('y', 'label', at >= 4 ? 'support' : 'not_addressed'),
      ),
    );
    const { alpha } = agreementOf(stanceCodesIn(checked));
    assert.ok(alpha !== null && alpha < 0.1, `${alpha}`);
    const silence = Array.from({ length: 200 }, () => ['not_addressed', 'not_addressed'] as const);
    const pairs = stanceCodesIn(checked).flatMap(({ stances }) => stances.map(({ last }) => last));
    assert.ok(krippendorffAlpha([...pairs, ...silence])! > 0.5, 'over all cells they would seem to agree');
  });

  it('R-R15 falls as more is read differently, whatever the order of responses', () => {
    const code = fc.constantFrom(...codes.slice(0, 3));
    fc.assert(
      fc.property(
        fc.array(code, { minLength: 12, maxLength: 60 }),
        fc.integer({ min: 1, max: 5 }),
        (found, wrong) => {
          const flipped = (each: Code) => (each === 'support' ? 'oppose' : 'support');
          const alphaIf = (errors: number) => {
            const checked = found.map((each, at) =>
              stance(
                `m${at % 5}`,
                at,
                read('x', 'extract', each),
                read('y', 'label', at < errors ? flipped(each) : each),
              ),
            );
            const pairs = stanceCodesIn(checked);
            assert.deepEqual(agreementOf(pairs.toReversed()).interval, agreementOf(pairs).interval);
            return agreementOf(pairs).alpha;
          };
          const [none, some, more] = [0, wrong, wrong * 2].map(alphaIf);
          if (none === null) return;
          assert.equal(none, 1);
          assert.ok(some! < 1 && more! < some!, `${some} ${more}`);
        },
      ),
      { numRuns: 20 },
    );
  });
});
