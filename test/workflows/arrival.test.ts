import assert from 'node:assert/strict';
import { serviceForFile } from '../harness/service.ts';
import { saveText } from '../support/database/runs.ts';
import { plantedTexts, reportOf, twenty, twentyCatalogue } from './support/record.ts';

// Twenty answers with one secret, of which now the one half and now the other one is there before
// the rest is asked. Steps begin with what is there, so the order in which answers come must not
// decide what is made of them.

const secret = '07'.repeat(32);

describe('a panel whose answers arrive in another order', () => {
  const service = serviceForFile({ catalogue: twentyCatalogue });

  /** A run with the same question and secret in which these answers come first. */
  async function reportWhere(isFirst: (at: number) => boolean) {
    const { pool } = service.database;
    const { id, ...run } = await service.accept('consensus');
    await pool.query("update runs set alias_seed = decode($2, 'hex') where id = $1", [id, secret]);
    await service.activities.beginRun({ runId: id });
    for (const [at, [modelId, text]] of [...plantedTexts(twenty)].entries())
      if (isFirst(at)) assert.ok(await saveText(pool, id, modelId, text));
    await (await service.start({ id, ...run })).result();
    return (await reportOf(service, id)) ?? assert.fail();
  }

  it('R-W16 R-R07 has the same report', async () => {
    const [one, other] = [await reportWhere((at) => at % 2 === 0), await reportWhere((at) => at % 2 === 1)];
    for (const part of ['answer', 'evidence', 'analysis', 'errors'] as const)
      assert.deepEqual(other[part], one[part], part);
    assert.ok(one.evidence!.claims.length > 10 && one.answer !== null);
  });
});
