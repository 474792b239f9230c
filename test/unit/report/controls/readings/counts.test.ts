import assert from 'node:assert/strict';
import { detailsRead } from '../../../../../src/report/controls/readings/counts.ts';
import { detailsOf, quantity } from '../../../../support/report/cross-checks.ts';

const none = { quantities: [], cases: [] };
describe('the counts of readings', () => {
  it('R-R10 counts what was compared with nothing as read by one synthesizer', () => {
    const one = { note: quantity!, quantityId: 1, values: quantity!.values } as never;
    const all = quantity!.values.length;
    assert.deepEqual(detailsRead([], { quantities: [one], cases: [] }), {
      agreed: 0,
      single: all,
      unresolved: 0,
    });
    assert.deepEqual(
      detailsRead(
        detailsOf(() => true),
        none,
      ),
      { agreed: all, single: 0, unresolved: 0 },
    );
  });
});
