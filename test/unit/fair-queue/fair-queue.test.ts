import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type FairQueue, fairQueue } from '../../../src/fair-queue/fair-queue.ts';

const bounds = { slots: 2, laneSlots: 1, waiting: 5, laneWaiting: 3, waitMs: 60_000 };

describe('the fair queue', () => {
  it('R-H04 lanes take turns: a long line delays another lane by one turn', () => {
    const { order, enter, leave } = watched(fairQueue({ ...bounds, slots: 1, waiting: 100 }));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) enter(name);
    for (let left = 0; left < 7; left++) leave();
    assert.deepEqual(order, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('R-H04 one lane never has all slots', () => {
    const { order, enter } = watched(fairQueue(bounds));
    for (const name of ['a1', 'a2', 'a3', 'b1']) enter(name);
    assert.deepEqual(order, ['a1', 'b1']);
  });

  it('R-H05 what finds no room to wait is refused at once, per lane and overall', () => {
    const { refused, enter } = watched(fairQueue(bounds));
    for (let n = 0; n < 5; n++) enter(`a${n}`);
    assert.deepEqual(refused, ['a4'], 'one inside, three wait');
    for (let n = 0; n < 4; n++) enter(`b${n}`);
    assert.deepEqual(refused, ['a4', 'b3'], 'one inside, two wait, then five wait in all');
  });

  it('R-H05 what waits too long is refused, and those behind it continue', async () => {
    const queue = fairQueue({ ...bounds, slots: 1, waitMs: 20 });
    const { order, refused, enter, leave } = watched(queue);
    enter('a1');
    enter('b1');
    while (refused.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual([refused, queue.waiting()], [['b1'], 0]);
    enter('b2');
    leave();
    assert.deepEqual(order, ['a1', 'b2']);
  });

  it('R-H05 whatever happens, no slot is lost or given twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'leave', 'give up'), { maxLength: 200, size: 'max' }),
        (steps) => {
          const queue = fairQueue({ slots: 3, laneSlots: 2, waiting: 6, laneWaiting: 3, waitMs: 60_000 });
          const { inside, enter, leave, giveUp } = watched(queue);
          for (const step of steps) {
            if (step === 'leave') leave();
            else if (step === 'give up') giveUp();
            else enter(step);
            assert.ok(inside.length <= 3);
            for (const lane of ['a', 'b', 'c']) assert.ok(inside.filter((each) => each === lane).length <= 2);
            if (queue.waiting() > 0) assert.ok(inside.length >= 2, 'somebody waits beside a free place');
          }
          while (inside.length > 0) leave();
          assert.equal(queue.waiting(), 0);
        },
      ),
      // A waiter that was admitted and has left gives up late, when its lane has been removed and
      // created again.
      { examples: [[['a', 'a', 'a', 'leave', 'leave', 'leave', 'a', 'give up', 'give up', 'a', 'a']]] },
    );
  });
});

/** Enters by name, whose first letter is the lane, and leaves in order of arrival. */
function watched(queue: FairQueue) {
  const inside: string[] = [];
  const order: string[] = [];
  const refused: string[] = [];
  const rows: (() => void)[] = [];
  return {
    inside,
    order,
    refused,
    enter(name: string) {
      const leaveRow = queue.enter(name.charAt(0), (isRefused) => {
        if (isRefused) return void refused.push(name);
        order.push(name);
        inside.push(name);
      });
      rows.push(leaveRow);
    },
    /** Gives up the most recent waiter; no effect on one that was admitted or refused. */
    giveUp: () => rows.pop()?.(),
    leave() {
      const name = inside.shift();
      if (name) queue.leave(name.charAt(0));
    },
  };
}
