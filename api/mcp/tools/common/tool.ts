import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import type { RequestKind } from '../../../../src/app/authenticate.ts';
import type { Caller } from '../../../../src/app/caller.ts';
import type { CreateDeps } from '../../../../src/app/create-research.ts';
import type { RunRow } from '../../../../src/db/runs.ts';
import { asQuery, type InputSchema } from './arguments.ts';

/** The caller of a tool and its dependencies; `deps.db` is the caller's lane of the database. */
export interface ToolCall {
  readonly caller: Caller;
  readonly deps: CreateDeps;
  /** Waits until the run has another status, or for so many seconds. */
  readonly wait: (run: RunRow, seconds: number) => Promise<RunRow>;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: InputSchema;
  readonly output: ListedTool['outputSchema'] & object;
  readonly annotations: ListedTool['annotations'] & object;
  /** The rate limit that a call counts towards. */
  readonly counts: RequestKind;
  /**
   * @returns the same object as REST, or a part of it
   * @throws ApiError in the same cases as REST's route
   */
  readonly run: (call: ToolCall, args: Readonly<Record<string, unknown>>) => Promise<ToolResult>;
}

export interface ToolResult {
  /** For the log: the run that was created. */
  readonly runId?: string;
  readonly object: object;
  /** For agents that read text alone; default: the object as JSON. */
  readonly text?: string;
}

/**
 * Annotations of a tool that only reads. All are set, since the protocol assumes the worst for some
 * that are omitted.
 */
const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** A tool as a read of REST: its arguments are a query for the parsers of the route. */
export function readTool({
  run,
  ...tool
}: Omit<Tool, 'annotations' | 'counts' | 'run'> & {
  readonly run: (call: ToolCall, query: URLSearchParams) => Promise<ToolResult>;
}): Tool {
  return {
    ...tool,
    annotations: readOnly,
    counts: 'reads',
    run: async (call, args) => await run(call, asQuery(tool.input, args)),
  };
}
