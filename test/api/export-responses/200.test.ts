import assert from 'node:assert/strict';
import fc from 'fast-check';
import { deliveredRun, oldRun, partialWithoutReport } from '../../support/database/runs.ts';
import { type Answer, apiForFile, get, makeWorkspace, send } from '../../support/http/api.ts';
import {
  anyText,
  runWithFailures,
  runWithModels,
  runWithTexts,
  statusesWithFailures,
} from '../../support/http/responses.ts';

describe('GET /v1/research/{run_id}/responses/export, 200', () => {
  const file = apiForFile();

  it('R-P08 has one line per model by id, with exactly the specified fields; text is null if none is stored', async () => {
    const { id, key } = await makeWorkspace(file.db, 'lines');
    const { run, ids } = await runWithFailures(file.db, id);
    const { rows } = await file.db.query(
      'select display_name, lab_name from run_models where run_id = $1 order by model_id',
      [run.id],
    );
    const lines = linesOf(await get(file.api, `/v1/research/${run.id}/responses/export`, key));
    assert.deepEqual(
      lines,
      ids.map((modelId, index) => ({
        model_id: modelId,
        display_name: rows[index].display_name,
        laboratory: rows[index].lab_name,
        status: statusesWithFailures[index],
        input_tokens: index < 8 ? 10 : 0,
        output_tokens: index < 8 ? 20 : 0,
        text: index < 8 ? `${modelId}: caf\u00e9 \u{1F375}` : null,
      })),
    );
  });

  it('R-P08 has the headers of a streamed file: name, type, UTF-8, no length', async () => {
    const { id, key } = await makeWorkspace(file.db, 'headers');
    const run = await deliveredRun(file.db, id);
    const path = (runId: string) => `/v1/research/${runId}/responses/export`;
    for (const spelled of [run.id, run.id.toUpperCase()]) {
      const { headers } = await get(file.api, path(spelled), key);
      assert.equal(
        headers.get('Content-Disposition'),
        `attachment; filename="service-${run.id}-responses.jsonl"`,
      );
      assert.equal(headers.get('Content-Type'), 'application/x-ndjson; charset=utf-8');
      assert.equal(headers.get('Content-Length'), null);
      assert.match(headers.get('RateLimit') ?? '', /^"reads"/);
      assert.match(headers.get('Request-Id') ?? '', /^[0-9a-f-]{36}$/);
    }
    const head = await send(file.api, path(run.id), {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${key}` },
    });
    assert.deepEqual([head.status, head.text], [200, '']);
  });

  it('R-P08 R-P05 texts arrive intact whatever they contain: line ends, quotes, every plane of Unicode', async () => {
    const { id, key } = await makeWorkspace(file.db, 'texts');
    const longText = anyText.map((text) => `${text}"\n\u{1F375}e\u0301`.repeat(5_000)); // Of several pieces.
    const someTexts = fc.array(
      fc.oneof({ weight: 3, arbitrary: anyText }, { weight: 1, arbitrary: longText }),
      {
        minLength: 10,
        maxLength: 10,
      },
    );
    await fc.assert(
      fc.asyncProperty(someTexts, async (texts) => {
        const run = await runWithTexts(file.db, id, texts);
        const lines = linesOf(await get(file.api, `/v1/research/${run.id}/responses/export`, key));
        assert.deepEqual(
          lines.map(({ text }) => text),
          texts,
        );
      }),
      { numRuns: 20 },
    );
  });

  it('R-P08 sorts by code point and includes every model, over pages of short and long texts', async () => {
    const { id, key } = await makeWorkspace(file.db, 'pages');
    const ids = [
      'A/b',
      ...Array.from({ length: 200 }, (_, index) => `m/${1_000 + index}`),
      '\uff5e',
      '\u{1F375}',
    ];
    const run = await runWithModels(file.db, id, ids.toReversed());
    // From 1 character to twelve pieces; those that are long have no pieces here, and every third
    // model failed.
    await file.db.query(
      `update run_models set text = repeat('\u6f22"', n), text_characters = 2 * n
       from (select model_id as id, ((row_number() over (order by model_id) * 7919) % 50000)::int as n
             from run_models where run_id = $1) as sizes
       where run_id = $1 and model_id = id`,
      [run],
    );
    const { rowCount } = await file.db.query(
      `update run_models set status = 'error', text = null, text_characters = null, call_facts = null, alias_rank = null where run_id = $1 and text_characters % 3 = 0`,
      [run],
    );
    await file.db.query(
      'update runs set successful_models = total_models - $2, failed_models = $2 where id = $1',
      [run, rowCount],
    );
    const lines = linesOf(await get(file.api, `/v1/research/${run}/responses/export`, key));
    assert.deepEqual(
      lines.map(({ model_id }) => model_id),
      ids,
    );
    const { rows } = await file.db.query('select text from run_models where run_id = $1 order by model_id', [
      run,
    ]);
    assert.deepEqual(
      lines.map(({ text }) => text),
      rows.map(({ text }) => text),
    );
  });

  it('R-P10 R-W05 R-S05 a partial run is exported with a report and without one, a quick_pulse run too', async () => {
    const { id, key } = await makeWorkspace(file.db, 'ends');
    for (const end of [partialWithoutReport, oldRun]) {
      const run = await end(file.db, id);
      assert.equal(linesOf(await get(file.api, `/v1/research/${run.id}/responses/export`, key)).length, 10);
    }
  });
});

function linesOf({ status, text }: Answer): { model_id: string; text: string | null }[] {
  assert.equal(status, 200, text);
  assert.ok(text.endsWith('\n'));
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line));
}
