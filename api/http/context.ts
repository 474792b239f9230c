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
  /** The name by which people reach the service, if the operator said one. */
  readonly publicHost: string | null;
}

export interface ApiState {
  requestId: string;
  /** The caller, by a working key, or a working session at the console. */
  caller?: Caller;
  person?: SignedIn;
  /** The database for this caller: workspaces take turns. */
  db?: Pool;
  /** For MCP messages: counts a tool call. Throws ApiError `rate_limit_exceeded`. */
  count?: (kind: RequestKind) => Promise<void>;
  /** For the log: the tool that was called and the error code it failed with. */
  tool?: { tool: string; failure?: string };
  /** For the log: the run that the request has created, or has found created before. */
  runId?: string;
  /**
   * Set when the request was refused for load. It is then only counted, without a log line of its
   * own.
   */
  isCounted?: true;
}

/** What admission hands on: a handler that needs it can only be reached through admission. */
type StateWith<Known extends keyof ApiState> = ApiState & Required<Pick<ApiState, Known>>;
export type CallerState = StateWith<'caller' | 'db'>;
export type MessageState = StateWith<'caller' | 'db' | 'count'>;
export type PersonState = StateWith<'caller' | 'db' | 'person'>;
export type StrangerState = StateWith<'db'>;

export type ApiContext<State extends ApiState = ApiState> = Koa.ParameterizedContext<State>;
export type ApiHandler<State extends ApiState = ApiState> = (
  ctx: ApiContext<State>,
  next: Koa.Next,
) => Promise<void>;

/**
 * Takes handlers that need nothing of admission. Koa's router takes any: it infers the state from
 * the handler.
 */
export type ApiRouter = Readonly<
  Record<'get' | 'post' | 'delete', (path: string, ...handlers: ApiHandler[]) => unknown>
>;
