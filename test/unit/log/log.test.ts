import assert from 'node:assert/strict';
import { createLogger, withoutSecrets } from '../../../src/log/log.ts';

// R-A04, R-W07: a log is read by many and kept for long, so no key, prompt or model text may get
// into it, whatever a caller or a library logs.
describe('the log', () => {
  function written(fields: object, message = 'message'): Record<string, unknown> {
    const lines: string[] = [];
    createLogger('test', 'info', { write: (line) => lines.push(line) }).info(fields, message);
    assert.equal(lines.length, 1);
    return JSON.parse(lines[0] ?? '');
  }

  it('is one JSON line with level in words, time, name and message', () => {
    const { level, name, msg, time } = written({ runId: 'r' });
    assert.deepEqual([level, name, msg], ['info', 'test', 'message']);
    assert.ok(!Number.isNaN(Date.parse(String(time))));
  });

  it('removes credentials from fields, up to two levels deep', () => {
    const line = written({
      authorization: 'Bearer hunter2',
      gateway: { apiKey: 'hunter2', headers: { authorization: 'hunter2', cookie: 'hunter2' } },
      databaseUrl: 'postgresql://u:hunter2@h/d',
    });
    assert.ok(!JSON.stringify(line).includes('hunter2'), JSON.stringify(line));
  });

  it('removes credentials from texts, anywhere in a line', () => {
    const key = `service_sk_${'a1B2'.repeat(12)}c`;
    const text = `key ${key}, Authorization: Bearer hunter2.x-y, sk-or-v1-hunter2hunter2, postgresql://u:hunter2@h/d`;
    for (const line of [written({ note: text }), written({}, text), written({ err: new Error(text) })]) {
      assert.ok(!/hunter2|a1B2/.test(JSON.stringify(line)), JSON.stringify(line));
    }
    for (const part of text.split(', ')) assert.ok(!/hunter2|a1B2/.test(withoutSecrets(part)), part);
    assert.equal(
      withoutSecrets('postgresql://u:p@h/d and http://h:80/v1'),
      'postgresql://u:[redacted]@h/d and http://h:80/v1',
    );
  });

  it('writes type, message, code and stack of an error, and not the request that it carries', () => {
    const cause = Object.assign(new TypeError('inner'), { body: 'a prompt' });
    const error = Object.assign(new Error('outer', { cause }), {
      code: 'ECONNREFUSED',
      request: { messages: 'a prompt' },
    });
    const line = JSON.stringify(written({ err: error }));
    assert.match(line, /"type":"Error","message":"outer","code":"ECONNREFUSED","stack"/);
    assert.match(line, /"cause":\{"type":"TypeError","message":"inner"/);
    assert.ok(!line.includes('a prompt'), line);
  });

  it('R-H01 omits the message of an error that quotes its input', () => {
    const text = 'a prompt of a customer';
    const parsed = (() => {
      try {
        return JSON.parse(text);
      } catch (error) {
        return error as Error;
      }
    })();
    const refused = Object.assign(new Error(`invalid input: "${text}"\n    ${text}`), { code: '22P02' });
    for (const err of [parsed, refused, new Error('outer', { cause: refused })]) {
      assert.ok(`${err.stack}${(err.cause as Error)?.stack}`.includes('a prompt'));
      const line = JSON.stringify(written({ err }));
      assert.ok(!line.includes('a prompt'), line);
      assert.match(line, /"stack":"[^"]* {4}at /);
    }
  });
});
