import assert from 'node:assert/strict';
import fc from 'fast-check';
import { closePanel } from '../../../src/app/close-panel.ts';
import { deliverReport } from '../../../src/app/deliver-report.ts';
import { listPanel, saveFailure } from '../../../src/db/panel-rows.ts';
import type { Pool } from '../../../src/db/pool.ts';
import type { RunRow } from '../../../src/db/runs.ts';
import { makeStorable } from '../../../src/text/code-points.ts';
import { pieceCharacters } from '../../../src/text/windows.ts';
import { plainCall } from '../chat.ts';
import {
  acceptRun,
  beginRun,
  deliveredRun,
  failedTry,
  keepReport,
  runOf,
  saveText,
} from '../database/runs.ts';
import { type Answer, assertEnvelope, get } from './api.ts';
import type { TestApi } from './start-api.ts';

// Runs whose stored responses a test chooses, and ways to walk through a list.

/** A delivered run of `wide`: models in order of id give these texts, the others one line. */
export async function runWithTexts(db: Pool, workspaceId: string, texts: readonly string[]): Promise<RunRow> {
  const { id } = await acceptRun(db, workspaceId);
  await beginRun(db, id);
  for (const [index, { model_id }] of (await listPanel(db, id)).entries()) {
    await saveText(db, id, model_id, texts[index] ?? 'In short: tea.');
  }
  return await finished(db, id);
}

/** The statuses of the panel of `runWithFailures`. */
export const statusesWithFailures = [...Array<string>(8).fill('success'), 'error', 'timeout'];

/** A partial run of `wide`: eight models answered, the ninth failed, the tenth timed out. */
export async function runWithFailures(
  db: Pool,
  workspaceId: string,
): Promise<{ run: RunRow; ids: string[] }> {
  const { id } = await acceptRun(db, workspaceId);
  await beginRun(db, id);
  const ids = (await listPanel(db, id)).map(({ model_id }) => model_id);
  for (const modelId of ids.slice(0, 8)) await saveText(db, id, modelId, `${modelId}: caf\u00e9 \u{1F375}`);
  await saveFailure(db, failedTry(id, ids[8]!, 'overloaded'));
  await saveFailure(db, failedTry(id, ids[9]!, 'timeout'));
  return { run: await finished(db, id), ids };
}

/**
 * A delivered run whose panel has exactly these models, whatever their names; each answered "x".
 */
export async function runWithModels(
  db: Pool,
  workspaceId: string,
  modelIds: readonly string[],
): Promise<string> {
  const { id } = await deliveredRun(db, workspaceId);
  await setModels(db, id, modelIds);
  return id;
}

/** Gives a finished run other models, as no create would. */
export async function setModels(db: Pool, runId: string, modelIds: readonly string[]): Promise<void> {
  await db.query('delete from run_models where run_id = $1', [runId]);
  await db.query(
    `insert into run_models (run_id, model_id, display_name, lab_id, lab_name, country_code, country_name, region, family,
       gateway, status, text, text_characters, call_facts, alias_rank)
     select $1, id, 'Name', 'lab', 'Lab', 'FR', 'France', 'Europe', 'Family', 'default', 'success', 'x', 1, $3, 'rank'
     from unnest($2::text[]) as id`,
    [runId, modelIds, JSON.stringify(plainCall)],
  );
  await db.query(
    'update runs set total_models = $2, successful_models = $2, failed_models = 0 where id = $1',
    [runId, modelIds.length],
  );
}

/**
 * Gives every model of a run a text of a megabyte: 262,144 characters of 4 bytes, in UTF-8 as in
 * UTF-16, in pieces.
 */
export async function giveLongTexts(db: Pool, runId: string): Promise<void> {
  await db.query(
    `with given as (
       update run_models set text = repeat('\u{1F375}', 262144), text_characters = 262144 where run_id = $1
       returning run_id, model_id)
     insert into response_pieces (run_id, model_id, first_character, text)
     select run_id, model_id, piece * ${pieceCharacters}, repeat('\u{1F375}', ${pieceCharacters})
     from given, generate_series(0, ${262_144 / pieceCharacters - 1}) as piece`,
    [runId],
  );
}

async function finished(db: Pool, runId: string): Promise<RunRow> {
  await closePanel(db, runId, 0);
  await keepReport(db, runId);
  await deliverReport(db, runId);
  return await runOf(db, runId);
}

/** Lifts the read limit of every key of a workspace for this minute. */
export async function liftReadLimit(db: Pool, workspaceId: string): Promise<void> {
  await db.query(
    `insert into rate_windows (subject, used, started_at)
     select id, -1000000, clock_timestamp() from api_keys where workspace_id = $1
     on conflict (subject) do update set used = excluded.used, started_at = excluded.started_at`,
    [workspaceId],
  );
}

/**
 * Follows the cursors of a list to its end.
 * @param between runs after each page, to change the list while it is read
 * @returns the items of each page
 */
export async function walk(
  api: TestApi,
  path: string,
  key: string,
  limits: readonly number[],
  between: () => Promise<unknown> = async () => undefined,
): Promise<Record<string, unknown>[][]> {
  const pages = [];
  let cursor: string | null = null;
  do {
    const limit = limits[pages.length % limits.length];
    const query = new URLSearchParams({ limit: String(limit), ...(cursor === null ? {} : { cursor }) });
    const { status, text, body } = await get(api, `${path}?${query}`, key);
    assert.equal(status, 200, text);
    assert.deepEqual(Object.keys(body), ['object', 'data', 'next_cursor']);
    assert.equal(body.object, 'list');
    pages.push(body.data);
    cursor = body.next_cursor;
    await between();
    assert.ok(pages.length < 1000, 'a list without an end');
  } while (cursor !== null);
  return pages;
}

/**
 * Text that models produce and nobody expects: every plane of Unicode, multi-part emoji, combining
 * marks.
 */
export const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('漢字', '🍵', '👩🏽‍🚀', 'e\u0301', '\u{10FFFF}', '\r\n', '"\\', '\u2028', 'ﷺ', '%00'),
    ),
    { maxLength: 20 },
  )
  .map((parts) => makeStorable(parts.join('')));

/** Query strings as people, scripts and scanners send them, with parameters of these names. */
export function anyQuery(...names: string[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.nat().map(String),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e1',
      '0x10',
      '+5',
      '%205',
      '5%20',
      '٥',
      '%D9%A5',
      '1.0',
      '1'.repeat(400),
    ),
    fc.constantFrom(
      '%00',
      '%ff',
      '%',
      '%zz',
      '%ed%a0%80',
      "'",
      '%27%20or%201%3D1',
      '../..',
      'null',
      'a/b',
      'AAAA',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(makeStorable(text))),
    fc.string({ maxLength: 30 }),
  );
  const pair = fc
    .tuple(
      fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: value }),
      value,
    )
    .map(([name, text]) => `${name}=${text}`);
  return fc
    .array(fc.oneof({ weight: 9, arbitrary: pair }, { weight: 1, arbitrary: fc.constantFrom(...names) }), {
      maxLength: 5,
    })
    .map((pairs) => pairs.join('&'));
}

/** Asserts an answer or a refusal in the envelope, never an internal failure. */
export function assertNoFault({ status, body }: Answer): void {
  assert.ok([200, 400, 404].includes(status), `status ${status}`);
  if (status !== 200) assertEnvelope(body);
}
