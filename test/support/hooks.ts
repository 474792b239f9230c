type Step = (root: Mocha.Suite) => Promise<void> | void;

const endings: Step[] = [];

/** Runs when all tests are over: stops what they share, or judges them together. The last to come goes first. */
export function atTheEnd(step: Step): void {
  endings.unshift(step);
}

export const mochaHooks = {
  async afterAll(this: Mocha.Context) {
    const failures: unknown[] = [];
    for (const step of endings) {
      try {
        await step(this.test?.parent as Mocha.Suite);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  },
};
