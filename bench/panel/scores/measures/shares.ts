/** The share of the items for which something holds; null if there are none. */
export function recall<T>(items: readonly T[], isFound: (item: T) => boolean): number | null {
  return items.length === 0 ? null : items.filter(isFound).length / items.length;
}

/** The same, but 0 if there are none. */
export function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return recall(items, holds) ?? 0;
}
