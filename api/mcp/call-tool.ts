import type { CallToolResult } from '@modelcontextprotocol/server';
import { errorEntry } from '../../src/domain/errors.ts';
import type { ApiContext, ApiDeps } from '../http/context.ts';
import { clientFailure } from '../middleware/errors.ts';
import { toolFailure } from './failure.ts';
import type { Tool, ToolResult } from './tools/common/tool.ts';

/**
 * Runs one tool call, counted like a REST request. Every failure becomes a result with `isError` and REST's
 * envelope: agents read results, and many clients hide protocol errors from them.
 * @returns the object, and the same as text: JSON, or what the tool words itself
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
    const failure = await clientFailure(ctx, deps.log, error);
    ctx.state.tool.failure = errorEntry(failure.condition).code;
    return { ...result({ object: toolFailure(failure, ctx.state.requestId) }), isError: true };
  }
}

function result({ object, text = JSON.stringify(object) }: ToolResult) {
  const structuredContent = object as Record<string, unknown>;
  return { content: [{ type: 'text' as const, text }], structuredContent };
}
