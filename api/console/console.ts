import type { DatabaseQueue } from '../admission/database-queue.ts';
import type { ApiDeps, ApiRouter } from '../http/context.ts';
import { passphraseTurns } from './admission/passphrase-turns.ts';
import { sessionAdmission } from './admission/session-admission.ts';
import { sessionCookie } from './admission/session-cookie.ts';
import { addPages } from './pages.ts';
import { addAccountRoutes } from './routes/account.ts';
import { addKeyRoutes } from './routes/keys.ts';
import { addObjectionRoutes } from './routes/objections.ts';
import { addResearchRoutes, type SharedHandlers } from './routes/research.ts';
import { addInvitationRoutes, addSessionRoutes } from './routes/session.ts';

/** Adds the pages for people at /console, and their JSON under /console/api. README.md lists it. */
export function addConsole(
  router: ApiRouter,
  deps: ApiDeps,
  queue: DatabaseQueue,
  shared: SharedHandlers,
): void {
  const options = deps.console ?? {};
  const cookie = sessionCookie(options);
  const admission = sessionAdmission(queue, cookie, options);
  const ofSessions = { admission, cookie, inTurn: passphraseTurns(), options };
  addSessionRoutes(router, ofSessions);
  addInvitationRoutes(router, ofSessions);
  addKeyRoutes(router, admission);
  addAccountRoutes(router, admission, deps);
  addResearchRoutes(router, admission, deps, shared);
  addObjectionRoutes(router, admission);
  addPages(router, options.pages);
}
