import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { cancellationSignal } from '@temporalio/activity';
import { slotWaitMs } from '../../src/domain/limits.ts';
import { type FairQueue, fairQueue, slotIn } from '../../src/fair-queue/fair-queue.ts';
import { NoSlotError } from '../../src/gateway/limits/limiter.ts';

const turns = fairQueue({ slots: 1 });

/**
 * Loads the artefacts of a whole panel, one caller at a time. Parsing their JSON takes some ten
 * milliseconds of the main thread, and the sections of several runs start at the same moment. Runs
 * take turns.
 * @throws the step's cancellation if it comes before the turn
 */
export async function inTurn<Result>(runId: string, load: () => Promise<Result>): Promise<Result> {
  const leave = await slotIn(turns, runId, cancellationSignal());
  try {
    return await load();
  } finally {
    leave();
  }
}

/** Places of what steps do concurrently. */
export interface Places {
  readonly queue: FairQueue;
  /** Aborts when the worker stops: whoever still waits then would begin a call that is cut off. */
  readonly closed: AbortSignal;
}

/** @param closed default: they are never closed */
export const makePlaces = (slots: number, closed = new AbortController().signal): Places => ({
  queue: fairQueue({ slots }),
  closed,
});

/**
 * Does one of the things that a step does concurrently, once there is a place for it.
 * Temporal gives a step its turn, but does not see how many calls it will make.
 * @param waitMs longest wait for it; default: as for a slot at a gateway
 * @throws NoSlotError if no place was free in time, or the worker stops; the step's cancellation if
 * it comes before
 */
export async function withPlace<Result>(
  { queue, closed }: Places,
  workspaceId: string,
  work: () => Promise<Result>,
  waitMs = slotWaitMs,
): Promise<Result> {
  const enter = () => placeIn({ queue, closed }, workspaceId, waitMs);
  const own = { enter, leave: await enter() };
  try {
    return await held.run(own, work);
  } finally {
    own.leave();
  }
}

/** The place that a part of a step has. */
const held = new AsyncLocalStorage<{ readonly enter: () => Promise<() => void>; leave: () => void }>();

/**
 * Waits without the place of this part, if it has one, which others use meanwhile.
 * @returns false, at once, if the worker stops
 * @throws NoSlotError if no place was free in time afterwards; the step's cancellation
 */
export async function pause(waitMs: number, { closed }: Places): Promise<boolean> {
  const own = held.getStore();
  own?.leave();
  if (own) own.leave = () => undefined;
  const cancelled = cancellationSignal();
  await setTimeout(waitMs, undefined, { signal: AbortSignal.any([cancelled, closed]) }).catch(
    () => undefined,
  );
  cancelled.throwIfAborted();
  if (closed.aborted) return false;
  if (own) own.leave = await own.enter();
  return true;
}

async function placeIn({ queue, closed }: Places, workspaceId: string, waitMs: number): Promise<() => void> {
  const cancelled = cancellationSignal();
  const late = AbortSignal.timeout(waitMs);
  const anyEnd = AbortSignal.any([cancelled, late, closed]);
  return await slotIn(queue, workspaceId, anyEnd).catch((error: unknown) => {
    cancelled.throwIfAborted();
    if (closed.aborted) throw new NoSlotError('the worker is stopping');
    throw late.aborted ? new NoSlotError('no place was free in time') : error;
  });
}

/**
 * Places for the parts of one step, which waits for one at a time: a step of many parts would keep
 * all that come behind it from theirs.
 * @returns a function that does a part as `withPlace` does. Once a part finds no place, those
 *   behind it fail likewise
 */
export function enterInOrder(places: Places, workspaceId: string) {
  let turn = Promise.resolve();
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const before = turn;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    turn = promise;
    turn.catch(() => undefined); // Nobody may be behind it.
    try {
      await before;
      return await withPlace(places, workspaceId, () => {
        resolve();
        return work();
      });
    } catch (error) {
      reject(error); // No effect if it has begun.
      throw error;
    }
  };
}
