import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { Json } from '../../../api/openapi/parts/types.ts';
import { refundHeldRun } from '../../../src/app/refund-held-run.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  booksOf,
  deliveredRun,
  failedRun,
  failRun,
  heldRun,
  partialWithoutReport,
  runOf,
} from '../../support/database/runs.ts';
import { apiForFile, create, get, makeWorkspace } from '../../support/http/api.ts';
import { callTool, generations, message } from '../../support/http/mcp.ts';
import { runWithTexts } from '../../support/http/responses.ts';
import { builtReport } from '../../support/report/built-report.ts';
import { exampleFacts } from '../../unit/report/example.ts';
import { comparedTask } from '../../unit/report/facts/compared.ts';

const report = readFileSync(new URL('../../golden/report.json', import.meta.url), 'utf8');

// An agent and a REST client read the same object.
for (const generation of generations) {
  describe(`MCP ${generation}: the tools`, () => {
    const file = apiForFile();
    const options = { generation };
    const question = { prompt: ' Tea or coffee? ', panel: 'wide' };

    it('R-M01 create_research creates the run that REST reads, for the price of its panel', async () => {
      const { id, key } = await makeWorkspace(file.db, 'create');
      const requestsBefore = file.dispatchRequests();
      const { object, answer } = await callTool(
        file.api,
        key,
        'create_research',
        { ...question, idempotency_key: 'a' },
        options,
      );
      const { retry_after_seconds, progress_message, idempotent_replayed, ...run } = object;
      assert.deepEqual(run, (await get(file.api, `/v1/research/${run.id}`, key)).body);
      assert.deepEqual([run.prompt, run.source, run.credits_reserved], ['Tea or coffee?', 'mcp', 15]);
      assert.deepEqual([retry_after_seconds, idempotent_replayed], [10, false]);
      assert.match(progress_message, /Waiting for its turn to ask 10 models/);
      assert.match(answer.headers.get('RateLimit') ?? '', /^"creates";r=29;/);
      assert.equal((await booksOf(file.db, id)).balance, 985);
      assert.equal(file.dispatchRequests() - requestsBefore, 1);
    });

    it('R-C11 REST and MCP share idempotency keys, in both directions', async () => {
      const { id, key } = await makeWorkspace(file.db, 'share');
      const byRest = await create(file.api, key, { idempotencyKey: 'rest', body: question });
      const byMcp = await callTool(
        file.api,
        key,
        'create_research',
        { ...question, idempotency_key: 'rest' },
        options,
      );
      assert.deepEqual([byMcp.object.id, byMcp.object.idempotent_replayed], [byRest.body.id, true]);
      const first = await callTool(
        file.api,
        key,
        'create_research',
        { ...question, idempotency_key: 'mcp' },
        options,
      );
      const again = await create(file.api, key, { idempotencyKey: 'mcp', body: question });
      assert.deepEqual([again.status, again.body.id], [200, first.object.id]);
      assert.equal((await booksOf(file.db, id)).runs, 2);
    });

    it('R-M01 R-G01 get_research returns the run, when to ask again, and a sentence about its progress', async () => {
      const { id, key } = await makeWorkspace(file.db, 'status');
      const { body: created } = await create(file.api, key);
      await beginRun(file.db, created.id);
      const finished = await deliveredRun(file.db, id);
      const partial = await partialWithoutReport(file.db, id);
      const held = await heldRun(file.db, id);
      const refunded = await refundHeldRun(file.db, (await heldRun(file.db, id)).id);
      assert.ok(refunded);
      const fewAnswers = await acceptRun(file.db, id);
      await beginRun(file.db, fewAnswers.id);
      await answerPanel(file.db, fewAnswers.id, 3, 'refused');
      await failRun(file.db, fewAnswers.id);
      for (const [run, seconds, sentence] of [
        [await runOf(file.db, created.id), 10, /The panel is answering: 0 of 10 models have answered/],
        [finished, null, /Read the report with get_research_result/],
        [partial, null, /nothing was charged/],
        [await failedRun(file.db, id), null, /^Failed; the 15 credits were given back\.$/],
        [
          held,
          null,
          /^Failed: too few usable answers \(0 of 10\)\. The reserve of 15 credits awaits the operator\.$/,
        ],
        [fewAnswers, null, /^Failed: too few usable answers \(3 of 10\)\. The reserve of 15 credits/],
        [refunded, null, /^Failed; the 15 credits were given back\.$/],
      ] as const) {
        const { object } = await callTool(file.api, key, 'get_research', { run_id: run.id }, options);
        const { retry_after_seconds, progress_message, ...rest } = object;
        assert.deepEqual(rest, (await get(file.api, `/v1/research/${run.id}`, key)).body);
        assert.equal(retry_after_seconds, seconds);
        assert.match(progress_message, sentence);
      }
    });

    it('R-M01 R-G08 get_research_result returns the whole stored report where it is asked for', async () => {
      const { id, key } = await makeWorkspace(file.db, 'result');
      const run = await deliveredRun(file.db, id, 10, report);
      const args = { run_id: run.id, part: 'full' };
      const { object, answer } = await callTool(file.api, key, 'get_research_result', args, options);
      const { part, ...envelope } = object;
      assert.equal(part, 'full');
      assert.deepEqual(envelope, (await get(file.api, `/v1/research/${run.id}/result`, key)).body);
      assert.match(answer.headers.get('RateLimit') ?? '', /^"reads";/);
    });

    it('R-M05 get_research_result is first a page to read, with the outline as its object', async () => {
      const { id, key } = await makeWorkspace(file.db, 'outline');
      const run = await deliveredRun(file.db, id, 10, report);
      const args = { run_id: run.id };
      const { object, text } = await callTool(file.api, key, 'get_research_result', args, options);
      const markdown = await get(file.api, `/v1/research/${run.id}/result`, key, { Accept: 'text/markdown' });
      assert.equal(text, markdown.text);
      assert.ok(text.length < 8_000, 'about 2,000 tokens');
      const { answer } = JSON.parse(report);
      assert.deepEqual(object.report.answer, answer);
      assert.ok(object.report.evidence.claims.length > 0);
      assert.ok(JSON.stringify(object).length < report.length / 4);
    });

    it('R-M05 R-R20 get_research_result names the tool that reads the work of a task, where REST has curl', async () => {
      const { id, key } = await makeWorkspace(file.db, 'task');
      for (const how of ['in order', 'first'] as const) {
        const made = builtReport(comparedTask(exampleFacts(), how));
        const run = await deliveredRun(file.db, id, 10, JSON.stringify(made));
        const args = { run_id: run.id };
        const { text } = await callTool(file.api, key, 'get_research_result', args, options);
        const best = made.answer!.best_response!.model_id;
        const own = { run_id: made.research_record!.generation!.run_id };
        const call = best
          ? `\`get_model_response_text ${JSON.stringify({ ...own, model_id: best })}\``
          : `\`list_model_responses ${JSON.stringify(own)}\``;
        assert.ok(text.includes(`: ${call}\n\n`), text);
        const path = `/v1/research/${run.id}/result`;
        const rest = await get(file.api, path, key, { Accept: 'text/markdown' });
        assert.match(rest.text, /`curl -H "Authorization: Bearer \$API_KEY" /);
        assert.equal(text.includes('curl'), false);
      }
    });

    it('R-M05 the claims and spans of a report are read by their ids', async () => {
      const { id, key } = await makeWorkspace(file.db, 'parts');
      const run = await deliveredRun(file.db, id, 10, report);
      const read = async (part: string, claims: string) =>
        (await callTool(file.api, key, 'get_research_result', { run_id: run.id, part, claims }, options))
          .object;
      const whole = JSON.parse(report).evidence.claims;
      const { evidence } = (await read('claims', '2-3')).report;
      assert.deepEqual(
        evidence.claims,
        whole.slice(1, 3).map(({ evidence_spans, ...claim }: Json) => claim),
      );
      const spans = (await read('spans', '2')).report.evidence.claims;
      assert.deepEqual(spans, [{ claim_id: 2, evidence_spans: whole[1].evidence_spans }]);
    });

    it('R-M01 R-P01 list_model_responses gives the same pages as REST, and each accepts the other’s cursors', async () => {
      const { id, key } = await makeWorkspace(file.db, 'list');
      const run = await deliveredRun(file.db, id);
      let cursor: string | null = null;
      const seen: string[] = [];
      do {
        const args = { run_id: run.id, limit: 4, ...(cursor === null ? {} : { cursor }) };
        const { object } = await callTool(file.api, key, 'list_model_responses', args, options);
        const query = cursor === null ? '' : `&cursor=${cursor}`;
        const rest = await get(file.api, `/v1/research/${run.id}/responses?limit=4${query}`, key);
        assert.deepEqual(object, rest.body);
        seen.push(...object.data.map((each: { model_id: string }) => each.model_id));
        cursor = object.next_cursor;
      } while (cursor !== null);
      assert.equal(new Set(seen).size, 10);
    });

    it('R-M01 R-P05 R-P06 get_model_response_text returns windows that join to the stored text', async () => {
      const { id, key } = await makeWorkspace(file.db, 'text');
      const text = 'Tee 🍵 oder Kaffee? 茶。'.repeat(700);
      const run = await runWithTexts(file.db, id, [text]);
      const { body } = await get(file.api, `/v1/research/${run.id}/responses?limit=1`, key);
      const model_id = body.data[0].model_id;
      let joined = '';
      for (let offset = 0, truncated = true; truncated; ) {
        const args = { run_id: run.id, model_id, offset, max_characters: 5_000 };
        const { object } = await callTool(file.api, key, 'get_model_response_text', args, options);
        const query = `model_id=${encodeURIComponent(model_id)}&offset=${offset}&max_characters=5000`;
        assert.deepEqual(
          object,
          (await get(file.api, `/v1/research/${run.id}/responses/text?${query}`, key)).body,
        );
        joined += object.text;
        offset += object.returned_characters;
        truncated = object.truncated;
      }
      assert.equal(joined, text);
      const standard = await callTool(
        file.api,
        key,
        'get_model_response_text',
        { run_id: run.id, model_id },
        options,
      );
      assert.equal(standard.object.returned_characters, 8_000);
    });

    it('R-M01 R-A01 get_account returns the account', async () => {
      const { key } = await makeWorkspace(file.db, 'account', 77);
      const { object } = await callTool(file.api, key, 'get_account', {}, options);
      assert.deepEqual(object, (await get(file.api, '/v1/account', key)).body);
      assert.equal(object.available_credits, 77);
    });

    it('R-S08 (MCP) the five read-only tools write nothing to the ledger', async () => {
      const { id, key } = await makeWorkspace(file.db, 'reads');
      const run = await deliveredRun(file.db, id, 10, report);
      const before = await booksOf(file.db, id);
      const { object } = await callTool(file.api, key, 'list_model_responses', { run_id: run.id }, options);
      const model_id = object.data[0].model_id;
      await callTool(file.api, key, 'get_account', {}, options);
      await callTool(file.api, key, 'get_research', { run_id: run.id }, options);
      await callTool(file.api, key, 'get_research_result', { run_id: run.id }, options);
      await callTool(file.api, key, 'get_model_response_text', { run_id: run.id, model_id }, options);
      assert.deepEqual(await booksOf(file.db, id), before);
    });

    it('R-E06 (MCP, calls) states the rate limit, in plain JSON for clients that ask for progress too', async () => {
      const { key } = await makeWorkspace(file.db, 'progress');
      const { body } = await create(file.api, key);
      const args = { run_id: body.id };
      const plain = await callTool(file.api, key, 'get_research', args, options);
      const told = await callTool(file.api, key, 'get_research', args, {
        ...options,
        _meta: { progressToken: 't' },
      });
      assert.deepEqual(told.object, plain.object);
      assert.match(told.answer.headers.get('Content-Type') ?? '', /^application\/json/);
      assert.match(told.answer.headers.get('RateLimit') ?? '', /^"reads";r=118;/);
      for (const name of ['RateLimit-Policy', 'Cache-Control', 'Connection']) {
        assert.equal(told.answer.headers.get(name), plain.answer.headers.get(name), name);
      }
    });

    it('a connection that the client asked to close is closed', async () => {
      const { key } = await makeWorkspace(file.db, 'closes');
      const { body } = await create(file.api, key);
      const call = {
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'get_research', arguments: { run_id: body.id } },
      };
      const headers = {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        Connection: 'close',
      };
      const asked = request(`${file.api.url}/mcp`, { method: 'POST', headers });
      asked.end(JSON.stringify(call));
      const [answer]: IncomingMessage[] = await once(asked, 'response');
      answer?.resume();
      assert.deepEqual([answer?.statusCode, answer?.headers.connection], [200, 'close']);
    });

    it('lists exactly the six tools', async () => {
      const { key } = await makeWorkspace(file.db, 'names');
      const { body } = await message(file.api, key, 'tools/list', {}, options);
      assert.deepEqual(body.result.tools.map(({ name }: { name: string }) => name).sort(), [
        'create_research',
        'get_account',
        'get_model_response_text',
        'get_research',
        'get_research_result',
        'list_model_responses',
      ]);
    });
  });
}
