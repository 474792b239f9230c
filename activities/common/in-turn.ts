import { cancellationSignal } from '@temporalio/activity';
import { fairQueue, slotIn } from '../../src/fair-queue/fair-queue.ts';

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
