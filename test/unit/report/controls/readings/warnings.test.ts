import assert from 'node:assert/strict';
import type { CrossCheck } from '../../../../../src/findings/findings.ts';
import { readingsWarnings } from '../../../../../src/report/controls/readings/warnings.ts';
import {
  alike,
  countsOf,
  detailCounts,
  type Pair,
  readingsOf,
  span,
  times,
  told,
} from '../../../../support/report/cross-checks.ts';

const warningsOf = (crossCheck: CrossCheck) =>
  Object.entries(readingsWarnings).flatMap(([code, messages]) =>
    messages(countsOf(crossCheck)).map((message) => ({ code, message })),
  );
const codesOf = (crossCheck: CrossCheck) => warningsOf(crossCheck).map(({ code }) => code);
const camps = (agreed: number, unresolved: number): CrossCheck['camps'] =>
  [...times(agreed, 1), ...times(unresolved, 2)].map((found, m) => ({
    modelId: `lab/m${m}`,
    readings: [
      { by: 'x', stage: 'label', found: 1, span },
      { by: 'y', stage: 'camps', found, span: null },
    ],
  }));

const detailCodes = (...counts: Parameters<typeof detailCounts>) =>
  Object.entries(readingsWarnings)
    .filter(([code, messages]) => code.startsWith('details') && messages(detailCounts(...counts)).length > 0)
    .map(([code]) => code);

describe('warnings of the reliability of labels', () => {
  it('R-R15 R-R21 is said to be not measured below ten stances that two synthesizers have read', () => {
    const none = readingsOf(times(12, ['support', null]));
    assert.ok(codesOf(none).includes('reliability_not_measured'));
    assert.match(
      told(none),
      /was not measured: no stance was read by two of them, so nothing checks the labels\./,
    );
    const nine = readingsOf(...times(4, alike), [['support', 'support']]);
    assert.deepEqual(codesOf(nine), ['reliability_not_measured']);
    assert.match(told(nine), /was not measured: 9 stances were read by two of them\./);
    assert.deepEqual(codesOf(readingsOf(...times(5, alike))), []);
    const same = readingsOf(...times(5, times(2, ['support', 'support'] as const)));
    assert.match(told(same), /α says nothing here: 10 stances .* nearly all are of one kind\./);
    assert.deepEqual(codesOf(same), [], 'a panel without dissent is no fault of a report');
  });

  it('R-R15 (the bound) is warned of where less than 95 % of the stances may be right', () => {
    const withErrors = (wrong: number) =>
      readingsOf(
        ...times(10, [...times(5, alike[0]!), ...times(5, alike[1]!)]).map((pairs, m) =>
          pairs.map((pair, at): Pair => (m * 10 + at < wrong ? ['support', 'oppose'] : pair)),
        ),
      );
    for (let wrong = 0; wrong < 40; wrong += 3) {
      const crossCheck = withErrors(wrong);
      const { low } = countsOf(crossCheck).precision_interval_95;
      assert.equal(codesOf(crossCheck).includes('readings_disagree'), low! < 0.95, `${wrong} ${low}`);
      assert.equal(/more than 1 in 20 of the stances may be wrong/.test(told(crossCheck)), low! < 0.95);
    }
    assert.ok(codesOf(withErrors(39)).includes('readings_disagree'));
    assert.deepEqual(codesOf(withErrors(1)), []);
  });

  it('R-R15 is warned of where more than a tenth of the stances was read by one synthesizer only', () => {
    const single: Pair = ['support', null];
    const tenth = readingsOf([...times(9, alike[0]!), single], [...times(9, alike[1]!), single]);
    assert.deepEqual(codesOf(tenth), []);
    assert.match(told(tenth), /2 stances were read by one synthesizer only, so nothing checks them\./);
    const more = readingsOf([...times(8, alike[0]!), single], [...times(9, alike[1]!), single]);
    assert.deepEqual(codesOf(more), ['stances_not_checked']);
    const [{ message } = { message: '' }] = warningsOf(more);
    assert.equal(message, '2 of 19 stances were read by one synthesizer only: nothing checks them.');
  });

  it('R-R16 (cross-checks) is warned of where the synthesizers differ on more than a third of the camps', () => {
    const stances = readingsOf(...times(5, alike));
    assert.deepEqual(codesOf({ ...stances, camps: camps(6, 3) }), []);
    assert.deepEqual(codesOf({ ...stances, camps: camps(5, 3) }), ['camps_unresolved']);
    assert.match(
      told({ ...stances, camps: camps(5, 3) }),
      /On 3 camps they differ to the end; these are attributed to nobody\./,
    );
  });

  it('R-R10 is a warning where a tenth was read by one synthesizer only, or more than half are left out', () => {
    assert.deepEqual(detailCodes(9, 1, 0), []);
    assert.deepEqual(detailCodes(8, 1, 0), ['details_not_checked']);
    assert.deepEqual(detailCodes(4, 0, 4), []);
    assert.deepEqual(detailCodes(4, 0, 5), ['details_unresolved']);
    assert.deepEqual(detailCodes(1, 0, 3), [], 'so few may differ by chance');
    assert.deepEqual(detailCodes(0, 0, 0), []);
  });
});
