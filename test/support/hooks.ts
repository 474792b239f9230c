const endings: (() => Promise<void>)[] = [];

/** Runs when the whole suite is over: stops what tests share. The last to come goes first. */
export function atTheEnd(step: () => Promise<void>): void {
  endings.unshift(step);
}

export const mochaHooks = {
  async afterAll() {
    for (const step of endings) await step();
  },
};
