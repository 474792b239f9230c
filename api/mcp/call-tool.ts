import type { CallToolResult } from '@modelcontextprotocol/server';
import { errorEntry } from '../../src/domain/errors.ts';
import type { ApiContext, ApiDeps } from '../http/context.ts';
import { toldFailure } from '../middleware/errors.ts';
import { toolFailure } from './failure.ts';
import type { Tool } from './tool/tool.ts';

/**
 * One call of a tool: counted as a request of REST is, then run. Whatever fails is a result with `isError` and the
 * envelope of REST, because an agent reads results, and many clients keep errors of the protocol from it.
 * @returns the object and the same as JSON text
 */
export async function callTool(
  tool: Tool,
  ctx: ApiContext,
  deps: ApiDeps,
  args: Readonly<Record<string, unknown>>,
): Promise<CallToolResult & { structuredContent: Record<string, unknown> }> {
  ctx.state.tool = { tool: tool.name };
  try {
    await ctx.state.count(tool.counts);
    const { caller, db } = ctx.state;
    const call = { caller, deps: { ...deps, db } };
    return result(await tool.run(call, args));
  } catch (error) {
    const told = await toldFailure(ctx, deps.log, error);
    ctx.state.tool.failure = errorEntry(told.condition).code;
    return { ...result(toolFailure(told, ctx.state.requestId)), isError: true };
  }
}

function result(object: object) {
  const structuredContent = object as Record<string, unknown>;
  return { content: [{ type: 'text' as const, text: JSON.stringify(object) }], structuredContent };
}
