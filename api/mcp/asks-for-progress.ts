import { tools } from './tools.ts';

const telling = new Set<unknown>(tools.filter((tool) => tool.tellsProgress).map(({ name }) => name));

/** True if a message asks for progress on a tool that reports any. */
export function asksForProgress(message: unknown): boolean {
  const { params } = (message ?? {}) as { params?: { name?: unknown; _meta?: { progressToken?: unknown } } };
  return params?._meta?.progressToken !== undefined && telling.has(params.name);
}
