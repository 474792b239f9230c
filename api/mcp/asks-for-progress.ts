import { tools } from './tools.ts';

const telling = new Set<unknown>(tools.filter((tool) => tool.tellsProgress).map(({ name }) => name));

/** Whether a message asks for progress where there may be some to tell, before its result. */
export function asksForProgress(message: unknown): boolean {
  const { params } = (message ?? {}) as { params?: { name?: unknown; _meta?: { progressToken?: unknown } } };
  return params?._meta?.progressToken !== undefined && telling.has(params.name);
}
