import assert from 'node:assert/strict';
import { answer, climb, good } from '../../../support/stages/counting.ts';

describe('the judgement of an output', () => {
  it('R-R10 counts entries that had no shape: a correction takes the place of the entry that was named', async () => {
    const first = answer('{"numbers":["x",2,1,4]}');
    const { result, asked } = await climb([first, answer('{"numbers":[6,8]}')]);
    assert.match(
      asked[1]?.request.messages[3]?.content ?? '',
      /- numbers\[0\]: .*\n- numbers\[2\]: is odd\n/,
    );
    assert.deepEqual(result.ok && result.value, [6, 2, 8, 4]);
  });

  it('R-R10 drops list items of the wrong shape, but re-asks first', async () => {
    const { result, path } = await climb([answer('{"numbers":[2,"x"]}'), answer('{"numbers":[2,"x"]}')]);
    assert.equal(path, '00');
    assert.deepEqual(result.ok && result.value, [2]);
  });

  it('R-R10 takes what is sound at once if its faults matter little, those of its shape included', async () => {
    const { result, path } = await climb([answer('{"numbers":[1,3,100]}')]);
    assert.deepEqual([path, result.ok && result.value, result.reasks], ['0', [100], 0]);
    const worse = await climb([answer('{"numbers":[1,3,"x",100]}'), good]);
    assert.equal(worse.path, '00');
  });

  it('R-W07 gives reasons without model text', async () => {
    const secret = answer('{"numbers":["secret"]}');
    const { result } = await climb([secret, secret, secret, secret]);
    assert.ok(!result.ok && !result.reason.includes('secret'));
  });
});
