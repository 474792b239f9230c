import assert from 'node:assert/strict';
import { create, get, makeWorkspace, startApi, type TestApi } from '../support/api.ts';
import { assertInvariants } from '../support/invariants.ts';
import { freshDatabase, type TestDatabase } from '../support/postgres.ts';

describe('POST /v1/research', () => {
  let database: TestDatabase;
  let api: TestApi;
  before(async () => {
    database = await freshDatabase();
    api = await startApi(database.pool);
  });
  after(async () => {
    await assertInvariants(database.pool);
    await api.stop();
    await database.drop();
  });

  it('R-C01 accepts', async () => {
    const { key } = await makeWorkspace(database.pool, 'a');
    const answer = await create(api, key);
    assert.equal(answer.status, 202, JSON.stringify(answer.body));
    console.log(answer.body, Object.fromEntries(answer.headers));
    const read = await get(api, `/v1/research/${answer.body.id}`, key);
    assert.equal(read.status, 200);
    console.log((await get(api, '/v1/nothing', key)), await get(api, '/v1/research', key), await create(api, key, {body:{prompt:' ',panel:'x',z:1}}), await get(api, `/v1/research/${answer.body.id}/result`, key), await get(api,'/v1/account','bad'));
  });
});
