import assert from 'node:assert/strict';
import fc from 'fast-check';
import { closePanel } from '../../../src/app/close-panel.ts';
import { saveAnswer } from '../../../src/db/panel-rows.ts';
import { readLongWindow } from '../../../src/db/stored-responses.ts';
import { pieceCharacters } from '../../../src/text/windows.ts';
import { plainCall } from '../../support/chat.ts';
import { acceptRun, beginRun, failRun, runOf, saveText } from '../../support/database/runs.ts';
import { apiForFile, get, makeWorkspace } from '../../support/http/api.ts';
import { anyText, liftReadLimit, runWithTexts } from '../../support/http/responses.ts';

// A long text is stored once whole and once in pieces (docs/decisions/0008): no window may show
// where the pieces meet.

describe('GET /v1/research/{run_id}/responses/text, windows', () => {
  const file = apiForFile();
  let workspaceId: string;
  let key: string;
  let runId: string;
  let modelId: string;

  before(async () => {
    ({ id: workspaceId, key } = await makeWorkspace(file.db, 'windows'));
    await liftReadLimit(file.db, workspaceId);
    runId = (await runWithTexts(file.db, workspaceId, [])).id;
    modelId = await firstModel(runId);
  });

  // Long enough for up to three pieces, with different characters on both sides of every boundary.
  const storedText = fc
    .tuple(
      anyText,
      fc.constantFrom('a', '\u00e9', '\u6f22', '\u{1F375}', 'e\u0301', '\u{1F469}\u{1F3FD}\u200d\u{1F680}'),
      fc.oneof(
        fc.nat(20),
        fc
          .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: -15, max: 15 }))
          .map(([pieces, more]) => pieces * pieceCharacters + more),
      ),
      anyText,
    )
    .map(([head, filler, characters, tail]) => {
      const room = Math.max(0, characters - [...head].length);
      return head + filler.repeat(Math.ceil(room / [...filler].length)) + tail;
    });

  it('R-P05 R-P06 windows of any size, joined end to end, are the stored text byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(storedText, fc.integer({ min: 1, max: 12 }), async (text, parts) => {
        await store(text);
        const characters = [...text].length;
        const size = Math.max(1, Math.ceil(characters / parts));
        let joined = '';
        let offset = 0;
        for (let more = true; more; ) {
          const window = await read(offset, size);
          joined += window.text;
          offset += window.returned_characters;
          more = window.truncated;
          assert.equal(window.text_characters, characters);
        }
        assert.deepEqual(Buffer.from(joined), Buffer.from(text));
      }),
      { numRuns: 60 },
    );
  });

  it('R-P05 a window at any offset has exactly the code points of the text there', async () => {
    const place = fc.tuple(fc.nat(3 * pieceCharacters), fc.integer({ min: 1, max: 32_000 }));
    await fc.assert(
      fc.asyncProperty(storedText, fc.array(place, { minLength: 3, maxLength: 3 }), async (text, places) => {
        await store(text);
        for (const [offset, max] of places) {
          const expected = [...text].slice(offset, offset + max).join('');
          assert.deepEqual(Buffer.from((await read(offset, max)).text), Buffer.from(expected));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('R-P05 windows that start or end near a piece boundary are exact', async () => {
    const unlike = ['\u{1F375}', 'b', '\u6f22', '\u00e9', '\u0301'];
    const characters = Array.from({ length: 3 * pieceCharacters + 5 }, (_, index) => unlike[index % 5]!);
    await store(characters.join(''));
    for (let piece = 0; piece <= 3; piece++) {
      for (const edge of [-1, 0, 1]) {
        const offset = Math.max(0, piece * pieceCharacters + edge);
        for (const max of [
          1,
          2,
          pieceCharacters - 1,
          pieceCharacters,
          pieceCharacters + 1,
          2 * pieceCharacters,
        ]) {
          assert.equal((await read(offset, max)).text, characters.slice(offset, offset + max).join(''));
        }
      }
    }
  });

  it('R-P05 a text whose pieces were lost reads the same', async () => {
    const text = '\u{1F375}x'.repeat(pieceCharacters);
    await store(text);
    const windows = [
      [0, 10],
      [pieceCharacters - 3, 7],
      [2 * pieceCharacters - 2, 50],
      [2 * pieceCharacters, 50],
    ] as const;
    const readAll = async () => await Promise.all(windows.map(([offset, max]) => read(offset, max)));
    const before = await readAll();
    await file.db.query('delete from response_pieces');
    assert.deepEqual(await readAll(), before);
  });

  it('R-P05 a window at the end of a megabyte reads only a small part of what is stored', async () => {
    await store('0123456789abcdef'.repeat(62_500));
    const near = await blocksRead(0, 8_000);
    const far = await blocksRead(990_000, 8_000);
    assert.ok(far < 40 && far <= near + 15, `${near} and ${far} blocks`);
    await file.db.query('delete from response_pieces');
    assert.ok((await blocksRead(990_000, 8_000)) > 120); // Shows that the measurement can tell.
  });

  it('R-G05 R-P05 pieces are written with their answer alone and join to its text; a late or repeated one adds none', async () => {
    const long = (mark: string) => mark.repeat(2 * pieceCharacters + 1);
    const { id } = await acceptRun(file.db, workspaceId);
    await beginRun(file.db, id);
    const model = await firstModel(id);
    const saved = await Promise.all(
      ['a', 'b', 'c', 'd'].map((mark) => saveText(file.db, id, model, long(mark))),
    );
    assert.equal(saved.filter(Boolean).length, 1);
    const { rows } = await file.db.query(
      `select m.text = string_agg(p.text, '' order by p.first_character) as same, count(*)::int as pieces
       from run_models m join response_pieces p using (run_id, model_id) where run_id = $1 group by m.text`,
      [id],
    );
    assert.deepEqual(rows, [{ same: true, pieces: 3 }]);
    await closePanel(file.db, id, 0);
    await failRun(file.db, id, 'cancelled');
    const { rows: late } = await file.db.query(
      `select model_id from run_models where run_id = $1 and status <> 'success' limit 1`,
      [id],
    );
    assert.equal(await saveText(file.db, id, late[0].model_id, long('e')), false);
    assert.equal(await countPieces(id), 3);
    assert.equal((await runOf(file.db, id)).successful_models, 1);
  });

  it('R-G05 an answer that cannot be counted stores neither text nor pieces', async () => {
    const { id } = await acceptRun(file.db, workspaceId);
    await beginRun(file.db, id);
    const text = 'x'.repeat(2 * pieceCharacters);
    const save = saveAnswer(file.db, {
      runId: id,
      modelId: await firstModel(id),
      text,
      textCharacters: text.length - 1,
      inputTokens: 1,
      outputTokens: 1,
      responseId: null,
      simulated: true,
      lateRetry: false,
      servedModel: null,
      callFacts: plainCall,
    });
    await assert.rejects(save, /check/);
    assert.equal(await countPieces(id), 0);
    assert.equal((await runOf(file.db, id)).successful_models, 0);
    await failRun(file.db, id, 'cancelled');
  });

  it('R-P05 the database refuses a piece of another length or position, and one with a gap before it', async () => {
    const insert = (first: number, characters: number) =>
      file.db.query(
        'insert into response_pieces (run_id, model_id, first_character, text) values ($1, $2, $3, $4)',
        [runId, 'other', first, 'x'.repeat(characters)],
      );
    await assert.rejects(insert(0, pieceCharacters + 1), /check/);
    await assert.rejects(insert(0, 0), /check/);
    await assert.rejects(insert(1, 1), /check/);
    await assert.rejects(insert(-pieceCharacters, 1), /check/);
    await assert.rejects(insert(pieceCharacters, 1), /foreign key/);
    await insert(0, pieceCharacters);
    await insert(pieceCharacters, 10);
    await assert.rejects(insert(2 * pieceCharacters, 1), /foreign key/);
    await file.db.query(`delete from response_pieces where model_id = 'other'`);
  });

  /** Stores a text as the first model's, as an answer is stored. */
  async function store(text: string): Promise<void> {
    await file.db.query('delete from response_pieces where run_id = $1', [runId]);
    await file.db.query(
      `update run_models set status = 'pending', text = null, text_characters = null, call_facts = null, alias_rank = null where run_id = $1 and model_id = $2`,
      [runId, modelId],
    );
    await file.db.query('update runs set successful_models = successful_models - 1 where id = $1', [runId]);
    assert.equal(await saveText(file.db, runId, modelId, text), true);
  }

  async function read(offset: number, max: number) {
    const query = new URLSearchParams({ model_id: modelId, offset: `${offset}`, max_characters: `${max}` });
    const { status, text, body } = await get(file.api, `/v1/research/${runId}/responses/text?${query}`, key);
    assert.equal(status, 200, text);
    return body;
  }

  /** Blocks of 8 KB that the statement of a window touches, as counted by PostgreSQL. */
  async function blocksRead(offset: number, max: number): Promise<number> {
    let sent: { text: string; values: unknown[] } | undefined;
    const spy = {
      async query(config: NonNullable<typeof sent>) {
        sent = config;
        return { rows: [] };
      },
    };
    await readLongWindow.byWorkspace(spy as never, workspaceId, {
      runId,
      modelId,
      offset,
      maxCharacters: max,
    });
    const { rows } = await file.db.query(
      `explain (analyze, buffers, format json) ${sent!.text}`,
      sent!.values,
    );
    const plan = rows[0]['QUERY PLAN'][0].Plan;
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }

  async function countPieces(id: string): Promise<number> {
    const { rows } = await file.db.query('select count(*)::int as n from response_pieces where run_id = $1', [
      id,
    ]);
    return rows[0].n;
  }

  async function firstModel(id: string): Promise<string> {
    const { rows } = await file.db.query('select min(model_id) as first from run_models where run_id = $1', [
      id,
    ]);
    return rows[0].first;
  }
});
