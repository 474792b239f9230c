import assert from 'node:assert/strict';
import { preferredWait } from '../../../api/waiting/prefer.ts';
import { closePanel } from '../../../src/app/close-panel.ts';
import { listPanel } from '../../../src/db/panel-rows.ts';
import { until } from '../../harness/until.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  deliveredRun,
  failRun,
  saveText,
} from '../../support/database/runs.ts';
import { type Answer, apiForFile, create, get, makeWorkspace, send } from '../../support/http/api.ts';
import { startApi } from '../../support/http/start-api.ts';

describe('GET /v1/research/{run_id}, waiting', () => {
  const file = apiForFile();

  async function running(name: string) {
    const { id, key } = await makeWorkspace(file.db, name);
    const run = await acceptRun(file.db, id);
    const path = `/v1/research/${run.id}`;
    const first = await get(file.api, path, key, { Prefer: 'wait=0' });
    return { id, key, run, path, etag: first.headers.get('ETag') ?? '', first };
  }

  /** A poll that waits, and whether it has been answered. */
  function poll(path: string, key: string, headers: Record<string, string>) {
    const waiting = { isDone: false, answer: get(file.api, path, key, headers) };
    waiting.answer.then(
      () => (waiting.isDone = true),
      () => undefined,
    );
    return waiting;
  }

  /** Resolves once the states of runs have been read since now: somebody waits. */
  async function untilWaiting(): Promise<void> {
    const { rows } = await file.db.query('select clock_timestamp()::text as since');
    const looked = `select from pg_stat_activity where datname = current_database()
      and query like '%watched (id)%' and query_start > $1::timestamptz`;
    const isLooking = async () => ((await file.db.query(looked, [rows[0].since])).rowCount ?? 0) > 0;
    await until('it waits', isLooking, 20_000);
  }

  it('R-G12 wait=0 gives the state with its ETag at once; a client that asks for nothing sees no difference', async () => {
    const { first, path, key } = await running('at once');
    assert.deepEqual([first.status, first.headers.get('Preference-Applied')], [200, 'wait=0']);
    assert.match(first.headers.get('ETag') ?? '', /^W\/"/);
    assert.equal(first.headers.get('Retry-After'), null);
    const plain = await get(file.api, path, key, { 'If-None-Match': first.headers.get('ETag') ?? '' });
    assert.equal(plain.status, 200);
    for (const name of ['ETag', 'Preference-Applied', 'Vary'])
      assert.equal(plain.headers.get(name), null, name);
    assert.equal(plain.headers.get('Retry-After'), '3');
    assert.equal(plain.headers.get('Cache-Control'), 'private, no-store');
    assert.deepEqual(plain.body, first.body);
  });

  it('R-G12 is answered when a model answers, when the phase ends, and when the run ends', async () => {
    const { run, path, key, etag } = await running('changes');
    await beginRun(file.db, run.id);
    const began = await get(file.api, path, key, { Prefer: 'wait=30', 'If-None-Match': etag });
    assert.equal(began.body.status, 'running', 'what the client lacks is sent within a second');
    let held = began.headers.get('ETag') ?? '';
    const [model] = await listPanel(file.db, run.id);
    for (const [change, expected] of [
      [() => saveText(file.db, run.id, model!.model_id, 'Tea.'), { status: 'running', successful_models: 1 }],
      [() => answerPanel(file.db, run.id), { status: 'running', successful_models: 10 }],
      [() => closePanel(file.db, run.id, 0), { status: 'synthesizing', successful_models: 10 }],
      [() => failRun(file.db, run.id, 'synthesis_failed'), { status: 'partial', successful_models: 10 }],
    ] as const) {
      const waiting = poll(path, key, { Prefer: 'wait=30', 'If-None-Match': held });
      await untilWaiting();
      assert.equal(waiting.isDone, false);
      await change();
      const { status, headers, body } = await waiting.answer;
      const { successful_models } = body.progress;
      assert.deepEqual([status, { status: body.status, successful_models }], [200, expected]);
      assert.equal(headers.get('Preference-Applied'), 'wait=30');
      assert.deepEqual(body, (await get(file.api, path, key)).body, 'all of it is of now');
      held = headers.get('ETag') ?? '';
    }
    const ended = await get(file.api, path, key, { Prefer: 'wait=30', 'If-None-Match': held });
    assert.deepEqual([ended.status, ended.text], [304, ''], 'a finished run is not waited for');
  });

  it('R-G12 ends with 304 if nothing has changed, or with the run for a client without ETag', async () => {
    const { path, key, etag } = await running('unchanged');
    const since = performance.now();
    const [held, none] = await Promise.all([
      get(file.api, path, key, { Prefer: 'respond-async, WAIT = "1"; x', 'If-None-Match': etag }),
      get(file.api, path, key, { Prefer: 'wait=1' }),
    ]);
    assert.ok(performance.now() - since >= 999);
    assert.deepEqual([held.status, held.headers.get('ETag')], [304, etag]);
    assert.deepEqual([none.status, none.headers.get('ETag')], [200, etag]);
    assert.match(none.headers.get('Vary') ?? '', /Prefer/);
  });

  it('R-G12 a client whose run changes all the time is answered once a second', async () => {
    const { run, path, key, etag } = await running('restless');
    await beginRun(file.db, run.id);
    const models = await listPanel(file.db, run.id);
    let held = etag;
    let polls = 0;
    const since = performance.now();
    for (const { model_id } of models.slice(0, 3)) {
      await saveText(file.db, run.id, model_id, 'Tea.');
      const { headers, status } = await get(file.api, path, key, {
        Prefer: 'wait=30',
        'If-None-Match': held,
      });
      assert.equal(status, 200);
      held = headers.get('ETag') ?? '';
      polls++;
    }
    assert.ok(performance.now() - since >= (polls - 1) * 990, `${performance.now() - since}`);
  });

  it('R-E04 a waiting poll counts as one read, and another workspace waits for nothing', async () => {
    const { path, key, etag } = await running('counted');
    const answer = await get(file.api, path, key, { Prefer: 'wait=1', 'If-None-Match': etag });
    assert.match(answer.headers.get('RateLimit') ?? '', /r=118;/);
    const stranger = await makeWorkspace(file.db, 'stranger');
    assert.equal((await get(file.api, path, stranger.key, { Prefer: 'wait=30' })).status, 404);
    assert.equal((await send(file.api, path, { headers: { Prefer: 'wait=30' } })).status, 401);
  });

  it('R-H04 six hundred waiting polls hold no connection of the database and no place of other requests', async () => {
    const api = await startApi(file.db, { limits: { requestsPerAddress: 150, requests: 150 } });
    const polls: Promise<Answer>[] = [];
    for (let i = 0; i < 6; i++) {
      const { id, key } = await makeWorkspace(file.db, `crowd ${i}`);
      const path = `/v1/research/${(await acceptRun(file.db, id)).id}`;
      for (let n = 0; n < 100; n++) polls.push(get(api, path, key, { Prefer: 'wait=30' }));
      const counted = `select from rate_windows w join api_keys k on k.id = w.subject
        where k.workspace_id = $1 and w.used = 100`;
      await until('all are counted', async () => (await file.db.query(counted, [id])).rowCount === 1);
    }
    const settled = Promise.all(polls);
    const { key } = await makeWorkspace(file.db, 'beside');
    for (let i = 0; i < 20; i++) assert.equal((await get(api, '/v1/account', key)).status, 200);
    const busy = await file.db.query(
      `select count(*)::int as busy from pg_stat_activity where datname = current_database()
       and state <> 'idle' and pid <> pg_backend_pid()`,
    );
    assert.ok(busy.rows[0].busy <= 3, `${busy.rows[0].busy} connections`);
    await api.stop();
    const statuses = (await settled).map(({ status }) => status);
    assert.deepEqual(new Set(statuses), new Set([200]), 'a stop answers them all');
  });

  it('R-G12 R-H04 waiting polls take none of the places of their key: a create beside them is accepted', async () => {
    const { id, key } = await makeWorkspace(file.db, 'many waits');
    const path = `/v1/research/${(await acceptRun(file.db, id)).id}`;
    const api = await startApi(file.db);
    const polls = Array.from({ length: 120 }, () => get(api, path, key, { Prefer: 'wait=30' }));
    const settled = Promise.all(polls);
    const counted = `select from rate_windows w join api_keys k on k.id = w.subject
      where k.workspace_id = $1 and w.used = 120`;
    await until('all are counted', async () => (await file.db.query(counted, [id])).rowCount === 1);
    const isAccepted = async () => (await create(api, key)).status === 202;
    await until('a create is accepted', isAccepted, 15_000);
    await api.stop();
    assert.deepEqual(new Set((await settled).map(({ status }) => status)), new Set([200]));
  });

  it('R-G12 a client that leaves is forgotten', async () => {
    const { path, key } = await running('leaves');
    const gone = new AbortController();
    const waiting = fetch(file.api.url + path, {
      headers: { Authorization: `Bearer ${key}`, Prefer: 'wait=30' },
      signal: gone.signal,
    }).catch(() => undefined);
    await untilWaiting();
    gone.abort();
    await waiting;
    await until('its request ends', () => file.api.logged.some(({ aborted }) => aborted === true), 10_000);
  });

  it('R-G12 only a wait in the form of RFC 7240 is granted, and at most 30 seconds', () => {
    const expected: Record<string, number | null> = {
      'wait=10': 10,
      'Wait="10"': 10,
      'respond-async, wait=100': 30,
      'wait=5, wait=6': 5,
      'wait=999999999': 30,
      wait: null,
      'wait=-1': null,
      'wait=1.5': null,
      'waiting=5': null,
      '': null,
    };
    for (const [header, seconds] of Object.entries(expected))
      assert.equal(preferredWait(header), seconds, header);
  });

  it('R-G12 a finished run is answered at once', async () => {
    const { id, key } = await makeWorkspace(file.db, 'finished');
    const run = await deliveredRun(file.db, id);
    const answer = await get(file.api, `/v1/research/${run.id}`, key, { Prefer: 'wait=30' });
    assert.deepEqual([answer.status, answer.body.status], [200, 'completed']);
  });
});
