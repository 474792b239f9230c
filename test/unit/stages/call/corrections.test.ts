import assert from 'node:assert/strict';
import { answer, climb, good, messages } from '../../../support/stages/counting.ts';

describe('corrections of an output', () => {
  it('R-R10 re-asks with the output and its failing paths, leaving the materials in place', async () => {
    const { result, asked, path } = await climb([answer('{"numbers":[1,2]}'), good]);
    assert.equal(path, '00');
    assert.deepEqual(result.ok && result.value, [4, 2]);
    const again = asked[1]?.request.messages ?? [];
    assert.deepEqual(again.slice(0, 2), messages);
    assert.deepEqual(
      again.slice(2).map(({ role }) => role),
      ['assistant', 'user'],
    );
    assert.equal(again[2]?.content, '{"numbers":[1,2]}');
    assert.match(again[3]?.content ?? '', /^Your output has these problems:\n- numbers\[0\]: is odd\n/);
  });

  it('asks for the failing entries alone, and keeps the others at their places', async () => {
    const { result, asked } = await climb([answer('{"numbers":[2,1,4,3]}'), answer('{"numbers":[6,8]}')]);
    assert.deepEqual(result.ok && result.value, [2, 6, 4, 8]);
    assert.match(asked[1]?.request.messages[3]?.content ?? '', /with the corrections alone/);
  });

  it('asks for the whole output where it has no shape, or more faults than are shown', async () => {
    const odd = JSON.stringify({ numbers: Array.from({ length: 60 }, () => 1) });
    for (const first of [odd, '{"numbers":"none"}', 'no JSON']) {
      const { result, asked } = await climb([answer(first), good]);
      assert.match(asked[1]?.request.messages[3]?.content ?? '', /return the whole JSON object again/);
      assert.deepEqual(result.ok && result.value, [2, 4]);
    }
  });

  it('shows the model a limited number of problems', async () => {
    const odd = JSON.stringify({ numbers: Array.from({ length: 60 }, () => 1) });
    const { asked } = await climb([answer(odd), good]);
    const listed = (asked[1]?.request.messages[3]?.content ?? '')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    assert.equal(listed.length, 21);
    assert.equal(listed.at(-1), '- and 40 more of these kinds');
  });
});
