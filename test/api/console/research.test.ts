import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { deliveredRun } from '../../support/database/runs.ts';
import { apiForFile, get, makeWorkspace, type TestWorkspace } from '../../support/http/api.ts';
import { type Browser, signedIn } from '../../support/http/console.ts';

describe('console research', () => {
  const file = apiForFile();
  let workspace: TestWorkspace;
  let page: Browser;
  before(async () => {
    workspace = await makeWorkspace(file.db, 'acme', 200);
    page = await signedIn(file.db, file.api, 'acme', 'Ada');
  });

  const question = { prompt: ' Is tea better? ', panel: 'wide' };

  it('R-U04 a person asks once, however often the form is sent; the run says where it came from', async () => {
    const body = { ...question, idempotency_key: randomUUID() };
    const requestsBefore = file.dispatchRequests();
    const first = await page.post('research', body);
    const again = await page.post('research', body);
    assert.deepEqual([first.status, again.status], [202, 200]);
    assert.deepEqual(again.body, first.body);
    assert.deepEqual([first.body.source, first.body.prompt], ['console', 'Is tea better?']);
    assert.equal(file.dispatchRequests() - requestsBefore, 1);
    const byKey = await get(file.api, `/v1/research/${first.body.id}`, workspace.key);
    assert.deepEqual((await page.get(`research/${first.body.id}`)).body, byKey.body);
    const { rows } = await file.db.query(
      `select p.name, r.api_key_id from runs r join people p on p.id = r.person_id where r.id = $1`,
      [first.body.id],
    );
    assert.deepEqual(rows, [{ name: 'Ada', api_key_id: null }]);
  });

  it('R-U04 a question is refused for the same reasons as at the api', async () => {
    const key = { idempotency_key: randomUUID() };
    for (const [body, status, code] of [
      [{ ...question }, 400, 'idempotency_key_required'],
      [{ ...question, idempotency_key: 'no spaces' }, 400, 'invalid_idempotency_key'],
      [{ ...question, ...key, panel: 'quick_pulse' }, 400, 'quick_pulse_unavailable'],
      [{ ...question, ...key, prompt: ' ' }, 400, 'invalid_request'],
      [{ ...question, ...key, model: 'mine' }, 400, 'invalid_request'],
      [{ ...question, ...key, panel: 'service' }, 202, undefined],
      [{ ...question, ...key }, 409, 'idempotency_conflict'],
      [{ ...question, idempotency_key: randomUUID(), panel: 'service' }, 402, 'insufficient_credits'],
    ] as const) {
      const answer = await page.post('research', body);
      assert.deepEqual([answer.status, answer.body.error?.code], [status, code], JSON.stringify(body));
    }
  });

  it('R-U04 report, responses, texts and export are those of the api', async () => {
    const { id, key } = await makeWorkspace(file.db, 'reader');
    const reader = await signedIn(file.db, file.api, 'reader');
    const run = await deliveredRun(file.db, id);
    const { data } = (await reader.get(`research/${run.id}/responses?limit=3`)).body;
    assert.equal(data.length, 3);
    const model = encodeURIComponent(data[0].model_id);
    for (const path of [
      `research/${run.id}`,
      `research/${run.id}/result`,
      `research/${run.id}/result?detail=compact`,
      `research/${run.id}/responses?limit=3`,
      `research/${run.id}/responses/text?model_id=${model}&max_characters=5`,
      `research/${run.id}/responses/export`,
    ]) {
      const [ours, rest] = [await reader.get(path), await get(file.api, `/v1/${path}`, key)];
      assert.deepEqual([ours.status, ours.text], [200, rest.text], path);
      for (const name of ['Content-Type', 'Content-Disposition', 'ETag'])
        assert.equal(ours.headers.get(name), rest.headers.get(name), `${path} ${name}`);
      const stranger = await page.get(path);
      assert.deepEqual([stranger.status, stranger.body.error.code], [404, 'run_not_found'], path);
    }
  });

  it('R-E04 a person has 600 requests in a minute, and creates share the minute of the workspace', async () => {
    const { id } = await makeWorkspace(file.db, 'busy');
    const reader = await signedIn(file.db, file.api, 'busy');
    const fill = async (used: number) =>
      await file.db.query(
        `insert into rate_windows select id, $2, clock_timestamp() from
           (select id from people where workspace_id = $1 union all select $1) s
         on conflict (subject) do update set used = excluded.used, started_at = excluded.started_at`,
        [id, used],
      );
    await fill(30);
    assert.equal((await reader.get('me')).status, 200);
    const create = await reader.post('research', { ...question, idempotency_key: randomUUID() });
    assert.deepEqual([create.status, create.body.error.code], [429, 'rate_limit_exceeded']);
    await fill(600);
    const refused = await reader.get('me');
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('Retry-After')) >= 1);
    await file.db.query(`update rate_windows set started_at = started_at - interval '1 minute'`);
    assert.equal((await reader.get('me')).status, 200);
  });

  it('R-E04 a clock that is set back an hour keeps no person out for an hour', async () => {
    await makeWorkspace(file.db, 'back');
    const reader = await signedIn(file.db, file.api, 'back');
    await reader.get('me');
    await file.db.query(`update rate_windows set used = 600, started_at = started_at + interval '1 hour'`);
    assert.equal((await reader.get('me')).status, 200);
  });
});
