import { setSubscriptionStatus } from '../../../src/db/workspaces.ts';
import { acceptRun } from '../../support/database/runs.ts';
import {
  type Answer,
  apiForFile,
  assertRefused,
  create,
  makeWorkspace,
  type TestWorkspace,
} from '../../support/http/api.ts';

// Each request fails two adjacent checks: the earlier one must answer, so that clients always learn
// first what to fix first.

describe('POST /v1/research, R-C16 the order of checks:', () => {
  const file = apiForFile();
  const idempotencyKey = 'in-order';
  const badBody = { prompt: '', panel: 'narrow' };
  const other = { prompt: 'Something else?', panel: 'wide' };

  it('R-C16 401 before 429', async () => {
    const workspace = await make('401-429');
    await useUpMinute(workspace);
    await file.db.query('update api_keys set revoked_at = clock_timestamp() where workspace_id = $1', [
      workspace.id,
    ]);
    assertRefused(await create(file.api, workspace.key), 401, 'invalid_api_key');
  });

  it('R-C16 429 before the idempotency key', async () => {
    const workspace = await make('429-key');
    await useUpMinute(workspace);
    for (const key of [null, 'not a key']) {
      assertRefused(
        await create(file.api, workspace.key, { idempotencyKey: key }),
        429,
        'rate_limit_exceeded',
      );
    }
  });

  it('R-C16 the idempotency key before the body', async () => {
    const { key } = await make('key-body');
    for (const body of [badBody, 'no JSON', ' '.repeat(300_000)]) {
      assertRefused(
        await create(file.api, key, { idempotencyKey: null, body }),
        400,
        'idempotency_key_required',
      );
      assertRefused(
        await create(file.api, key, { idempotencyKey: '/', body }),
        400,
        'invalid_idempotency_key',
      );
    }
  });

  it('R-C16 the body before replay and conflict', async () => {
    const { key } = await make('body-conflict');
    await create(file.api, key, { idempotencyKey });
    assertRefused(await create(file.api, key, { idempotencyKey, body: badBody }), 400, 'invalid_request');
    const old = { prompt: 'Why?', panel: 'quick_pulse' };
    assertRefused(await create(file.api, key, { idempotencyKey, body: old }), 400, 'quick_pulse_unavailable');
  });

  it('R-C16 conflict before the subscription', async () => {
    const workspace = await make('conflict-subscription');
    await create(file.api, workspace.key, { idempotencyKey });
    await setSubscriptionStatus(file.db, workspace.id, 'suspended');
    assertRefused(await conflicting(workspace), 409, 'idempotency_conflict');
  });

  it('R-C16 conflict before credits and before concurrency', async () => {
    const workspace = await make('conflict-rest', 45);
    await create(file.api, workspace.key, { idempotencyKey });
    await acceptRun(file.db, workspace.id);
    await acceptRun(file.db, workspace.id);
    assertRefused(await conflicting(workspace), 409, 'idempotency_conflict');
  });

  it('R-C16 R-C12 the subscription before credits', async () => {
    const workspace = await make('subscription-credits', 0);
    await setSubscriptionStatus(file.db, workspace.id, 'none');
    assertRefused(await create(file.api, workspace.key), 402, 'subscription_required');
  });

  it('R-C16 the subscription before concurrency', async () => {
    const workspace = await make('subscription-concurrency');
    await fillPlaces(workspace);
    await setSubscriptionStatus(file.db, workspace.id, 'suspended');
    assertRefused(await create(file.api, workspace.key), 402, 'subscription_required');
  });

  it('R-C16 credits before concurrency', async () => {
    const workspace = await make('credits-concurrency', 45);
    await fillPlaces(workspace);
    assertRefused(await create(file.api, workspace.key), 402, 'insufficient_credits');
  });

  async function make(name: string, credits?: number): Promise<TestWorkspace> {
    return await makeWorkspace(file.db, name, credits);
  }

  async function conflicting({ key }: TestWorkspace): Promise<Answer> {
    return await create(file.api, key, { idempotencyKey, body: other });
  }

  async function fillPlaces({ id }: TestWorkspace): Promise<void> {
    for (let i = 0; i < 3; i++) await acceptRun(file.db, id);
  }

  async function useUpMinute({ id }: TestWorkspace): Promise<void> {
    await file.db.query(
      `insert into rate_windows (subject, used, started_at) values ($1, 30, clock_timestamp())`,
      [id],
    );
  }
});
