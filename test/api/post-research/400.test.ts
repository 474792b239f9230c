import assert from 'node:assert/strict';
import { request } from 'node:http';
import { bodyMaxBytes } from '../../../src/domain/limits.ts';
import { booksOf } from '../../support/database/runs.ts';
import {
  type Answer,
  apiForFile,
  assertEnvelope,
  assertRefused,
  create,
  makeWorkspace,
  type TestWorkspace,
  validBody,
} from '../../support/http/api.ts';

// A refused request must cost nothing: no credits, no run, and its key stays free for the corrected
// one.

type Options = Parameters<typeof create>[2];

const json = JSON.stringify(validBody);

const notJson: Readonly<Record<string, Options>> = {
  'an empty body': { body: '' },
  'broken JSON': { body: '{"prompt":"Why?","panel":"wide"' },
  'JSON with something behind it': { body: `${json};` },
  'bytes that are not UTF-8': { body: Buffer.from('{"prompt":"caf\xe9","panel":"wide"}', 'latin1') },
  'a UTF-8 surrogate': { body: Buffer.from('{"prompt":"a\xed\xa0\x80","panel":"wide"}', 'latin1') },
  'the content type text/plain': { body: json, headers: { 'Content-Type': 'text/plain' } },
  'the content type of a form': {
    body: json,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  },
  'a content type that only begins like JSON': {
    body: json,
    headers: { 'Content-Type': 'application/json5' },
  },
  'no content type': { body: Buffer.from(json), headers: { 'Content-Type': '' } },
  'the charset latin1': { body: json, headers: { 'Content-Type': 'application/json; charset=latin1' } },
  'the charset utf-16': { body: json, headers: { 'Content-Type': 'application/json; charset=utf-16' } },
  'the charset utf-16 among other parameters': {
    body: json,
    headers: { 'Content-Type': 'application/json; foo=bar; charset="utf-16"' },
  },
  'a media type that is none': { body: json, headers: { 'Content-Type': 'application/json, text/plain' } },
  'a content encoding': { body: json, headers: { 'Content-Encoding': 'gzip' } },
};

const noObject: Readonly<Record<string, Options>> = {
  null: { body: 'null' },
  'an array': { body: [validBody] },
  'a text': { body: '"Why?"' },
  'a number': { body: '1' },
};

const badFields: Readonly<Record<string, unknown>> = {
  'no field': {},
  'no prompt': { panel: 'wide' },
  'an empty prompt': { prompt: '', panel: 'wide' },
  'a blank prompt': { prompt: ' \t\r\n\u00a0\u2003\ufeff ', panel: 'wide' },
  'a prompt that is null': { prompt: null, panel: 'wide' },
  'a prompt that is a number': { prompt: 7, panel: 'wide' },
  'a prompt that is a list': { prompt: ['Why?'], panel: 'wide' },
  'no panel': { prompt: 'Why?' },
  'an unknown panel': { prompt: 'Why?', panel: 'narrow' },
  'a panel in capitals': { prompt: 'Why?', panel: 'Wide' },
  'a panel with space': { prompt: 'Why?', panel: ' wide' },
  'a panel named like a property of every object': { prompt: 'Why?', panel: 'constructor' },
  'a panel that is null': { prompt: 'Why?', panel: null },
  'a panel that is a list': { prompt: 'Why?', panel: ['wide'] },
  'the extra field models': { ...validBody, models: ['some/model'] },
  'the extra field models, empty': { ...validBody, models: [] },
  'the extra field credits': { ...validBody, credits_reserved: 1 },
  'the extra field source': { ...validBody, source: 'console' },
  'an extra field that is null': { ...validBody, extra: null },
  'an extra field that is __proto__': `{"prompt":"Why?","panel":"wide","__proto__":{"panel":"wide"}}`,
};

const badPrompts: Readonly<Record<string, unknown>> = {
  '20,001 characters': { prompt: 'x'.repeat(20_001), panel: 'wide' },
  '20,001 characters of 4 bytes': { prompt: '\u{1F375}'.repeat(20_001), panel: 'wide' },
  'U+0000': { prompt: 'a\u0000b', panel: 'wide' },
  'a lone high surrogate': '{"prompt":"a\\ud800b","panel":"wide"}',
  'a lone low surrogate': '{"prompt":"a\\udc00","panel":"wide"}',
  'surrogates in the wrong order': '{"prompt":"\\udf75\\ud83c","panel":"wide"}',
};

const badKeys: Readonly<Record<string, string>> = {
  'an empty key': '',
  'a key of 256 characters': 'k'.repeat(256),
  'a key with a space': 'a key',
  'a key with a slash': 'a/b',
  'a key with a comma, as two headers make': 'a, b',
  'a key with another letter': 'clé',
  'a key that is an emoji in bytes': '\u00f0\u009f\u008d\u00b5',
  'a key with a percent sign': '%41',
};

describe('POST /v1/research, 400', () => {
  const file = apiForFile();
  const idempotencyKey = 'mended-later';
  let count = 0;
  let workspace: TestWorkspace;

  beforeEach(async () => {
    workspace = await makeWorkspace(file.db, `for test ${++count}`, 100);
  });

  describe('R-C02 R-E02 a missing key', () => {
    it('is idempotency_key_required', async () => {
      assertRefused(
        await create(file.api, workspace.key, { idempotencyKey: null }),
        400,
        'idempotency_key_required',
      );
      await assertCostNothing();
    });
  });

  describe('R-C03 R-E02 a key outside its pattern is invalid_idempotency_key:', () => {
    for (const [what, key] of Object.entries(badKeys)) {
      it(what, async () => {
        const answer = await create(file.api, workspace.key, { idempotencyKey: key });
        assertRefused(answer, 400, 'invalid_idempotency_key');
        await assertCostNothing();
      });
    }
  });

  describe('R-C04 R-E01 a body that is not JSON is invalid_request:', () => {
    for (const [what, options] of Object.entries(notJson)) it(what, () => refusesAndForgets(options));
  });

  describe('R-C04 a body that is not an object is invalid_request:', () => {
    for (const [what, options] of Object.entries(noObject)) it(what, () => refusesAndForgets(options));
  });

  describe('R-C04 R-S02 fields other than a prompt and a panel are invalid_request:', () => {
    for (const [what, body] of Object.entries(badFields)) it(what, () => refusesAndForgets({ body }));
  });

  describe('R-C06 a prompt that cannot be stored is invalid_request:', () => {
    for (const [what, body] of Object.entries(badPrompts)) it(what, () => refusesAndForgets({ body }));
  });

  it('R-C06 a body one byte over 256 KiB is invalid_request, if Content-Length says so', async () => {
    await refusesAndForgets({ body: json.padEnd(bodyMaxBytes + 1) });
  });

  it('R-C06 a chunked body over 256 KiB is invalid_request, long before its end', async () => {
    const { status, text } = await createEndlessly(workspace.key);
    assert.equal(status, 400);
    assertEnvelope(JSON.parse(text));
    await assertCostNothing();
  });

  it('R-S05 R-E02 the panel quick_pulse is quick_pulse_unavailable, provided that everything else is valid', async () => {
    const body = { prompt: 'Why?', panel: 'quick_pulse' };
    assertRefused(await create(file.api, workspace.key, { body }), 400, 'quick_pulse_unavailable');
    for (const other of [{ ...body, prompt: ' ' }, { ...body, models: [] }, { panel: 'quick_pulse' }]) {
      assertRefused(await create(file.api, workspace.key, { body: other }), 400, 'invalid_request');
    }
    await assertCostNothing();
  });

  it('R-C04 reports the problem of each field without repeating the prompt', async () => {
    const secret = 'the merger with Initech';
    const bodies = [
      { prompt: secret.repeat(1_000), panel: 'x', models: [] },
      { prompt: 'Why?', panel: secret },
      { prompt: 'Why?', panel: 'wide', [secret]: 1 },
      `{"prompt":"${secret}`,
    ];
    for (const body of bodies) {
      const answer = await create(file.api, workspace.key, { body });
      assertRefused(answer, 400, 'invalid_request');
      assert.ok(!answer.text.includes('Initech'));
    }
    assert.ok(!JSON.stringify(file.api.logged).includes('Initech'));
    const { body } = await create(file.api, workspace.key, { body: { panel: 'x', extra: 1 } });
    assert.match(
      body.error.message,
      /prompt must be a string; panel must be one of wide, consensus, service; the body has fields/,
    );
    assert.deepEqual(
      body.error.details.issues.map((issue: { path: string }) => issue.path),
      ['prompt', 'panel', ''],
    );
  });

  it('R-C14 the key of a refused request stays free: the corrected request is a new run', async () => {
    const other = await makeWorkspace(file.db, 'mended', 15);
    assertRefused(
      await create(file.api, other.key, { idempotencyKey, body: { prompt: 'Why?' } }),
      400,
      'invalid_request',
    );
    assert.equal((await create(file.api, other.key, { idempotencyKey })).status, 202);
  });

  async function refusesAndForgets(options: Options): Promise<void> {
    const answer: Answer = await create(file.api, workspace.key, { idempotencyKey, ...options });
    assertRefused(answer, 400, 'invalid_request');
    await assertCostNothing();
  }

  /** R-C14 */
  async function assertCostNothing(): Promise<void> {
    const { balance, entries, runs, keys } = await booksOf(file.db, workspace.id);
    assert.deepEqual({ balance, entries, runs, keys }, { balance: 100, entries: 1, runs: 0, keys: 0 });
  }

  /** Sends spaces until it gets an answer. */
  async function createEndlessly(key: string): Promise<{ status: number | undefined; text: string }> {
    return await new Promise((resolve, reject) => {
      const outgoing = request(`${file.api.url}/v1/research`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
        },
      });
      const piece = Buffer.alloc(16_384, ' ');
      const write = () => {
        while (!outgoing.destroyed && outgoing.write(piece));
      };
      outgoing.on('drain', write).on('error', reject);
      outgoing.on('response', (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        incoming.on('end', () => {
          resolve({ status: incoming.statusCode, text });
          outgoing
            .removeListener('error', reject)
            .on('error', () => undefined)
            .destroy();
        });
      });
      write();
    });
  }
});
