import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshDatabase, type TestDatabase } from '../../support/database/postgres.ts';
import { send } from '../../support/http/api.ts';
import { startApi, type TestApi } from '../../support/http/start-api.ts';

describe('console pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'panel-pages-'));
  let database: TestDatabase;
  let api: TestApi;

  before(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>');
    writeFileSync(join(folder, 'assets/app-1a2b.js'), 'console.log(1);'.repeat(200));
    writeFileSync(join(folder, 'assets/sheet-1a2b.css'), 'p { margin: 0 }');
    database = await freshDatabase();
    api = await startApi(database.pool, { console: { pages: pathToFileURL(`${folder}/`) } });
  });
  after(async () => {
    await api.stop();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it('R-U07 every address of the console is the page, under a policy without inline code and other hosts', async () => {
    for (const path of ['/console', '/console/', '/console/invitation', '/console/research/1?claim=7']) {
      const { status, headers, text } = await send(api, path);
      assert.deepEqual([status, headers.get('Content-Type')], [200, 'text/html; charset=utf-8'], path);
      assert.match(text, /^<!doctype html>/);
      const policy = headers.get('Content-Security-Policy') ?? '';
      assert.match(policy, /default-src 'none'.*script-src 'self'.*style-src 'self'.*frame-ancestors 'none'/);
      assert.ok(!/unsafe|https?:|\*/.test(policy), policy);
      assert.equal(headers.get('X-Robots-Tag'), 'noindex, nofollow');
      assert.equal(headers.get('Referrer-Policy'), 'no-referrer');
      assert.equal(headers.get('X-Frame-Options'), 'SAMEORIGIN');
      assert.equal(headers.get('Cache-Control'), 'no-cache');
    }
    const home = await send(api, '/', { redirect: 'manual' });
    assert.deepEqual([home.status, home.headers.get('Location')], [302, '/console']);
  });

  it('R-U07 what the page loads is kept by browsers, and compressed', async () => {
    const { status, headers } = await send(api, '/console/assets/app-1a2b.js', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    assert.equal(status, 200);
    assert.match(headers.get('Content-Type') ?? '', /^text\/javascript|^application\/javascript/);
    assert.equal(headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
    assert.equal(headers.get('Content-Encoding'), 'gzip');
    const again = { headers: { 'If-None-Match': headers.get('ETag') ?? '' } };
    assert.equal((await send(api, '/console/assets/app-1a2b.js', again)).status, 304);
    const sheet = await send(api, '/console/assets/sheet-1a2b.css');
    assert.deepEqual([sheet.status, sheet.text], [200, 'p { margin: 0 }']);
  });

  it('R-E07 what is no page is refused in the envelope, and no other file is served', async () => {
    for (const path of [
      '/console/assets/none.js',
      '/console/assets/..%2Findex.html',
      '/console/assets/%2e%2e%2f%2e%2e%2fpackage.json',
      '/console/api/none',
      '/console/api/',
    ]) {
      const { status, body } = await send(api, path);
      assert.deepEqual([status, body.error?.code], [404, 'invalid_request'], path);
    }
    assert.equal((await send(api, '/console/api/me', { method: 'PUT' })).status, 405);
    const unbuilt = await startApi(database.pool, { console: { pages: pathToFileURL(`${folder}/none/`) } });
    const { status, body } = await send(unbuilt, '/console');
    assert.deepEqual([status, body.error.code], [404, 'invalid_request']);
    assert.match(body.error.message, /npm run pages/);
    await unbuilt.stop();
  });
});
