import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseJsonOutput } from '../../../../src/stages/call/json-output.ts';
import { readBrokenJson } from '../../../../src/stages/call/json-repair.ts';

function data(output: string): unknown {
  const parsed = parseJsonOutput(output);
  return parsed.ok ? parsed.data : null;
}

describe('the repairing parser', () => {
  it('the repairing parser reads valid JSON like the strict one', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (object) => {
        const json = JSON.stringify(object);
        assert.deepEqual(readBrokenJson(json, 9), JSON.parse(json));
      }),
    );
  });

  it('R-R10 repairs common mistakes of models in JSON', () => {
    const cases: readonly [broken: string, meant: unknown][] = [
      [`{'a': 1, b: True, c: None,}`, { a: 1, b: true, c: null }],
      ['{"a": "x"\n"b": 2}', { a: 'x', b: 2 }],
      ['{"a": "he said "yes", and left", "b": 2}', { a: 'he said "yes", and left', b: 2 }],
      ['{"a": "he said "yes"", "b": 2}', { a: 'he said "yes"', b: 2 }],
      ['{"a": "line\ntwo"}', { a: 'line\ntwo' }],
      ['{“a”: “x”, “b”: [“c”, “d”]}', { a: 'x', b: ['c', 'd'] }],
      ['{"a": 1 // c\n, "b": /* x */ 2}', { a: 1, b: 2 }],
      ['{"a": ["b", ..., "c"]}', { a: ['b', 'c'] }],
      ['{"a": .5, "b": -1e3, }', { a: 0.5, b: -1000 }],
      [`{"a": 'it's fine', "b": 'it\\'s'}`, { a: "it's fine", b: "it's" }],
      ['{"a":1]}', { a: 1 }],
      ['{"a":"\\u00e9\\n", b: n/a}', { a: 'é\n', b: 'n/a' }],
    ];
    for (const [broken, meant] of cases) assert.deepEqual(data(broken), meant, broken);
  });

  it('R-R10 does not take output that was cut off for complete', () => {
    for (const cut of [
      '{"a":[{"x":1},{"x":2',
      '{"a":[{"x":1},{"y"',
      '{"a":"half a sent',
      '```json\n{"a":[{"x":1}\n```',
    ]) {
      assert.equal(parseJsonOutput(cut).ok, false, cut);
    }
  });
});
