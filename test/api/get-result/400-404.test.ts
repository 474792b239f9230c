import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { deliveredRun } from '../../support/database/runs.ts';
import { apiForFile, assertRefused, get, makeWorkspace } from '../../support/http/api.ts';

describe('GET /v1/research/{run_id}/result, 400 and 404', () => {
  const file = apiForFile();

  it('R-G09 R-E08 a detail other than full or compact is 400 invalid_request, as are an empty and a repeated one', async () => {
    const { id, key } = await makeWorkspace(file.db, 'detail');
    const run = await deliveredRun(file.db, id);
    const queries = [
      'detail=',
      'detail',
      'detail=Full',
      'detail=%20full',
      'detail=all',
      'detail=full&detail=full',
    ];
    for (const query of [...queries, 'detail=full&detail=compact', 'detail=full%00']) {
      assertRefused(
        await get(file.api, `/v1/research/${run.id}/result?${query}`, key),
        400,
        'invalid_request',
      );
    }
  });

  it("R-G07 an unknown run and another workspace's are 404 run_not_found with an identical body", async () => {
    const own = await makeWorkspace(file.db, 'own');
    const other = await makeWorkspace(file.db, 'other');
    const run = await deliveredRun(file.db, other.id);
    const foreign = await get(file.api, `/v1/research/${run.id}/result`, own.key);
    const unknown = await get(file.api, `/v1/research/${randomUUID()}/result`, own.key);
    for (const answer of [foreign, unknown]) assertRefused(answer, 404, 'run_not_found');
    assert.equal(foreign.text, unknown.text);
  });
});
