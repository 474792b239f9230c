import assert from 'node:assert/strict';
import { grant } from '../../../src/db/ledger.ts';
import type { Queryable } from '../../../src/db/pool.ts';
import { setSubscriptionStatus } from '../../../src/db/workspaces.ts';
import { ageKey, booksOf } from '../../support/database/runs.ts';
import { untilWaiting, whileUncommitted } from '../../support/database/uncommitted.ts';
import { type Answer, apiForFile, assertRefused, create, makeWorkspace } from '../../support/http/api.ts';

describe('POST /v1/research, 402', () => {
  const file = apiForFile();
  const idempotencyKey = 'paid-later';

  it('R-C12 R-E02 a workspace that is not entitled gets subscription_required', async () => {
    const { id, key } = await makeWorkspace(file.db, 'not-entitled');
    for (const status of ['suspended', 'none'] as const) {
      await setSubscriptionStatus(file.db, id, status);
      const answer = await create(file.api, key);
      assertRefused(answer, 402, 'subscription_required');
      assert.equal(answer.body.error.details, undefined);
    }
  });

  it('R-C12 R-E02 too few credits are reported with the required and the available number, for each panel', async () => {
    for (const [panel, required] of [
      ['wide', 15],
      ['consensus', 45],
      ['service', 100],
    ] as const) {
      const { key } = await makeWorkspace(file.db, `short-of-${panel}`, required - 1);
      const answer = await create(file.api, key, { body: { prompt: 'Why?', panel } });
      assertRefused(answer, 402, 'insufficient_credits');
      assert.deepEqual(answer.body.error.details, { required, available: required - 1 });
    }
  });

  it('R-C12 R-K02 a balance of exactly the price is enough, and leaves 0', async () => {
    const { id, key } = await makeWorkspace(file.db, 'exact', 45);
    assert.equal((await create(file.api, key, { body: { prompt: 'Why?', panel: 'consensus' } })).status, 202);
    assert.equal((await booksOf(file.db, id)).balance, 0);
    const answer = await create(file.api, key);
    assertRefused(answer, 402, 'insufficient_credits');
    assert.deepEqual(answer.body.error.details, { required: 15, available: 0 });
  });

  it('R-C14 a refusal for credits reserves nothing and leaves its key free for later', async () => {
    const { id, key } = await makeWorkspace(file.db, 'granted-later', 14);
    const before = await booksOf(file.db, id);
    assertRefused(await create(file.api, key, { idempotencyKey }), 402, 'insufficient_credits');
    assert.deepEqual(await booksOf(file.db, id), before);
    await grant(file.db, id, 1, null, 'one more');
    assert.equal((await create(file.api, key, { idempotencyKey })).status, 202);
  });

  it('R-C14 a refusal for the subscription leaves its key free too, for any question', async () => {
    const { id, key } = await makeWorkspace(file.db, 'renewed', 100);
    await setSubscriptionStatus(file.db, id, 'suspended');
    const before = await booksOf(file.db, id);
    assertRefused(await create(file.api, key, { idempotencyKey }), 402, 'subscription_required');
    assert.deepEqual(await booksOf(file.db, id), before);
    await setSubscriptionStatus(file.db, id, 'active');
    const body = { prompt: 'Something else?', panel: 'wide' };
    assert.equal((await create(file.api, key, { idempotencyKey, body })).status, 202);
  });

  it('R-C12 a create that is waiting while its workspace is suspended is refused', async () => {
    const { id, key } = await makeWorkspace(file.db, 'suspended-meanwhile');
    const answer = await createDuring(key, (tx) => setSubscriptionStatus(tx, id, 'suspended'));
    assertRefused(answer, 402, 'subscription_required');
  });

  it('R-C12 R-K02 a create that is waiting while credits are granted is accepted, and both count', async () => {
    const { id, key } = await makeWorkspace(file.db, 'granted-meanwhile', 14);
    assert.equal((await createDuring(key, (tx) => grant(tx, id, 100, null, 'in time'))).status, 202);
    assert.equal((await booksOf(file.db, id)).balance, 99);
  });

  it('R-C08 R-C16 a key after its 24 hours counts as unused: no replay of an old run, and no conflict', async () => {
    const idempotencyKey = 'of-yesterday';
    const other = { prompt: 'Something else?', panel: 'wide' };
    const poor = await makeWorkspace(file.db, 'poor-today', 15);
    const suspended = await makeWorkspace(file.db, 'suspended-today', 100);
    for (const { id, key } of [poor, suspended]) {
      assert.equal((await create(file.api, key, { idempotencyKey })).status, 202);
      await ageKey(file.db, id, idempotencyKey, '25 hours');
    }
    await setSubscriptionStatus(file.db, suspended.id, 'suspended');
    for (const body of [undefined, other]) {
      const options = { idempotencyKey, ...(body && { body }) };
      assertRefused(await create(file.api, poor.key, options), 402, 'insufficient_credits');
      assertRefused(await create(file.api, suspended.key, options), 402, 'subscription_required');
    }
  });

  it('R-K02 R-C12 creates racing for the last credits never overdraw: two are accepted, the others refused', async () => {
    const { id, key } = await makeWorkspace(file.db, 'last-credits', 44);
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(file.api, key)));
    const accepted = answers.filter(({ status }) => status === 202);
    assert.equal(accepted.length, 2);
    for (const answer of answers.filter(({ status }) => status !== 202)) {
      assertRefused(answer, 402, 'insufficient_credits');
      assert.deepEqual(answer.body.error.details, { required: 15, available: 14 });
    }
    const { balance, reserved, runs } = await booksOf(file.db, id);
    assert.deepEqual({ balance, reserved, runs }, { balance: 14, reserved: -30, runs: 2 });
  });

  /**
   * Creates while a transaction has changed the workspace; commits it once the create is waiting
   * for it.
   */
  async function createDuring(key: string, change: (tx: Queryable) => Promise<unknown>): Promise<Answer> {
    const { waiting } = await whileUncommitted(file.db, change, async () => {
      const answer = create(file.api, key);
      await untilWaiting(file.db, 1);
      return { waiting: answer };
    });
    return await waiting;
  }
});
