import fc from 'fast-check';
import { testSeed } from '../seed.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: testSeed });

type Step = (root?: Mocha.Suite) => Promise<void> | void;

const endings: Step[] = [];

/**
 * Registers a hook that runs after all tests: it stops what they share, or judges them together.
 * The last one registered runs first.
 */
export function atTheEnd(step: Step): void {
  endings.unshift(step);
}

/** For a bench that shares what tests share: there is no suite to judge then. */
export async function endAll(root?: Mocha.Suite): Promise<void> {
  const failures: unknown[] = [];
  for (const step of endings) {
    try {
      await step(root);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

export const mochaHooks = {
  async afterAll(this: Mocha.Context) {
    await endAll(this.test?.parent);
  },
};
