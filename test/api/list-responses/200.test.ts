import assert from 'node:assert/strict';
import fc from 'fast-check';
import { booksOf, deliveredRun, oldRun, partialWithoutReport } from '../../support/database/runs.ts';
import { apiForFile, get, makeWorkspace } from '../../support/http/api.ts';
import {
  liftReadLimit,
  runWithFailures,
  runWithModels,
  runWithTexts,
  setModels,
  statusesWithFailures,
  walk,
} from '../../support/http/responses.ts';

describe('GET /v1/research/{run_id}/responses, 200', () => {
  const file = apiForFile();

  it('R-P01 R-P02 lists every model, including errors and timeouts, with exactly the specified fields and no text', async () => {
    const { id, key } = await makeWorkspace(file.db, 'fields');
    const { run, ids } = await runWithFailures(file.db, id);
    const { status, body } = await get(file.api, `/v1/research/${run.id}/responses`, key);
    assert.deepEqual(
      [status, Object.keys(body), body.object, body.next_cursor],
      [200, ['object', 'data', 'next_cursor'], 'list', null],
    );
    assert.deepEqual(
      body.data.map((item: Record<string, unknown>) => [item.model_id, item.status]),
      ids.map((model, index) => [model, statusesWithFailures[index]]),
    );
    const { rows } = await file.db.query(
      'select display_name, lab_name from run_models where run_id = $1 order by model_id',
      [run.id],
    );
    for (const [index, item] of body.data.entries()) {
      const { display_name, lab_name } = rows[index];
      const answered = index < 8;
      assert.deepEqual(item, {
        model_id: ids[index],
        display_name,
        laboratory: lab_name,
        status: item.status,
        input_tokens: answered ? 10 : 0,
        output_tokens: answered ? 20 : 0,
        text_available: answered,
        text_characters: answered ? [...`${ids[index]}: caf\u00e9 \u{1F375}`].length : 0,
      });
    }
  });

  it('R-P01 sorts by code point, whatever the locale: capitals first, emoji last', async () => {
    const { id, key } = await makeWorkspace(file.db, 'order');
    const sorted = ['A/b', 'Z', 'a-b/c', 'a/b', 'a_b', 'ab', 'z', '\u00e9', '\u6f22', '\uff5e', '\u{1F375}'];
    const run = await runWithModels(file.db, id, sorted.toReversed());
    const pages = await walk(file.api, `/v1/research/${run}/responses`, key, [2, 3]);
    assert.deepEqual(
      pages.flat().map(({ model_id }) => model_id),
      sorted,
    );
  });

  it('R-P01 a page has at most limit items, 50 by default, and next_cursor is null only on the last one', async () => {
    const { id, key } = await makeWorkspace(file.db, 'pages');
    const models = Array.from({ length: 101 }, (_, index) => `m/${String(index).padStart(3, '0')}`);
    const run = await runWithModels(file.db, id, models);
    const path = `/v1/research/${run}/responses`;
    const first = (await get(file.api, path, key)).body;
    assert.deepEqual([first.data.length, typeof first.next_cursor], [50, 'string']);
    const sizes = async (limit: number) =>
      (await walk(file.api, path, key, [limit])).map((page) => page.length);
    assert.deepEqual(await sizes(50), [50, 50, 1]);
    assert.deepEqual(await sizes(49), [49, 49, 3]);
    await setModels(file.db, run, models.slice(0, 100));
    assert.deepEqual(await sizes(50), [50, 50]);
    await setModels(file.db, run, models.slice(0, 1));
    assert.deepEqual(await sizes(1), [1]);
  });

  it('R-P01 following cursors gives every row once and in order, whatever the ids and limits', async () => {
    const { id: workspaceId, key } = await makeWorkspace(file.db, 'walks');
    await liftReadLimit(file.db, workspaceId);
    const run = await runWithModels(file.db, workspaceId, ['x']);
    const modelId = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
      .filter((text) => !text.includes('\0'));
    const limits = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 });
    const case_ = fc.tuple(fc.uniqueArray(modelId, { minLength: 1, maxLength: 60 }), limits);
    await fc.assert(
      fc.asyncProperty(case_, async ([models, sizes]) => {
        await setModels(file.db, run, models);
        const pages = await walk(file.api, `/v1/research/${run}/responses`, key, sizes);
        const ids = pages.flat().map(({ model_id }) => String(model_id));
        assert.deepEqual(
          ids,
          models.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
        );
        for (const page of pages.slice(0, -1)) assert.ok(page.length > 0);
      }),
      { numRuns: 25 },
    );
  });

  it('R-P10 R-W05 a partial run is readable with and without a report, and so are completed and quick_pulse runs', async () => {
    const { id, key } = await makeWorkspace(file.db, 'ends');
    for (const end of [runWithFailures, partialWithoutReport, deliveredRun, oldRun]) {
      const made = await end(file.db, id);
      const run = 'run' in made ? made.run : made;
      const { status, body } = await get(file.api, `/v1/research/${run.id}/responses`, key);
      assert.deepEqual([status, body.data.length], [200, 10], run.status);
    }
  });

  it('R-P02 text_characters counts code points, and an empty text counts as available', async () => {
    const { id, key } = await makeWorkspace(file.db, 'lengths');
    const run = await runWithTexts(file.db, id, ['', '\u{1F375}', 'e\u0301', '\u6f22'.repeat(9_000)]);
    const { data } = (await get(file.api, `/v1/research/${run.id}/responses?limit=4`, key)).body;
    assert.deepEqual(
      data.map((item: Record<string, unknown>) => [item.text_available, item.text_characters]),
      [0, 1, 2, 9_000].map((characters) => [true, characters]),
    );
  });

  it('R-E08 unknown parameters are ignored, and leading zeros are accepted', async () => {
    const { id, key } = await makeWorkspace(file.db, 'lenient');
    const run = await deliveredRun(file.db, id);
    const path = `/v1/research/${run.id}/responses`;
    const { status, body } = await get(file.api, `${path}?limit=003&offset=x&offset=y&limit[]=0&=`, key);
    assert.deepEqual([status, body.data.length], [200, 3]);
  });

  it('R-S08 reading is one query and writes nothing but the rate limit of the key', async () => {
    const { id, key } = await makeWorkspace(file.db, 'unchanged');
    const run = await deliveredRun(file.db, id);
    const before = await booksOf(file.db, id);
    await get(file.api, '/v1/account', key); // The first request of a key also opens its counter and records its use.
    const asked = queriesOf();
    await get(file.api, `/v1/research/${run.id}/responses`, key);
    assert.equal(asked(), 2); // One for the key and its rate limit.
    assert.deepEqual(await booksOf(file.db, id), before);
  });

  /** Counts the statements that the api sends from here on. */
  function queriesOf(): () => number {
    const { query } = file.db;
    let count = 0;
    file.db.query = ((...values: unknown[]) => {
      count++;
      return Reflect.apply(query, file.db, values);
    }) as typeof query;
    return () => {
      file.db.query = query;
      return count;
    };
  }
});
