import type Koa from 'koa';
import type { Logger } from 'pino';
import type { RequestKind } from '../../src/app/authenticate.ts';
import type { Caller } from '../../src/app/caller.ts';
import type { CreateDeps } from '../../src/app/create-research.ts';
import type { SignedIn } from '../../src/app/people/session.ts';
import type { Pool } from '../../src/db/pool.ts';
import type { RunWatch } from '../waiting/run-watch.ts';

/** Dependencies of the HTTP edge, wired once in main. */
export interface ApiDeps extends CreateDeps {
  readonly log: Logger;
  /** Origins whose pages may call the api from a browser. Omitted or null: none. */
  readonly corsOrigins?: readonly string[] | null;
  readonly mcp?: McpOptions;
  readonly console?: ConsoleOptions;
  /** Of waiting polls; the app makes it. Omitted: none waits. */
  readonly watch?: RunWatch;
}

/** Where and how people reach the console. */
export interface ConsoleOptions {
  /** Its origin, if the operator has set it. Omitted or null: what the browser calls it in Host. */
  readonly publicUrl?: string | null;
  /** False behind a proxy, where all requests come from one address. Default: true. */
  readonly addressesDiffer?: boolean;
  /** Whether a simulator will answer, as far as the operator has said. Default: false. */
  readonly simulatorAnswers?: boolean;
  /** The built pages; a test has its own. */
  readonly pages?: URL;
}

/** Hosts and origins that may reach /mcp. Omitted: requests from this machine only. */
export interface McpOptions {
  readonly allowedHosts: readonly string[] | null;
  readonly allowedOrigins: readonly string[] | null;
}

export interface ApiState {
  requestId: string;
  /** The caller. Set for every request with a working key, or a working session at the console. */
  caller: Caller;
  /** Set for every request with a working session. */
  person: SignedIn;
  /** The database for this caller: workspaces take turns. */
  db: Pool;
  /** Set for MCP messages: counts a tool call. Throws ApiError `rate_limit_exceeded`. */
  count: (kind: RequestKind) => Promise<void>;
  /** For the log: the tool that was called and the error code it failed with. */
  tool?: { tool: string; failure?: string };
  /**
   * Set when the request was refused for load. It is then only counted, without a log line of its
   * own.
   */
  isCounted?: true;
}

export type ApiContext = Koa.ParameterizedContext<ApiState>;
export type ApiHandler = (ctx: ApiContext, next: Koa.Next) => Promise<void>;
