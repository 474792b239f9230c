/**
 * The seed of all that tests draw. It is the same in each run, so that a change is not refused for
 * a fault that it does not have; Hypothesis does so on CI for this reason (`derandomize`).
 * `TEST_SEED=fresh` draws anew, a number plays a run again. The fault campaign draws a fresh trial
 * in each run all the same.
 */
export const testSeed = seedOf(process.env.TEST_SEED);

function seedOf(value: string | undefined): number {
  if (value === undefined || value === '') return 20_261_126;
  if (value === 'fresh') return Math.floor(Math.random() * 2 ** 31);
  if (/^\d{1,10}$/.test(value)) return Number(value);
  throw new Error(`TEST_SEED is ${JSON.stringify(value)}: set it to a number or to "fresh"`);
}
