/** Joins items: `a`, `a and b`, `a, b and c`. */
export function joinedList(comma: string, and: string): (items: readonly string[]) => string {
  return (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(comma)}${and}${items.at(-1)}`;
}
