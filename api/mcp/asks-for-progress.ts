import { tools } from './tools.ts';

const reporting = new Set<unknown>(tools.filter((tool) => tool.reportsProgress).map(({ name }) => name));

/** True if a message asks for progress on a tool that reports any. */
export function asksForProgress(message: unknown): boolean {
  const { params } = (message ?? {}) as { params?: { name?: unknown; _meta?: { progressToken?: unknown } } };
  return params?._meta?.progressToken !== undefined && reporting.has(params.name);
}
