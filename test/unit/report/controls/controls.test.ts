import assert from 'node:assert/strict';
import { controls } from '../../../../src/report/controls/controls.ts';
import { conditionsSchema } from '../../../../src/report/schema/parts/control-counts.ts';

describe('the controls of a report', () => {
  it('R-R11 fill every place of the conditions, each once and in their order', () => {
    const members = controls.flatMap((control) => ('member' in control ? [control.member] : []));
    assert.deepEqual(members, Object.keys(conditionsSchema.shape));
  });
});
