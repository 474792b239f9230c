import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseJsonOutput } from '../../../../src/stages/call/json-output.ts';
import { readBrokenJson } from '../../../../src/stages/call/json-repair.ts';

function data(output: string): unknown {
  const parsed = parseJsonOutput(output);
  return parsed.ok ? parsed.data : null;
}

describe('tolerant JSON', () => {
  it('R-R10 finds an object behind fences, prose, a reasoning block and broken syntax', () => {
    const wanted = { a: [1, { b: 'x } y' }] };
    const json = JSON.stringify(wanted);
    for (const output of [
      json,
      `\uFEFF ${json}\n`,
      `\`\`\`json\n${json}\n\`\`\``,
      `Here is the result, as {asked}:\n\n${json}\n\nTell me if you need more.`,
      `<think>maybe {"a": 2}?</think>\n${json}`,
      `{a: [1, {'b': "x } y",},],}`,
      json.slice(0, -2),
    ]) {
      assert.deepEqual(data(output), wanted, output);
    }
  });

  it('R-R10 reports a problem for anything but an object', () => {
    for (const output of ['', 'no', '[1]', '"text"', 'null', '12', '{', '}{']) {
      const parsed = parseJsonOutput(output);
      assert.ok(!parsed.ok || Object.keys(parsed.data).length === 0, output);
    }
    assert.equal(parseJsonOutput('I cannot do that.').ok, false);
  });

  it('R-R10 survives anything: long, deep, binary', () => {
    for (const output of [
      '['.repeat(200_000),
      '{"a":'.repeat(100_000),
      `${'{'.repeat(50)}"x"${'}'.repeat(50)}`,
      'x'.repeat(500_000),
    ]) {
      assert.equal(parseJsonOutput(output).ok, false);
    }
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (output) => void parseJsonOutput(output)));
    fc.assert(fc.property(fc.string(), (noise) => void parseJsonOutput(`{"a": [${noise}`)));
  });

  it('returns any object unchanged', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (object) => {
        assert.deepEqual(data(JSON.stringify(object)), JSON.parse(JSON.stringify(object)));
      }),
    );
  });

  it('the repairing parser reads valid JSON like the strict one', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (object) => {
        const json = JSON.stringify(object);
        assert.deepEqual(readBrokenJson(json, 9), JSON.parse(json));
      }),
    );
  });

  it('makes strings storable: escapes can carry U+0000 and lone surrogates', () => {
    assert.deepEqual(data('{"a":"x\\u0000y\\ud800"}'), { a: 'x\uFFFDy\uFFFD' });
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
