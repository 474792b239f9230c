import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { deliveredRun } from '../../support/database/runs.ts';
import { apiForFile, get, makeWorkspace } from '../../support/http/api.ts';

const golden = readFileSync('test/golden/report.json', 'utf8');

describe('GET /v1/research/{run_id}/result as Markdown', () => {
  const file = apiForFile();

  it('R-G13 a client that prefers Markdown gets the answer, its counts and its limits to read', async () => {
    const { path, key } = await delivered('reads', golden);
    const { status, headers, text } = await get(file.api, path, key, { Accept: 'text/markdown' });
    assert.equal(status, 200);
    assert.match(headers.get('Content-Type') ?? '', /^text\/markdown; charset=utf-8/);
    const { question, answer, evidence } = JSON.parse(golden);
    for (const words of [question.text, answer.headline, evidence.camps[0].label])
      assert.ok(text.includes(words), words);
    assert.match(text, /^## How this was made$/m);
  });

  it('R-G08 R-G13 JSON is the default, and of two types the preferred one is sent', async () => {
    const { path, key } = await delivered('prefers', golden);
    for (const [accept, type] of [
      ['*/*', 'application/json'],
      ['text/html', 'application/json'],
      ['application/json, text/markdown', 'application/json'],
      ['text/markdown;q=0.5, application/json', 'application/json'],
      ['text/markdown, */*;q=0.1', 'text/markdown'],
    ] as const) {
      const { headers } = await get(file.api, path, key, { Accept: accept });
      assert.ok(headers.get('Content-Type')?.startsWith(type), accept);
      assert.match(headers.get('Vary') ?? '', /\bAccept\b(?!-)/);
    }
  });

  it('R-G11 R-G13 each type has its own ETag', async () => {
    const { path, key } = await delivered('tags', golden);
    const json = (await get(file.api, path, key)).headers.get('ETag') ?? '';
    const markdown = await get(file.api, path, key, { Accept: 'text/markdown', 'If-None-Match': json });
    assert.equal(markdown.status, 200);
    const tag = markdown.headers.get('ETag') ?? '';
    const again = await get(file.api, path, key, { Accept: 'text/markdown', 'If-None-Match': tag });
    assert.equal(again.status, 304);
  });

  it('R-G08 R-G13 a stored report of another shape is sent as JSON', async () => {
    const { path, key } = await delivered('odd', '{"a":1}');
    const { headers, text } = await get(file.api, path, key, { Accept: 'text/markdown' });
    assert.match(headers.get('Content-Type') ?? '', /^application\/json/);
    assert.ok(text.endsWith('"report":{"a":1}}'));
  });

  async function delivered(name: string, report: string) {
    const { id, key } = await makeWorkspace(file.db, name);
    const run = await deliveredRun(file.db, id);
    await file.db.query('update reports set report = $2 where run_id = $1', [run.id, report]);
    return { key, path: `/v1/research/${run.id}/result` };
  }
});
