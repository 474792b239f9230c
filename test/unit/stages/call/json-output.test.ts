import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseJsonOutput } from '../../../../src/stages/call/json-output.ts';

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

  it('makes strings storable: escapes can carry U+0000 and lone surrogates', () => {
    assert.deepEqual(data('{"a":"x\\u0000y\\ud800"}'), { a: 'x\uFFFDy\uFFFD' });
  });
});
