import type Koa from 'koa';
import type { Logger } from 'pino';
import type { RequestKind } from '../../src/app/authenticate.ts';
import type { Caller } from '../../src/app/caller.ts';
import type { CreateDeps } from '../../src/app/create-research.ts';
import type { Pool } from '../../src/db/pool.ts';

/** What the edge needs; wired once, in main. */
export interface ApiDeps extends CreateDeps {
  readonly log: Logger;
  /** Pages of which a browser may call the api; left out: none. */
  readonly corsOrigins?: readonly string[] | null;
  readonly mcp?: McpOptions;
}

/** Left out: requests from this machine alone. */
export interface McpOptions {
  readonly allowedHosts: readonly string[] | null;
  readonly allowedOrigins: readonly string[] | null;
}

export interface ApiState {
  requestId: string;
  /** Who calls, once that is known: behind `authenticated` it always is. */
  caller: Caller;
  /** Behind `authenticated`: the database, shared out in turns between workspaces. */
  db: Pool;
  /** Behind `authenticatedMessage`: counts a tool's call. It throws ApiError `rate_limit_exceeded`. */
  count: (kind: RequestKind) => Promise<void>;
  /** For the log: which tool was called, and with which code it failed. */
  tool?: { tool: string; failure?: string };
  /** Refused for load, and counted as such: no line of its own in the log. */
  isCounted?: true;
}

export type ApiContext = Koa.ParameterizedContext<ApiState>;
export type ApiHandler = (ctx: ApiContext, next: Koa.Next) => Promise<void>;
