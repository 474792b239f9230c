import assert from 'node:assert/strict';
import pino from 'pino';
import { searchAttributes, searchAttributesTask } from '../../../temporal/client/search-attributes.ts';

describe('the registration of search attributes', () => {
  const names = searchAttributes.map(({ name }) => name);

  /** A server that answers these calls, in turn; undefined: registered. */
  function server(answers: readonly (number | undefined)[]) {
    const left = [...answers];
    const asked: string[] = [];
    const addSearchAttributes = async (request: { searchAttributes?: object | null }) => {
      asked.push(...Object.keys(request.searchAttributes ?? {}));
      const code = left.shift();
      if (code !== undefined) throw Object.assign(new Error('refused'), { code });
      return {};
    };
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const connection = { operatorService: { addSearchAttributes } } as never;
    return { asked, lines, task: searchAttributesTask(connection, 'here', log) };
  }

  it('R-W03 tries again what failed, until all exist, and then asks no more', async () => {
    const { asked, lines, task } = server([undefined, 14, 6, 6, undefined, 6]);
    for (let round = 0; round < 3; round++) await task();
    assert.deepEqual(asked, [...names, ...names]);
    assert.equal(lines.length, 1);
    assert.ok(lines[0]?.includes(names[1] ?? 'none'));
  });

  it('R-W08 asks a server without an operator API once, and says once what to add manually', async () => {
    const { asked, lines, task } = server([undefined, 12, 12]);
    for (let round = 0; round < 3; round++) await task();
    assert.deepEqual(asked, names.slice(0, 2));
    assert.equal(lines.length, 1);
    assert.deepEqual(JSON.parse(lines[0] ?? '{}').searchAttributes, names.slice(1));
  });

  it('R-W08 says once that a server denies it, and registers once it may', async () => {
    const { asked, lines, task } = server([7, 7, 6]);
    for (let round = 0; round < 4; round++) await task();
    assert.deepEqual(asked, [names[0], names[0], ...names]);
    assert.equal(lines.length, 1);
    assert.deepEqual(JSON.parse(lines[0] ?? '{}').searchAttributes, names);
  });
});
