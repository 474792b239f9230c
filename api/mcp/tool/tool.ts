import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import type { RequestKind } from '../../../src/app/authenticate.ts';
import type { Caller } from '../../../src/app/caller.ts';
import type { CreateDeps } from '../../../src/app/create-research.ts';
import type { InputSchema } from './arguments.ts';

/** Who calls a tool, and what it works with; `deps.db` is the caller's own. */
export interface ToolCall {
  readonly caller: Caller;
  readonly deps: CreateDeps;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: InputSchema;
  readonly output: ListedTool['outputSchema'] & object;
  readonly annotations: ListedTool['annotations'] & object;
  /** Against which limit a call counts. */
  readonly counts: RequestKind;
  /** What it gives is a run with its progress. */
  readonly tellsProgress?: true;
  /**
   * @returns what REST answers to the same
   * @throws ApiError as REST's route does
   */
  readonly run: (call: ToolCall, args: Readonly<Record<string, unknown>>) => Promise<object>;
}

/** Of a tool that only reads. What is left out would count as true. */
export const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
