// biome-ignore lint/suspicious/noExplicitAny: tests assert what such JSON holds, which no type needs to say before.
export type AnyJson = any;

/** The path of every value that holds no other. */
export function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
}
