import assert from 'node:assert/strict';
import { makeHedges } from '../../src/gateway/limits/hedges.ts';
import { serviceForFile } from '../harness/service.ts';
import { auditOf } from '../support/audit.ts';
import { callsOf, reportOf, twentyCatalogue } from './support/record.ts';

describe('a synthesizer that hangs once', () => {
  const service = serviceForFile({ catalogue: twentyCatalogue, hedges: makeHedges() });

  it('R-W17 costs a second call and no timeout, and the methodology says so', async () => {
    await service.simulator.rules([{ stage: 'label', fault: { kind: 'hang' }, times: 1 }]);
    const { id } = await service.research('consensus');
    const calls = [...(await callsOf(service, 'label')).values()].reduce((sum, own) => sum + own, 0);
    assert.equal(calls, 20 + 1, 'one in twenty at most');
    const { methodology } = (await reportOf(service, id)) ?? assert.fail();
    assert.match(
      JSON.stringify(methodology),
      /\d calls? took twice as long as usual and (?:was|were) made a second time; the first answer counted\./,
    );
    const { code, text } = await auditOf(service.database.pool, id);
    assert.equal(code, 0, text);
  });
});
