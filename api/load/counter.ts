/** Counters by name. A name whose count is 0 takes no memory. */
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
