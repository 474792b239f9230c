import assert from 'node:assert/strict';
import { type Hedges, makeHedges } from '../../src/gateway/limits/hedges.ts';
import { serviceForFile } from '../harness/service.ts';
import { auditOf } from '../support/audit.ts';
import { callsOf, reportOf, twentyCatalogue } from './support/record.ts';

describe('a synthesizer that hangs once', () => {
  const service = serviceForFile({
    catalogue: twentyCatalogue,
    hedges: slowIfTheLast(20),
    budget: { modelTimeoutMs: 60_000 },
  });

  it('R-W17 costs a second call and no timeout, and the methodology says so', async () => {
    await service.simulator.rules([{ stage: 'label', fault: { kind: 'hang' }, times: 1 }]);
    const { id } = await service.research('consensus');
    const calls = [...(await callsOf(service, 'label')).values()].reduce((sum, own) => sum + own, 0);
    assert.equal(calls, 20 + 1);
    const { methodology } = (await reportOf(service, id)) ?? assert.fail();
    assert.match(
      JSON.stringify(methodology),
      /\b1 call took twice as long as usual and was made a second time; the first answer counted\./,
    );
    const { code, text } = await auditOf(service.database.pool, id);
    assert.equal(code, 0, text);
  });
});

/**
 * Twenty calls allow one hedge. On a busy machine another slow call could take it: only the last
 * one that labels, which hangs, may be slow.
 */
function slowIfTheLast(count: number): Hedges {
  const hedges = makeHedges();
  let answered = 0;
  return {
    ...hedges,
    isSlow: (stage, ms) => stage === 'label' && answered === count - 1 && hedges.isSlow(stage, ms),
    end(stage, ms) {
      if (stage === 'label') answered++;
      hedges.end(stage, ms);
    },
  };
}
