import assert from 'node:assert/strict';
import { startService, type TestService } from '../harness/service.ts';
import { handleOf, parts } from './support/histories.ts';

// The cost of a run for the cluster: each event is kept for weeks and read again at each replay.
// With the configuration in it, a `wide` run took 145 KB.
describe('the histories of a run', () => {
  let service: TestService;

  before(async () => {
    service = await startService({ realTime: true }); // The time-skipping server does not report the size of a history.
  });
  after(() => service.stop());

  // The worker's name is part of every event and may be longer than here.
  for (const [panel, mostKb] of [
    ['wide', 40],
    ['service', 330],
  ] as const) {
    it(`R-H01 stay under ${mostKb} KB in all for a ${panel} run`, async () => {
      const run = await service.research(panel);
      assert.equal(run.status, 'completed');
      const sizes = await Promise.all(
        parts.map(async (part) => (await handleOf(service, run.id, part).describe()).historySize ?? 0),
      );
      const kb = sizes.reduce((sum, size) => sum + size) / 1_000;
      assert.ok(kb > mostKb / 4 && kb < mostKb, `${kb} KB: ${sizes.join(' + ')} bytes`);
    });
  }
});
