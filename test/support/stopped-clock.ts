/**
 * Lets everything happen at one moment of `performance.now()`: a busy machine would otherwise take
 * longer than the second or minute that the api counts in.
 */
export async function atOneMoment<Result>(step: () => Promise<Result>): Promise<Result> {
  const { now } = performance;
  const stopped = performance.now();
  performance.now = () => stopped;
  return await step().finally(() => {
    performance.now = now;
  });
}
