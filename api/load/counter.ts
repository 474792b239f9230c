/** Counts things by name, and forgets names that stand at 0. */
export interface Counter {
  readonly of: (name: string) => number;
  readonly add: (name: string, number: number) => void;
}

export function counter(): Counter {
  const counts = new Map<string, number>();
  return {
    of: (name) => counts.get(name) ?? 0,
    add(name, number) {
      const count = (counts.get(name) ?? 0) + number;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    },
  };
}
