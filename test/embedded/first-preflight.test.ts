import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../../src/config/config.ts';
import { firstPreflight } from '../../src/embedded/first-start/first-preflight.ts';
import { controlOf } from '../harness/simulator-control.ts';
import { startQuick } from '../unit/simulator/support.ts';

describe('the first start with a real gateway', () => {
  it('R-N01 tries it in short: once if it works, at every start until then, never the simulator', async () => {
    const simulator = await startQuick();
    const dataDir = mkdtempSync(join(tmpdir(), 'panel-first-'));
    try {
      const control = controlOf(simulator.url);
      const config = parseConfig({
        DATA_DIR: dataDir,
        MODEL_GATEWAY_URL: `${simulator.url}/v1`,
        SYNTHESIZERS: 'simulator/synthesizer-north,simulator/synthesizer-south',
      });
      await control.rules([{ fault: { kind: 'status', status: 401 } }]);
      assert.match(
        (await firstPreflight(config))!,
        /^With this gateway, runs will fail:\n {2}fail {2}calls to/,
      );
      await control.reset();
      assert.match((await firstPreflight(config))!, /^The gateway was tried .*it works\.\n {2}warn {2}model/);
      const calls = (await control.calls()).length;
      assert.equal(await firstPreflight(config), null);
      assert.equal((await control.calls()).length, calls);
      assert.equal(await firstPreflight(parseConfig({ DATA_DIR: dataDir })), null);
    } finally {
      await simulator.stop();
      rmSync(dataDir, { recursive: true });
    }
  });
});
