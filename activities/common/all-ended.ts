/**
 * Waits for all calls of a step. Fails only when each has ended and its result is stored, so that a
 * repeat asks only for the missing ones.
 * @throws what the first of those that failed has thrown
 */
export async function afterAllEnded<Calls extends readonly Promise<unknown>[] | []>(
  calls: Calls,
): Promise<{ -readonly [Call in keyof Calls]: Awaited<Calls[Call]> }> {
  await Promise.allSettled(calls);
  return await Promise.all(calls);
}
