/**
 * Takes what the ids of an output stand for. Unknown and repeated ones are dropped (R-R10), and
 * problems say so.
 * @param list what holds the known ids
 * @param again what is wrong with one that comes again
 * @returns `left`: what has not been taken
 */
export function takenIds<Id, Item>(
  known: ReadonlyMap<Id, Item>,
  list: string,
  again: string,
  problems: string[],
) {
  const left = new Map(known);
  const take = (id: Id, path: string): [Item] | [] => {
    const item = left.get(id);
    if (left.delete(id)) return [item as Item];
    problems.push(`${path}: ${known.has(id) ? again : `is no id of the ${list}`}`);
    return [];
  };
  return { take, left: left as ReadonlyMap<Id, Item> };
}
