import assert from 'node:assert/strict';
import { createKey } from '../../../src/app/create-key.ts';
import { createWorkspace } from '../../../src/app/create-workspace.ts';
import { grant } from '../../../src/db/ledger.ts';
import { setSubscriptionStatus } from '../../../src/db/workspaces.ts';
import { deliveredRun, failedRun, heldRun } from '../../support/database/runs.ts';
import { apiForFile, create, get, makeWorkspace } from '../../support/http/api.ts';

describe('GET /v1/account, 200', () => {
  const file = apiForFile();

  it('R-A01 returns exactly the account object', async () => {
    const workspace = { name: 'fields', plan: 'team', monthlyCreditGrant: 500, firstCredits: 40 };
    const id = await createWorkspace(file.db, workspace);
    const { key } = await createKey(file.db, id!, 'test', null);
    const { status, body } = await get(file.api, '/v1/account', key);
    assert.equal(status, 200);
    assert.deepEqual(body, {
      plan: 'team',
      subscription_status: 'active',
      available_credits: 40,
      entitled: true,
      monthly_credit_grant: 500,
    });
  });

  it('R-A01 works without a subscription, and says that the workspace is not entitled', async () => {
    const { id, key } = await makeWorkspace(file.db, 'no-subscription');
    for (const status of ['suspended', 'none'] as const) {
      await setSubscriptionStatus(file.db, id, status);
      const answer = await get(file.api, '/v1/account', key);
      const { subscription_status, entitled, available_credits } = answer.body;
      assert.deepEqual(
        [answer.status, subscription_status, entitled, available_credits],
        [200, status, false, 1_000],
      );
    }
  });

  it('R-A01 R-K01 available_credits is grants plus refunds minus reserves, whichever way runs end', async () => {
    const { id, key } = await makeWorkspace(file.db, 'sums', 100);
    const credits = async () => (await get(file.api, '/v1/account', key)).body.available_credits;
    await create(file.api, key);
    assert.equal(await credits(), 85);
    await failedRun(file.db, id);
    assert.equal(await credits(), 85);
    await deliveredRun(file.db, id);
    assert.equal(await credits(), 70);
    await heldRun(file.db, id);
    assert.equal(await credits(), 55);
    await grant(file.db, id, 20, '2026-11', null);
    assert.equal(await credits(), 75);
  });

  it('R-A04 shows only the workspace of the key', async () => {
    const one = await makeWorkspace(file.db, 'one', 11);
    const two = await makeWorkspace(file.db, 'two', 22);
    for (const [{ key }, credits] of [
      [one, 11],
      [two, 22],
    ] as const) {
      assert.equal((await get(file.api, '/v1/account', key)).body.available_credits, credits);
    }
  });
});
