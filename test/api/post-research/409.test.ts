import assert from 'node:assert/strict';
import { closePanel } from '../../../src/app/close-panel.ts';
import { deliverReport } from '../../../src/app/deliver-report.ts';
import {
  acceptRun,
  ageKey,
  answerPanel,
  beginRun,
  booksOf,
  deliveredRun,
  failedRun,
  failRun,
  heldRun,
  keepReport,
} from '../../support/database/runs.ts';
import { apiForFile, assertRefused, create, makeWorkspace } from '../../support/http/api.ts';

describe('POST /v1/research, 409', () => {
  const file = apiForFile();
  const idempotencyKey = 'used';

  it('R-C09 R-E02 a key with another prompt or panel is idempotency_conflict, and changes nothing', async () => {
    const { id, key } = await makeWorkspace(file.db, 'conflict');
    const first = await create(file.api, key, { idempotencyKey });
    const before = await booksOf(file.db, id);
    const others = [
      { prompt: 'Is coffee better than tea?', panel: 'wide' },
      { prompt: 'is tea better than coffee?', panel: 'wide' },
      { prompt: 'Is tea better than  coffee?', panel: 'wide' },
      { prompt: 'Is tea better than coffee?', panel: 'consensus' },
    ];
    for (const body of others) {
      assertRefused(await create(file.api, key, { idempotencyKey, body }), 409, 'idempotency_conflict');
    }
    assert.deepEqual(await booksOf(file.db, id), before);
    const again = await create(file.api, key, { idempotencyKey });
    assert.deepEqual([again.status, again.body], [200, first.body]);
  });

  it('R-C09 shifting the boundary between prompt and panel does not forge a match', async () => {
    const { key } = await makeWorkspace(file.db, 'forged');
    await create(file.api, key, { idempotencyKey, body: { prompt: 'Why?","wide', panel: 'wide' } });
    const answer = await create(file.api, key, { idempotencyKey, body: { prompt: 'Why?', panel: 'wide' } });
    assertRefused(answer, 409, 'idempotency_conflict');
  });

  it('R-C09 a key stays taken after its run has failed', async () => {
    const { id, key } = await makeWorkspace(file.db, 'taken');
    const { body } = await create(file.api, key, { idempotencyKey });
    await failRun(file.db, body.id, 'internal');
    const other = { prompt: 'Something else?', panel: 'wide' };
    assertRefused(await create(file.api, key, { idempotencyKey, body: other }), 409, 'idempotency_conflict');
    assert.equal((await booksOf(file.db, id)).runs, 1);
  });

  it('R-C13 R-E02 a fourth run in progress is concurrency_limit_reached, whatever the stage of the three', async () => {
    const { id, key } = await makeWorkspace(file.db, 'three');
    const [, running, synthesizing] = [
      await acceptRun(file.db, id),
      await acceptRun(file.db, id),
      await acceptRun(file.db, id),
    ];
    await beginRun(file.db, running.id);
    await beginRun(file.db, synthesizing.id);
    await answerPanel(file.db, synthesizing.id);
    await closePanel(file.db, synthesizing.id, 0);
    const before = await booksOf(file.db, id);
    const refused = await create(file.api, key);
    assertRefused(refused, 409, 'concurrency_limit_reached');
    assert.equal(refused.headers.get('Retry-After'), '5');
    assert.deepEqual(await booksOf(file.db, id), before);
  });

  it('R-C13 finished runs take no slot, however they ended', async () => {
    const { id, key } = await makeWorkspace(file.db, 'finished');
    for (const end of [deliveredRun, failedRun, heldRun]) await end(file.db, id);
    await deliveredRun(file.db, id, 5);
    for (let i = 0; i < 3; i++) assert.equal((await create(file.api, key)).status, 202);
    assertRefused(await create(file.api, key), 409, 'concurrency_limit_reached');
  });

  it('R-C13 R-C14 a slot is free once its run is delivered or has failed, and so is the refused key', async () => {
    const { id, key } = await makeWorkspace(file.db, 'freed');
    const first = await acceptRun(file.db, id);
    const second = await acceptRun(file.db, id);
    await acceptRun(file.db, id);
    assertRefused(await create(file.api, key, { idempotencyKey }), 409, 'concurrency_limit_reached');

    await failRun(file.db, first.id, 'internal');
    const accepted = await create(file.api, key, { idempotencyKey });
    assert.equal(accepted.status, 202);
    assertRefused(await create(file.api, key), 409, 'concurrency_limit_reached');

    await beginRun(file.db, second.id);
    await answerPanel(file.db, second.id);
    await closePanel(file.db, second.id, 0);
    await keepReport(file.db, second.id);
    await deliverReport(file.db, second.id);
    assert.equal((await create(file.api, key)).status, 202);
  });

  it('R-C08 R-C16 a key after its 24 hours counts as unused, also while all slots are taken', async () => {
    const { id, key } = await makeWorkspace(file.db, 'yesterday');
    const { body: old } = await create(file.api, key, { idempotencyKey });
    await failRun(file.db, old.id, 'internal');
    for (let i = 0; i < 3; i++) await acceptRun(file.db, id);
    await ageKey(file.db, id, idempotencyKey, '25 hours');
    const other = { prompt: 'Something else?', panel: 'wide' };
    for (const body of [undefined, other]) {
      const answer = await create(file.api, key, { idempotencyKey, ...(body && { body }) });
      assertRefused(answer, 409, 'concurrency_limit_reached');
    }
  });

  it('R-C13 one workspace at its limit does not affect another', async () => {
    const busy = await makeWorkspace(file.db, 'busy');
    const free = await makeWorkspace(file.db, 'free');
    for (let i = 0; i < 3; i++) await acceptRun(file.db, busy.id);
    assertRefused(await create(file.api, busy.key), 409, 'concurrency_limit_reached');
    assert.equal((await create(file.api, free.key)).status, 202);
  });

  it('R-C13 R-C14 20 concurrent creates with different keys: exactly 3 accepted and paid, 17 refused, no key used up', async () => {
    const { id, key } = await makeWorkspace(file.db, 'race');
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(file.api, key)));
    assert.equal(answers.filter(({ status }) => status === 202).length, 3);
    for (const answer of answers.filter(({ status }) => status !== 202)) {
      assertRefused(answer, 409, 'concurrency_limit_reached');
    }
    const { balance, inProgress, runs, keys } = await booksOf(file.db, id);
    assert.deepEqual({ balance, inProgress, runs, keys }, { balance: 955, inProgress: 3, runs: 3, keys: 3 });
  });
});
