/**
 * Lets actions through, except while it is shut: then they wait, and those under way are waited
 * for.
 */
export interface Gate {
  readonly pass: <Result>(action: () => Promise<Result>) => Promise<Result>;
  readonly whileShut: <Result>(action: () => Promise<Result>) => Promise<Result>;
}

export function makeGate(): Gate {
  let shut: Promise<unknown> = Promise.resolve();
  const underWay = new Set<Promise<unknown>>();
  return {
    async pass(action) {
      for (let before: unknown; before !== shut; ) {
        before = shut;
        await shut;
      }
      const running = action();
      underWay.add(running);
      return await running.finally(() => underWay.delete(running));
    },
    async whileShut(action) {
      const before = shut;
      const opened = Promise.withResolvers<void>();
      shut = opened.promise;
      try {
        await before;
        await Promise.allSettled(underWay);
        return await action();
      } finally {
        opened.resolve();
      }
    },
  };
}
