import type { InTurn } from '../../../src/app/people/sign-in.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import { fairQueue } from '../../../src/fair-queue/fair-queue.ts';

/**
 * Two passphrases at once take 38 MiB and half of the four threads that Node has for such work; the
 * rest waits, so that nobody slows down the process by signing in.
 */
const bounds = { slots: 2, waiting: 60, waitMs: 5_000 };

/** One lane for all: who asks is not known yet, and each address has few attempts. */
const lane = 'passphrases';

export function passphraseTurns(): InTurn {
  const queue = fairQueue(bounds);
  return async (work) => {
    await new Promise<void>((resolve, reject) => {
      queue.enter(lane, (refused) => (refused ? reject(new ApiError('overloaded')) : resolve()));
    });
    try {
      return await work();
    } finally {
      queue.leave(lane);
    }
  };
}
