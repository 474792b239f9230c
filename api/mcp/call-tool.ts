import type { CallToolResult } from '@modelcontextprotocol/server';
import type { RunRow } from '../../src/db/runs.ts';
import { errorEntry } from '../../src/domain/errors.ts';
import { releaseSlot } from '../admission/slots.ts';
import type { ApiContext, ApiDeps, MessageState } from '../http/context.ts';
import { clientFailure } from '../middleware/errors.ts';
import { waitFor } from '../output/waiting-poll.ts';
import { hasMovedOn } from '../waiting/run-watch.ts';
import { toolFailure } from './failure.ts';
import type { Tool, ToolResult } from './tools/common/tool.ts';

/**
 * Runs one tool call, counted like a REST request. Every failure becomes a result with `isError`
 * and REST's envelope: agents read results, and many clients hide protocol errors from them.
 * @returns the object, and the same as text: JSON, or what the tool words itself
 */
export async function callTool(
  tool: Tool,
  ctx: ApiContext<MessageState>,
  deps: ApiDeps,
  args: Readonly<Record<string, unknown>>,
): Promise<CallToolResult & { structuredContent: Record<string, unknown> }> {
  ctx.state.tool = { tool: tool.name };
  try {
    await ctx.state.count(tool.counts);
    const { caller, db } = ctx.state;
    const wait = (run: RunRow, seconds: number) => waited(ctx, deps, run, seconds);
    const done = await tool.run({ caller, deps: { ...deps, db }, wait }, args);
    if (done.runId) ctx.state.runId = done.runId;
    return result(done);
  } catch (error) {
    const failure = await clientFailure(ctx, deps.log, error);
    ctx.state.tool.failure = errorEntry(failure.condition).code;
    const object = toolFailure(failure, ctx.state.requestId, tool.annotations.readOnlyHint !== true);
    return { ...result({ object }), isError: true };
  }
}

/** A wait holds none of the process's slots for requests. */
async function waited(ctx: ApiContext, { watch }: ApiDeps, run: RunRow, seconds: number): Promise<RunRow> {
  if (!watch || watch.isFullFor(run)) return run;
  releaseSlot(ctx.res);
  return await waitFor(ctx, watch, { run, steps: 0 }, { seconds, isNews: hasMovedOn });
}

function result({ object, text = JSON.stringify(object) }: ToolResult) {
  const structuredContent = object as Record<string, unknown>;
  return { content: [{ type: 'text' as const, text }], structuredContent };
}
