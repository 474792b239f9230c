import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { MockActivityEnvironment } from '@temporalio/testing';
import { enterInOrder, inTurn, makePlaces, pause, withPlace } from '../../../../activities/common/in-turn.ts';
import { NoSlotError } from '../../../../src/gateway/limits/limiter.ts';

// A slow load must delay those behind it by its own time only. The worker sends the heartbeats of a
// step that waits (test/unit/temporal/heartbeats.test.ts): without, it would be taken for dead and
// restarted, behind itself.
describe('a step that waits for its turn to load', () => {
  const environment = () => new MockActivityEnvironment({ heartbeatTimeoutMs: 40 });
  const loading = (runId: string, load: () => Promise<string>, step = environment()) =>
    step.run(() => inTurn(runId, load));

  it('R-W03 (turns) loads after those before it', async () => {
    const first = Promise.withResolvers<string>();
    const order: string[] = [];
    const held = loading('a', () => first.promise);
    const waiting = loading('b', async () => `${order.push('b')}`);
    await sleep(50); // Time in which it must not load.
    assert.deepEqual(order, []);
    first.resolve('loaded');
    assert.deepEqual(await Promise.all([held, waiting]), ['loaded', '1']);
  });

  it('R-W05 (steps that wait) leaves the queue when it is cancelled, and those behind it continue', async () => {
    const first = Promise.withResolvers<string>();
    const held = loading('a', () => first.promise);
    const step = environment();
    const cancelled = assert.rejects(
      loading('b', () => assert.fail('it loaded'), step),
      { name: 'CancelledFailure' },
    );
    const behind = loading('b', async () => 'behind');
    step.cancel('CANCELLED');
    await cancelled;
    first.resolve('loaded');
    assert.deepEqual(await Promise.all([held, behind]), ['loaded', 'behind']);
  });

  it('R-H09 (loads) runs take turns to load', async () => {
    const order: string[] = [];
    const load = (name: string) => loading(name.charAt(0), async () => `${order.push(name)}`);
    await Promise.all(['a1', 'a2', 'a3', 'b1', 'c1'].map(load));
    assert.deepEqual(order, ['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('a load that fails affects only its own step', async () => {
    const broken = () => inTurn('a', () => Promise.reject(new Error('the database is away')));
    const failed = environment().run(() => assert.rejects(broken, /the database is away/));
    assert.equal(await loading('a', async () => 'loaded'), 'loaded');
    await failed;
  });
});

describe('places of the responses of a step', () => {
  const inStep = async <Result>(work: () => Promise<Result>) => await new MockActivityEnvironment().run(work);

  it('R-W09 (workspaces) a workspace with many responses delays those of another one by one turn', async () => {
    const places = makePlaces(1);
    const done: string[] = [];
    const label = (workspace: string) => withPlace(places, workspace, async () => void done.push(workspace));
    await inStep(async () => {
      const leave = Promise.withResolvers<void>();
      const first = withPlace(places, 'large', () => leave.promise);
      const waiting = ['large', 'large', 'large', 'small', 'small'].map(label);
      leave.resolve();
      await Promise.all([first, ...waiting]);
    });
    assert.deepEqual(done, ['large', 'small', 'large', 'small', 'large']);
  });

  it('R-H06 a response without a place goes back to the queue, and one that was cancelled takes none', async () => {
    const places = makePlaces(1);
    const never = new Promise<never>(() => undefined);
    const environment = new MockActivityEnvironment();
    await environment.run(async () => {
      void withPlace(places, 'a', () => never);
      await assert.rejects(
        withPlace(places, 'b', () => never, 1),
        NoSlotError,
      );
      const waiting = withPlace(places, 'b', () => never);
      assert.equal(places.queue.waiting(), 1);
      environment.cancel();
      await assert.rejects(waiting, { name: 'CancelledFailure' });
    });
    assert.equal(places.queue.waiting(), 0);
  });

  it('R-W09 (workspaces) a response that waits for a synthesizer leaves its place to others meanwhile', async () => {
    const places = makePlaces(1);
    const done: string[] = [];
    await inStep(async () => {
      const first = withPlace(places, 'a', async () => {
        assert.ok(await pause(30, places));
        done.push('first');
      });
      const other = withPlace(places, 'b', async () => void done.push('other'));
      await Promise.all([first, other]);
    });
    assert.deepEqual(done, ['other', 'first']);
    assert.equal(await inStep(() => withPlace(places, 'c', async () => 'free', 10)), 'free');
  });

  it('R-W12 a response that waits for a synthesizer begins no call once the worker stops', async () => {
    const stopped = new AbortController();
    const places = makePlaces(1, stopped.signal);
    await inStep(async () => {
      const waiting = withPlace(places, 'a', () => pause(60_000, places));
      stopped.abort();
      assert.equal(await waiting, false);
    });
  });

  it('R-W09 (workspaces) a step of many responses lets a later step have the second place', async () => {
    const places = makePlaces(1);
    const done: string[] = [];
    await inStep(async () => {
      const [large, small] = [enterInOrder(places, 'a'), enterInOrder(places, 'a')];
      const responses = ['first', 'second', 'third'].map((name) => large(async () => void done.push(name)));
      await Promise.all([...responses, small(async () => void done.push('later'))]);
    });
    assert.deepEqual(done, ['first', 'later', 'second', 'third']);
  });

  it('R-H06 a step waits no longer for places once one response has found none', async () => {
    const places = makePlaces(1);
    const stopped = new AbortController();
    await inStep(async () => {
      const inPlace = enterInOrder({ ...places, closed: stopped.signal }, 'a');
      const [begun, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const first = inPlace(() => {
        begun.resolve();
        return leave.promise;
      });
      const others = [1, 2].map(() => inPlace(() => assert.fail('it began')));
      await begun.promise;
      stopped.abort();
      for (const other of others) await assert.rejects(other, NoSlotError);
      leave.resolve();
      await first;
    });
    assert.equal(places.queue.waiting(), 0);
  });

  it('R-W12 no response begins a call once the worker stops, and those under way go on', async () => {
    const stopping = new AbortController();
    const places = makePlaces(1, stopping.signal);
    await inStep(async () => {
      const answer = Promise.withResolvers<string>();
      const underWay = withPlace(places, 'a', () => answer.promise);
      const waiting = withPlace(places, 'a', () => assert.fail('it began'));
      stopping.abort();
      await assert.rejects(waiting, NoSlotError);
      await assert.rejects(
        withPlace(places, 'a', () => assert.fail('it began')),
        NoSlotError,
      );
      answer.resolve('labelled');
      assert.equal(await underWay, 'labelled');
    });
  });
});
