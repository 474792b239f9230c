import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { defaultPayloadConverter } from '@temporalio/common';
import pino from 'pino';
import { reveal, type Secret, secret } from '../../../src/domain/secret.ts';

// A key leaves a process by accident: in a log line, an error, a copy of a configuration. The text
// must not appear in any of them.
describe('a secret', () => {
  const text = 'hunter2hunter2';
  const hidden = secret(text);

  const ways: Record<string, (value: Secret) => string> = {
    String: (value) => String(value),
    'a template': (value) => `${value}`,
    'a sum of texts': (value) => 'key: '.concat(value as unknown as string),
    'an array that is joined': (value) => [value].join(),
    'JSON.stringify': (value) => JSON.stringify({ value }),
    inspect: (value) => inspect({ value }, { showHidden: true, depth: 9, getters: true }),
    'inspect without its own say': (value) =>
      inspect(value, { customInspect: false, showHidden: true, depth: 9 }),
    'an error message': (value) => new Error(`could not connect with ${value}`).stack ?? '',
    'a URL': (value) => new URL(`http://host/${value}`).href,
    'its properties': (value) => Reflect.ownKeys(value).map(String).join(),
    'a copy': (value) => JSON.stringify({ ...value, ...structuredClone({ value: { ...value } }) }),
    'a line of the log': (value) => {
      const lines: string[] = [];
      pino({ level: 'info' }, { write: (line: string) => lines.push(line) }).info(
        { config: { value } },
        `${value}`,
      );
      return lines.join();
    },
    'a payload of Temporal': (value) =>
      Buffer.from(defaultPayloadConverter.toPayload({ budget: { value } }).data ?? []).toString(),
  };
  for (const [way, show] of Object.entries(ways)) {
    it(`R-H01 is not shown by ${way}`, () => assert.ok(!show(hidden).includes(text), show(hidden)));
  }

  it('prints [secret] in each of the usual ways', () => {
    for (const way of ['String', 'a template', 'JSON.stringify', 'inspect', 'a line of the log']) {
      assert.ok(ways[way]?.(hidden).includes('[secret]'), way);
    }
  });

  it('is revealed by a single function, and only from the object itself, not from a copy', () => {
    assert.equal(reveal(hidden), text);
    assert.throws(() => reveal({ ...hidden }), /copy/);
  });
});
