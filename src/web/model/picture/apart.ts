export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What all points have to lie in, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * Moves discs that would hide each other to the nearest free place, one after the other. Where none
 * is free, a disc stays.
 * @param radius of a disc, in pixels
 */
export function apart(points: readonly Point[], box: Box, radius: number): Point[] {
  const steps = stepsBy(radius);
  const placed: Point[] = [];
  for (const point of points) {
    const free = steps
      .map(({ x, y }) => ({ x: point.x + x, y: point.y + y }))
      .find(
        (place) => isInside(place, box, radius) && placed.every((other) => areApart(place, other, radius)),
      );
    placed.push(free ?? point);
  }
  return placed;
}

/** Our choice: a disc never moves farther than eight of its own. */
const ringsMax = 16;

/** Ways to go, the shortest first: none, then rings of half a disc. */
function stepsBy(radius: number): Point[] {
  const rings = Array.from({ length: ringsMax }, (_, at) => ({
    distance: (at + 1) * radius,
    count: 8 * (at + 1),
  }));
  const ringed = rings.flatMap(({ distance, count }) =>
    Array.from({ length: count }, (_, at) => {
      const angle = (2 * Math.PI * at) / count;
      return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
    }),
  );
  return [{ x: 0, y: 0 }, ...ringed];
}

function isInside({ x, y }: Point, { width, height }: Box, radius: number): boolean {
  return x >= radius && x <= width - radius && y >= radius && y <= height - radius;
}

function areApart(one: Point, other: Point, radius: number): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) >= 2 * radius;
}
