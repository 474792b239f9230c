import type Koa from 'koa';
import type { Logger } from 'pino';
import type { Caller } from '../src/app/caller.ts';
import type { CreateDeps } from '../src/app/create-research.ts';

/** What the edge needs; wired once, in main. */
export interface ApiDeps extends CreateDeps {
  readonly log: Logger;
}

export interface ApiState {
  requestId: string;
  /** Set by `authenticated`: routes behind it can rely on it. */
  caller: Caller;
}

export type ApiContext = Koa.ParameterizedContext<ApiState>;
export type ApiHandler = (ctx: ApiContext, next: Koa.Next) => Promise<void>;
