import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setSubscriptionStatus } from '../../../src/db/workspaces.ts';
import {
  booksOf,
  deliveredRun,
  failedRun,
  liftCreateLimit,
  partialWithoutReport,
} from '../../support/database/runs.ts';
import { apiForFile, create, get, makeWorkspace } from '../../support/http/api.ts';
import { assertToolError, callTool, generations, message } from '../../support/http/mcp.ts';

// An agent that fails must learn why and what to do next, from the same envelope that REST returns.
for (const generation of generations) {
  describe(`MCP ${generation}: failures of a tool`, () => {
    const file = apiForFile();
    const options = { generation };
    const call = (key: string, name: string, args: Record<string, unknown> = {}) =>
      callTool(file.api, key, name, args, options);
    const ask = (key: string, more: Record<string, unknown> = {}) =>
      call(key, 'create_research', { prompt: 'Why?', panel: 'wide', idempotency_key: 'k', ...more });

    it('R-M03 R-C12 too few credits: states the price and what is left, and that repeating the call is useless', async () => {
      const { id, key } = await makeWorkspace(file.db, 'poor', 20);
      const answer = await ask(key, { panel: 'consensus' });
      assertToolError(answer, 'insufficient_credits');
      const rest = await create(file.api, key, { body: { prompt: 'Why?', panel: 'consensus' } });
      assert.deepEqual(answer.object.error.details, { required: 45, available: 20 });
      assert.deepEqual(answer.object.error.details, rest.body.error.details);
      assert.match(
        answer.object.error.message,
        /The panel costs 45, and 20 are left\. Choose a cheaper panel, or tell the user/,
      );
      assert.equal((await booksOf(file.db, id)).runs, 0);
    });

    it('R-M03 R-C12 a workspace without a subscription is told so', async () => {
      const { id, key } = await makeWorkspace(file.db, 'ended');
      await setSubscriptionStatus(file.db, id, 'none');
      assertToolError(await ask(key), 'subscription_required');
    });

    it('R-M03 R-G10 R-P09 a run in progress: says when to ask again for its result and its responses', async () => {
      const { key } = await makeWorkspace(file.db, 'early');
      const { body } = await create(file.api, key);
      for (const [tool, code] of [
        ['get_research_result', 'result_not_ready'],
        ['list_model_responses', 'responses_not_ready'],
      ] as const) {
        const answer = await call(key, tool, { run_id: body.id });
        assertToolError(answer, code);
        assert.deepEqual(answer.object.error.details, { retry_after_seconds: 10 });
        assert.match(answer.object.error.message, /Wait 10 seconds, then call get_research/);
      }
    });

    it('R-M03 R-G10 reading the result of a failed run, or of one without a report, is research_failed', async () => {
      const { id, key } = await makeWorkspace(file.db, 'failed');
      const failed = await failedRun(file.db, id);
      const partial = await partialWithoutReport(file.db, id);
      for (const run of [failed, partial]) {
        assertToolError(await call(key, 'get_research_result', { run_id: run.id }), 'research_failed');
      }
      const { object } = await call(key, 'get_research', { run_id: failed.id });
      assert.match(object.progress_message, /the 15 credits were given back/);
      assert.equal((await call(key, 'list_model_responses', { run_id: partial.id })).isError, false);
    });

    it('R-M03 R-G07 an unknown run and one of another workspace look the same', async () => {
      const { key } = await makeWorkspace(file.db, 'seeker');
      const other = await makeWorkspace(file.db, 'other');
      const theirs = await deliveredRun(file.db, other.id);
      const nobodys = randomUUID();
      for (const tool of ['get_research', 'get_research_result', 'list_model_responses']) {
        const [one, two] = await Promise.all(
          [theirs.id, nobodys].map((run_id) => call(key, tool, { run_id })),
        );
        assertToolError(one!, 'run_not_found');
        assert.deepEqual(one!.object, two!.object);
        assert.ok(!one!.answer.text.includes(theirs.id));
      }
    });

    it('R-M03 R-P07 a model that is not on the run is model_response_not_found', async () => {
      const { id, key } = await makeWorkspace(file.db, 'model');
      const run = await deliveredRun(file.db, id);
      const args = { run_id: run.id, model_id: 'nobody/nothing' };
      assertToolError(await call(key, 'get_model_response_text', args), 'model_response_not_found');
    });

    it('R-M03 R-C09 one key for two questions is idempotency_conflict', async () => {
      const { key } = await makeWorkspace(file.db, 'conflict');
      await ask(key);
      assertToolError(await ask(key, { prompt: 'Why not?' }), 'idempotency_conflict');
    });

    it('R-M03 R-C13 a fourth run in progress is concurrency_limit_reached', async () => {
      const { key } = await makeWorkspace(file.db, 'busy');
      for (const idempotency_key of ['1', '2', '3']) await ask(key, { idempotency_key });
      const answer = await ask(key, { idempotency_key: '4' });
      assertToolError(answer, 'concurrency_limit_reached');
      assert.equal(answer.object.error.details.retry_after_seconds, 10);
    });

    it('R-M03 a misspelled panel: lists the valid ones, and nothing is reserved', async () => {
      const { id, key } = await makeWorkspace(file.db, 'misspelled');
      const answer = await ask(key, { panel: 'consensos' });
      assertToolError(answer, 'invalid_request');
      assert.match(answer.object.error.message, /panel must be one of wide, consensus, service/);
      assert.match(answer.object.error.message, /nothing was reserved/);
      assert.equal((await booksOf(file.db, id)).runs, 0);
      assertToolError(await ask(key, { panel: 'quick_pulse' }), 'quick_pulse_unavailable');
      const read = await call(key, 'get_research', { run_id: 7 });
      assertToolError(read, 'invalid_request');
      assert.doesNotMatch(read.object.error.message, /reserved/);
    });

    const run_id = randomUUID();
    const wrong: [tool: string, args: Record<string, unknown>, code: string, words: RegExp][] = [
      ['create_research', { prompt: 'Why?', panel: 'wide' }, 'idempotency_key_required', /idempotency_key/],
      [
        'create_research',
        { prompt: 'Why?', panel: 'wide', idempotency_key: 'a b' },
        'invalid_idempotency_key',
        /A-Z/,
      ],
      [
        'create_research',
        { prompt: 'Why?', panel: 'wide', idempotency_key: 7 },
        'invalid_idempotency_key',
        /A-Z/,
      ],
      [
        'create_research',
        { panel: 'wide', idempotency_key: 'k' },
        'invalid_request',
        /prompt must be a string/,
      ],
      [
        'create_research',
        { prompt: ' ', panel: 'wide', idempotency_key: 'k' },
        'invalid_request',
        /not be empty/,
      ],
      [
        'create_research',
        { prompt: 'Why?', panel: 'wide', idempotency_key: 'k', models: ['a'] },
        'invalid_request',
        /fields that are not accepted/,
      ],
      ['get_account', { workspace: 'other' }, 'invalid_request', /no argument "workspace": it takes none/],
      ['get_research', {}, 'invalid_request', /run_id is required/],
      ['get_research', { run_id: 7 }, 'invalid_request', /run_id must be a string/],
      ['get_research', { run_id: 'newest' }, 'invalid_request', /not a uuid/],
      ['get_research', { run_id, id: run_id }, 'invalid_request', /no argument "id": it takes run_id/],
      ['get_research_result', { run_id, part: 'short' }, 'invalid_request', /one of outline, /],
      ['get_research_result', { run_id, claims: 'a' }, 'invalid_request', /a range as in 3-9/],
      ['list_model_responses', { run_id, limit: 51 }, 'invalid_request', /from 1 to 50/],
      ['list_model_responses', { run_id, limit: '5' }, 'invalid_request', /limit must be a whole number/],
      ['list_model_responses', { run_id, limit: 1.5 }, 'invalid_request', /limit must be a whole number/],
      ['list_model_responses', { run_id, limit: null }, 'invalid_request', /leave it out for 50/],
      ['list_model_responses', { run_id, cursor: 'x' }, 'invalid_cursor', /start again without a cursor/],
      [
        'get_model_response_text',
        { run_id, model_id: 'a', offset: -1 },
        'invalid_request',
        /from 0 to 1000000/,
      ],
      [
        'get_model_response_text',
        { run_id, model_id: 'a', max_characters: 32_001 },
        'invalid_request',
        /from 1 to 32000/,
      ],
      ['get_model_response_text', { run_id, model_id: '' }, 'invalid_request', /model_id is required/],
    ];
    it('R-M03 R-C14 wrong arguments are tool errors that name them and what is accepted', async () => {
      const { id, key } = await makeWorkspace(file.db, 'wrong');
      for (const [tool, args, code, words] of wrong) {
        const answer = await call(key, tool, args);
        assertToolError(answer, code);
        assert.match(answer.object.error.message, words);
      }
      assert.equal((await booksOf(file.db, id)).runs, 0);
    });

    it('R-M03 an unknown tool or method is an error of the protocol, as it requires', async () => {
      const { key } = await makeWorkspace(file.db, 'unknown');
      for (const name of ['delete_research', '__proto__', 'constructor', 'toString']) {
        const { body } = await message(file.api, key, 'tools/call', { name, arguments: {} }, options);
        assert.equal(body.error.code, -32602, name);
        assert.match(body.error.message, /There are create_research, get_account/);
      }
      const { body } = await message(file.api, key, 'resources/list', {}, options);
      assert.equal(body.error.code, -32601);
    });

    it('R-E03 (MCP) an internal failure reveals nothing, and the log has it under the reported id', async () => {
      const { key } = await makeWorkspace(file.db, 'fault');
      await get(file.api, '/v1/account', key);
      const { query } = file.db;
      let counted = false;
      file.db.query = ((...values: [{ name: string }]) => {
        counted ||= values[0].name === 'count_read';
        return counted && values[0].name === 'read_workspace'
          ? Promise.reject(new Error('select secret from keys'))
          : Reflect.apply(query, file.db, values);
      }) as typeof query;
      try {
        const answer = await call(key, 'get_account');
        assertToolError(answer, 'internal_error');
        assert.ok(!answer.answer.text.includes('secret'));
        const { request_id } = answer.object.error.details;
        assert.equal(request_id, answer.answer.headers.get('Request-Id'));
        assert.ok(answer.object.error.message.includes(`by its request id, ${request_id}.`));
        assert.ok(file.api.logged.some(({ requestId, err }) => requestId === request_id && err));
      } finally {
        file.db.query = query;
      }
    });

    it('R-E04 R-M01 the 121st read of a minute, over both interfaces, is a tool error with the seconds to wait', async () => {
      const { id, key } = await makeWorkspace(file.db, 'reads');
      await get(file.api, '/v1/account', key);
      await call(key, 'get_account');
      const subject = 'subject in (select id from api_keys where workspace_id = $1)';
      const { rows } = await file.db.query(`select used from rate_windows where ${subject}`, [id]);
      assert.deepEqual(rows, [{ used: 2 }]);
      await file.db.query(`update rate_windows set used = 120 where ${subject}`, [id]);
      const answer = await call(key, 'get_account');
      assertToolError(answer, 'rate_limit_exceeded');
      const { retry_after_seconds } = answer.object.error.details;
      assert.ok(retry_after_seconds >= 1 && retry_after_seconds <= 60);
      assert.ok(answer.object.error.message.includes(`Wait ${retry_after_seconds} seconds`));
      assert.match(answer.answer.headers.get('RateLimit') ?? '', /^"reads";r=0;/);
      assert.equal((await get(file.api, '/v1/account', key)).status, 429);
      const { body } = await message(file.api, key, 'tools/list', {}, options);
      assert.equal(body.result.tools.length, 6, 'messages that call no tool do not count');
    });

    it('R-E05 creates over REST and MCP together are limited to 30 a minute, including replays and refusals', async () => {
      const { id, key } = await makeWorkspace(file.db, 'creates', 15);
      for (let pair = 0; pair < 15; pair++) {
        const byMcp = await ask(key, pair % 2 === 0 ? {} : { panel: 'none' });
        assert.equal(byMcp.isError, pair % 2 === 1);
        const byRest = await create(file.api, key, {
          idempotencyKey: 'k',
          body: { prompt: 'Why?', panel: 'wide' },
        });
        assert.equal(byRest.status, 200);
      }
      assertToolError(await ask(key), 'rate_limit_exceeded');
      assert.equal((await create(file.api, key)).status, 429);
      await liftCreateLimit(file.db, id);
      assert.equal((await ask(key)).object.idempotent_replayed, true);
    });
  });
}
