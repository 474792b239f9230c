// biome-ignore lint/suspicious/noExplicitAny: tests assert what such JSON holds, which no type needs to say before.
export type AnyJson = any;
