import assert from 'node:assert/strict';
import { programs } from '../../../../bench/faults/plan/faults.ts';
import { drawKills } from '../../../../bench/faults/plan/kills.ts';

describe('ten minutes of kills', () => {
  const { faults, steps, lengthMs } = drawKills(1, 10);

  it('kill every process, one every 3 to 10 seconds, until the end', () => {
    assert.deepEqual(new Set(faults.map((fault) => 'program' in fault && fault.program)), new Set(programs));
    const gaps = faults.slice(1).map(({ atMs }, index) => atMs - faults[index]!.atMs);
    assert.ok(gaps.every((gap) => gap >= 3_000 && gap <= 10_000));
    assert.ok(faults.at(-1)!.atMs > lengthMs! - 10_000);
  });

  it('ask all the time', () => assert.equal(steps.length, 40));
});
