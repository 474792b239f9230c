/**
 * Waits for all calls of a step. Fails only when each has ended and its result is stored, so that a
 * repeat asks only for the missing ones.
 * @throws what the first of those that failed has thrown
 */
export async function allEnded(calls: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(calls);
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
