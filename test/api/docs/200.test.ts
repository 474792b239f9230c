import assert from 'node:assert/strict';
import { apiForFile, send } from '../../support/http/api.ts';
import { described } from '../../support/http/contract.ts';

describe('GET /docs', () => {
  const file = apiForFile();

  it('R-A05 serves the description as a page without a key, with style and scripts from this host only', async () => {
    const page = await send(file.api, '/docs');
    assert.equal(page.status, 200);
    assert.match(page.headers.get('Content-Type') ?? '', /^text\/html/);
    const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => `${path}`);
    assert.deepEqual(
      parts.filter((path) => !path.startsWith('data:')),
      ['docs/swagger-ui.css', 'v1/openapi.json', 'docs/swagger-ui-bundle.js', 'docs/start.js'],
    );
    for (const path of parts.filter((path) => path.startsWith('docs/'))) {
      const { status, headers, text } = await send(file.api, `/${path}`);
      assert.equal(status, 200, path);
      assert.match(headers.get('Content-Type') ?? '', path.endsWith('.css') ? /^text\/css/ : /javascript/);
      assert.ok(text.length > 100, path);
      const again = await send(file.api, `/${path}`, {
        headers: { 'If-None-Match': headers.get('ETag') ?? '' },
      });
      assert.deepEqual([again.status, again.text], [304, ''], path);
    }
  });

  it('R-A05 may be kept by anybody who asks whether it has changed', async () => {
    for (const path of ['/docs', '/docs/swagger-ui-bundle.js'])
      assert.equal((await send(file.api, path)).headers.get('Cache-Control'), 'public, no-cache', path);
  });
  it('R-A05 forbids inline scripts, inline styles and other hosts, and the page uses none of them', async () => {
    const { text, headers } = await send(file.api, '/docs');
    const policy = headers.get('Content-Security-Policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
    assert.equal(headers.get('Strict-Transport-Security'), null);
    assert.doesNotMatch(policy, /unsafe|https:|\*/);
    assert.doesNotMatch(text, /<script>|<style|style=|onload=/);
    assert.doesNotMatch(described.info.description, /\| -*:/, 'an aligned column is an inline style');
  });
});
