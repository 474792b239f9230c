import assert from 'node:assert/strict';
import { pieceCharacters } from '../../../src/text/windows.ts';
import { deliveredRun, oldRun, partialWithoutReport } from '../../support/database/runs.ts';
import { type Answer, apiForFile, get, makeWorkspace } from '../../support/http/api.ts';
import { runWithFailures, runWithModels, runWithTexts } from '../../support/http/responses.ts';

describe('GET /v1/research/{run_id}/responses/text, 200', () => {
  const file = apiForFile();

  it('R-P04 R-P05 returns the specified fields, and 8,000 characters by default', async () => {
    const text = '\u{1F375}'.repeat(9_000);
    const { read, firstModel } = await stored('fields', text);
    const { rows } = await file.db.query(
      'select display_name, lab_name from run_models where model_id = $1 limit 1',
      [firstModel],
    );
    const expected = {
      model_id: firstModel,
      display_name: rows[0].display_name,
      laboratory: rows[0].lab_name,
      status: 'success',
      text: '\u{1F375}'.repeat(8_000),
      offset: 0,
      returned_characters: 8_000,
      text_characters: 9_000,
      truncated: true,
    };
    assert.deepEqual((await read('')).body, expected);
    const rest = {
      text: '\u{1F375}'.repeat(1_000),
      offset: 8_000,
      returned_characters: 1_000,
      truncated: false,
    };
    assert.deepEqual((await read('&offset=8000')).body, { ...expected, ...rest });
  });

  it('R-P06 truncated is true exactly while text remains; an offset at or past the end gives "" and false', async () => {
    for (const length of [1, 100, pieceCharacters, pieceCharacters + 1, 3 * pieceCharacters]) {
      const { read } = await stored(`ends-${length}`, '\u6f22'.repeat(length));
      const window = async (offset: number, max: number) => {
        const { text, returned_characters, truncated } = (
          await read(`&offset=${offset}&max_characters=${max}`)
        ).body;
        assert.equal([...text].length, returned_characters);
        return [returned_characters, truncated];
      };
      assert.deepEqual(await window(0, length), [length, false]);
      assert.deepEqual(await window(length - 1, 1), [1, false]);
      assert.deepEqual(await window(length - 1, 32_000), [1, false]);
      if (length > 1) assert.deepEqual(await window(length - 2, 1), [1, true]);
      for (const past of [length, length + 1, 1_000_000])
        assert.deepEqual(await window(past, 8_000), [0, false]);
    }
  });

  it('R-P06 an empty text is "", not null', async () => {
    const { read } = await stored('empty', '');
    for (const query of ['', '&offset=5']) {
      const { text, returned_characters, text_characters, truncated } = (await read(query)).body;
      assert.deepEqual([text, returned_characters, text_characters, truncated], ['', 0, 0, false]);
    }
  });

  it('R-P07 a model that stored no text has text null, after an error and after a time-out', async () => {
    const { id, key } = await makeWorkspace(file.db, 'no-text');
    const { run, ids } = await runWithFailures(file.db, id);
    for (const [index, status] of [
      [8, 'error'],
      [9, 'timeout'],
    ] as const) {
      for (const query of ['', '&offset=1000']) {
        const { body } = await readText(run.id, key, ids[index]!, query);
        assert.deepEqual(
          [body.status, body.text, body.returned_characters, body.text_characters, body.truncated],
          [status, null, 0, 0, false],
        );
      }
    }
  });

  it('R-P04 accepts windows of up to 32,000 and offsets of up to 1,000,000', async () => {
    const text = Array.from({ length: 150_000 }, (_, index) => `${index % 10}caf\u00e9 \u6f22`).join('');
    const { read } = await stored('largest', text);
    const { body } = await read('&offset=1000000&max_characters=32000');
    assert.deepEqual(
      [body.text, body.returned_characters, body.truncated],
      [text.slice(1_000_000, 1_032_000), 32_000, true],
    );
  });

  it('R-P04 model_id may contain a slash, encoded or not, and any other characters', async () => {
    const { id, key } = await makeWorkspace(file.db, 'ids');
    const ids = ['a/b', 'a/b:free', 'a b', 'a+b', 'a%2Fb', 'a&b=c', '\u6f22/\u{1F375}', '"; --'];
    const run = await runWithModels(file.db, id, ids);
    for (const modelId of ids) {
      const answer = await readText(run, key, modelId, '');
      assert.deepEqual([answer.status, answer.body.model_id], [200, modelId]);
    }
    const plain = await get(file.api, `/v1/research/${run}/responses/text?model_id=a/b`, key);
    assert.deepEqual([plain.status, plain.body.model_id], [200, 'a/b']);
  });

  it('R-P07 R-S04 a model that has left the catalogue keeps its stored id and names', async () => {
    const { id, key } = await makeWorkspace(file.db, 'retired');
    const run = await runWithModels(file.db, id, ['retired/model-1']);
    const { body } = await readText(run, key, 'retired/model-1', '');
    assert.deepEqual(
      [body.model_id, body.display_name, body.laboratory, body.text],
      ['retired/model-1', 'Name', 'Lab', 'x'],
    );
  });

  it('R-P10 R-W05 R-S05 texts of a partial run are readable with and without a report, and those of a quick_pulse run too', async () => {
    const { id, key } = await makeWorkspace(file.db, 'ends');
    for (const end of [
      partialWithoutReport,
      oldRun,
      (...of: [typeof file.db, string]) => deliveredRun(...of, 7),
    ]) {
      const run = await end(file.db, id);
      const { rows } = await file.db.query(
        `select model_id, text from run_models where run_id = $1 and status = 'success' limit 1`,
        [run.id],
      );
      const { status, body } = await readText(run.id, key, rows[0].model_id, '');
      assert.deepEqual([status, body.text], [200, rows[0].text]);
    }
  });

  it('R-E08 unknown parameters are ignored', async () => {
    const { read } = await stored('unknown', 'abc');
    const { body } = await read('&max_characters=002&limit=x&limit=y&offset[]=1');
    assert.deepEqual([body.text, body.truncated], ['ab', true]);
  });

  /** A run whose first model answered with this text, and a way to read a window of it. */
  async function stored(name: string, text: string) {
    const { id, key } = await makeWorkspace(file.db, name);
    const run = await runWithTexts(file.db, id, [text]);
    const { rows } = await file.db.query('select min(model_id) as first from run_models where run_id = $1', [
      run.id,
    ]);
    const firstModel: string = rows[0].first;
    return { id, firstModel, read: (query: string) => readText(run.id, key, firstModel, query) };
  }

  function readText(runId: string, key: string, modelId: string, query: string): Promise<Answer> {
    const path = `/v1/research/${runId}/responses/text?model_id=${encodeURIComponent(modelId)}${query}`;
    return get(file.api, path, key);
  }
});
