import type Router from '@koa/router';
import type { DatabaseQueue } from '../admission/database-queue.ts';
import type { ApiDeps, ApiState } from '../http/context.ts';
import { addPages } from './pages.ts';
import { passphraseTurns } from './passphrase-turns.ts';
import { sessionAdmission } from './session-admission.ts';
import { sessionCookie } from './session-cookie.ts';
import { addSessionRoutes } from './session-routes.ts';

/** Adds the pages for people at /console, and their JSON under /console/api. README.md lists it. */
export function addConsole(router: Router<ApiState>, deps: ApiDeps, queue: DatabaseQueue): void {
  const options = deps.console ?? {};
  const cookie = sessionCookie(options);
  const admission = sessionAdmission(queue, cookie, options);
  addSessionRoutes(router, { admission, cookie, inTurn: passphraseTurns(), options });
  addPages(router, options.pages);
}
