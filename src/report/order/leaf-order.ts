/**
 * Puts things in a line so that neighbours are alike: the order of the leaves of their
 * average-linkage tree whose neighbours are nearest in sum (Bar-Joseph, Gifford and Jaakkola, “Fast
 * optimal leaf ordering for hierarchical clustering”, 2001). Deterministic: of equal orders the one
 * comes that the given order leads to first. Takes time with the cube of the number of things, at
 * most.
 * @param distances symmetric, by the indices of the things
 * @returns indices in their order
 */
export function leafOrder(distances: readonly (readonly number[])[]): number[] {
  if (distances.length < 3) return distances.map((_, at) => at);
  const ends = endsTable(distances.length);
  const tree = joined(distances);
  costsOf(tree, distances, ends);
  const [first, last] = nearestEnds(tree, ends);
  return lineOf(tree, first, last, ends);
}

interface Tree {
  readonly leaves: readonly number[];
  /** Null for a leaf. */
  readonly parts: readonly [Tree, Tree] | null;
}

/**
 * For the two ends of a line: its length, and the two leaves at which its parts meet. Each pair of
 * leaves ends one tree's line.
 */
interface Ends {
  readonly length: readonly Float64Array[];
  readonly left: readonly Int32Array[];
  readonly right: readonly Int32Array[];
}

function endsTable(size: number): Ends {
  return {
    length: Array.from({ length: size }, () => new Float64Array(size)),
    left: Array.from({ length: size }, () => new Int32Array(size)),
    right: Array.from({ length: size }, () => new Int32Array(size)),
  };
}

/** The average-linkage tree: the two nearest parts are joined until one is left. */
function joined(distances: readonly (readonly number[])[]): Tree {
  const between = distances.map((row) => [...row]);
  const trees = new Map<number, Tree>(distances.map((_, at) => [at, { leaves: [at], parts: null }]));
  while (trees.size > 1) {
    const [a, b] = nearest([...trees.keys()], between);
    const [one, other] = [trees.get(a), trees.get(b)] as [Tree, Tree];
    const [m, n] = [one.leaves.length, other.leaves.length];
    for (const at of trees.keys()) {
      const mean = ((between[a]?.[at] ?? 0) * m + (between[b]?.[at] ?? 0) * n) / (m + n);
      (between[a] as number[])[at] = mean;
      (between[at] as number[])[a] = mean;
    }
    trees.set(a, { leaves: [...one.leaves, ...other.leaves], parts: [one, other] });
    trees.delete(b);
  }
  return [...trees.values()][0] as Tree;
}

function nearest(
  keys: readonly number[],
  between: readonly (readonly number[])[],
): readonly [number, number] {
  let best: readonly [number, number] = [keys[0] ?? 0, keys[1] ?? 0];
  let least = Infinity;
  for (let at = 0; at < keys.length; at++) {
    const a = keys[at] as number;
    const row = between[a] as readonly number[];
    for (let next = at + 1; next < keys.length; next++) {
      const b = keys[next] as number;
      const distance = row[b] as number;
      if (distance < least) [best, least] = [[a, b], distance];
    }
  }
  return best;
}

/** Fills in the shortest line of a tree for each two leaves that may be its ends. */
function costsOf({ parts }: Tree, distances: readonly (readonly number[])[], ends: Ends): void {
  if (!parts) return;
  const [left, right] = parts;
  costsOf(left, distances, ends);
  costsOf(right, distances, ends);
  const innerOf = right.leaves.map((last) => [...innerEnds(right, last)]);
  for (const first of left.leaves) {
    const toRight = nearestInside(left, first, right.leaves, distances, ends);
    for (const [lastAt, last] of right.leaves.entries()) {
      let [length, at] = [Infinity, 0];
      for (const [place, inner] of innerOf[lastAt] ?? []) {
        const found = (toRight.length[place] ?? 0) + lengthOf(ends, inner, last);
        if (found < length) [length, at] = [found, place];
      }
      note(ends, [first, last], length, [toRight.from[at] ?? first, right.leaves[at] ?? last]);
    }
  }
}

/**
 * For each leaf of the right part: the shortest way to it from `first` through all of the left
 * part.
 */
function nearestInside(
  left: Tree,
  first: number,
  targets: readonly number[],
  distances: readonly (readonly number[])[],
  ends: Ends,
) {
  const inner = [...innerEnds(left, first)];
  const ways = targets.map((target) => {
    let [length, from] = [Infinity, first];
    for (const [, end] of inner) {
      const found = lengthOf(ends, first, end) + (distances[end]?.[target] ?? 0);
      if (found < length) [length, from] = [found, end];
    }
    return { length, from };
  });
  return { length: ways.map((way) => way.length), from: ways.map((way) => way.from) };
}

/**
 * The leaves that can end a tree's line which begins with `end`, with their places among its
 * leaves.
 */
function* innerEnds({ leaves, parts }: Tree, end: number): Generator<readonly [place: number, leaf: number]> {
  const isOther = parts ? new Set(parts.find((part) => !part.leaves.includes(end))?.leaves) : new Set([end]);
  for (const [place, leaf] of leaves.entries()) if (isOther.has(leaf)) yield [place, leaf];
}

function lengthOf({ length }: Ends, one: number, other: number): number {
  return length[one]?.[other] ?? 0;
}

function note(ends: Ends, [first, last]: [number, number], length: number, [a, b]: [number, number]): void {
  for (const [one, other, from, to] of [
    [first, last, a, b],
    [last, first, b, a],
  ] as const) {
    (ends.length[one] as Float64Array)[other] = length;
    (ends.left[one] as Int32Array)[other] = from;
    (ends.right[one] as Int32Array)[other] = to;
  }
}

function nearestEnds({ parts }: Tree, ends: Ends): readonly [number, number] {
  const [left, right] = parts as readonly [Tree, Tree];
  const all = left.leaves.flatMap((one) =>
    right.leaves.map((other) => ({ pair: [one, other] as const, length: lengthOf(ends, one, other) })),
  );
  return all.reduce((best, each) => (each.length < best.length ? each : best)).pair;
}

function lineOf({ parts }: Tree, first: number, last: number, ends: Ends): number[] {
  if (!parts) return [first];
  const [left, right] = parts[0].leaves.includes(first) ? parts : [parts[1], parts[0]];
  const [from, to] = [ends.left[first]?.[last] ?? first, ends.right[first]?.[last] ?? last];
  return [...lineOf(left, first, from, ends), ...lineOf(right, to, last, ends)];
}
