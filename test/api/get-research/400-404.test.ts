import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { acceptRun } from '../../support/database/runs.ts';
import { apiForFile, assertRefused, get, makeWorkspace } from '../../support/http/api.ts';

describe('GET /v1/research/{run_id}, 400 and 404', () => {
  const file = apiForFile();

  it('R-G07 a run id that is not a uuid is 400 invalid_request', async () => {
    const { key } = await makeWorkspace(file.db, 'no-uuid');
    const id = randomUUID();
    const bad = [
      '1',
      'null',
      id.slice(1),
      `${id}0`,
      id.replaceAll('-', ''),
      `{${id}}`,
      id.replace(/.$/, 'g'),
      `${id}%0a`,
    ];
    for (const text of [
      ...bad,
      '%00',
      '%ff',
      `${id}%00`,
      "'%20or%20true--",
      encodeURIComponent('../account'),
    ]) {
      assertRefused(await get(file.api, `/v1/research/${text}`, key), 400, 'invalid_request');
    }
  });

  it("R-G07 R-E02 an unknown run and another workspace's are 404 run_not_found with an identical body", async () => {
    const own = await makeWorkspace(file.db, 'own');
    const other = await makeWorkspace(file.db, 'other');
    const run = await acceptRun(file.db, other.id);
    const foreign = await get(file.api, `/v1/research/${run.id}`, own.key);
    const unknown = await get(file.api, `/v1/research/${randomUUID()}`, own.key);
    for (const answer of [foreign, unknown]) assertRefused(answer, 404, 'run_not_found');
    assert.equal(foreign.text, unknown.text);
    assert.equal((await get(file.api, `/v1/research/${run.id}`, other.key)).status, 200);
  });
});
