import assert from 'node:assert/strict';
import { type SimulatedRun, simulatedRun } from '../../bench/speed/simulation.ts';

// The short form of `npm run bench -- speed --simulation`: the service's own workflow, in which
// only calls take time.

describe('the calls after the last answer of a panel', () => {
  let runs: readonly SimulatedRun[];
  before(async () => {
    runs = [await simulatedRun(10, 1), await simulatedRun(10, 2), await simulatedRun(10, 3)];
  });

  it('R-W16 follow each other in seven rounds at most, and most calls wait for no other one', () => {
    // What the last answer says, camps or groups, labels, what is asked again, sections, their
    // reading; one more where an output has to be asked for twice.
    for (const { rounds } of runs) assert.ok(rounds >= 5 && rounds <= 7, `${rounds} rounds`);
    const mean = runs.reduce((sum, { afterAnswers }) => sum + afterAnswers, 0) / runs.length;
    assert.ok(mean < 12.5, `${mean} median latencies`); // 11.5 today; another round takes one to two.
    assert.ok(runs.every(({ afterAnswers, whole }) => afterAnswers < whole));
  });

  it('takes the same time in each run of the same draw', async () => {
    const { rounds, afterAnswers, whole } = runs[1]!;
    const again = await simulatedRun(10, 2);
    assert.deepEqual([again.rounds, again.afterAnswers, again.whole], [rounds, afterAnswers, whole]);
  });
});
