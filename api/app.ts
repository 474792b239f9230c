import Router from '@koa/router';
import Koa from 'koa';
import { readStates } from '../src/app/watch-run.ts';
import { type DatabaseQueue, databaseQueue } from './admission/database-queue.ts';
import { keyAdmission } from './admission/key-admission.ts';
import { addConsole } from './console/console.ts';
import type { ApiDeps, ApiRouter, ApiState } from './http/context.ts';
import { postMcp } from './mcp/post-mcp.ts';
import { allowedSource } from './mcp/source.ts';
import { cors } from './middleware/cors.ts';
import { errorsAsEnvelopes, logFailedResponse } from './middleware/errors.ts';
import { requestId } from './middleware/request-id.ts';
import { harmlessByDefault, pageHeaders } from './middleware/security-headers.ts';
import { unknownPaths, validTarget } from './middleware/unknown-paths.ts';
import { exportResponses } from './routes/export-responses.ts';
import { getAccount } from './routes/get-account.ts';
import { docs } from './routes/get-docs.ts';
import { getOpenapi } from './routes/get-openapi.ts';
import { getResearch } from './routes/get-research.ts';
import { getResponseText } from './routes/get-response-text.ts';
import { getResult } from './routes/get-result.ts';
import { listResponses } from './routes/list-responses.ts';
import { listUsage } from './routes/list-usage.ts';
import { postResearch } from './routes/post-research.ts';
import { runWatch } from './waiting/run-watch.ts';

/** Builds the HTTP edge: the middleware that every request passes, in order, and the routes. */
export function createApp(deps: ApiDeps): Koa<ApiState> {
  const queue = databaseQueue(deps.db);
  const watch = runWatch((ids, withSteps) => readStates(queue.of('waiting polls'), ids, withSteps));
  const router = routes({ ...deps, watch }, queue);
  const app = new Koa<ApiState>();
  app.once('draining', watch.stop);
  app.on('error', logFailedResponse(deps));
  const paths = router.stack.map(({ path }) => `${path}`);
  app.use(requestId(deps, paths));
  app.use(errorsAsEnvelopes(deps));
  app.use(harmlessByDefault);
  if (deps.corsOrigins) app.use(cors(deps.corsOrigins));
  app.use(validTarget);
  app.use(router.routes());
  app.use(unknownPaths(router));
  return app;
}

export function routes(deps: ApiDeps, queue: DatabaseQueue): Router<ApiState> {
  const router = new Router<ApiState>({ strict: true, sensitive: true });
  addRoutes(router, deps, queue);
  return router;
}

function addRoutes(router: ApiRouter, deps: ApiDeps, queue: DatabaseQueue): void {
  const admission = keyAdmission(queue);
  const reads = admission.counted('reads');
  const creates = admission.counted('creates');
  const shared = { result: getResult(), exported: exportResponses(deps) };
  router.post('/v1/research', creates(postResearch(deps)));
  router.get('/v1/research/:run_id', admission.read(getResearch(deps.watch)));
  router.get('/v1/research/:run_id/result', reads(shared.result));
  router.get('/v1/research/:run_id/responses', reads(listResponses));
  router.get('/v1/research/:run_id/responses/text', admission.read(getResponseText));
  router.get('/v1/research/:run_id/responses/export', reads(shared.exported));
  router.get('/v1/account', reads(getAccount));
  router.get('/v1/usage', reads(listUsage));
  router.get('/v1/openapi.json', getOpenapi);
  router.post('/mcp', allowedSource(deps.mcp), admission.message(postMcp(deps)));
  for (const { path, handler } of docs) router.get(path, pageHeaders, handler);
  addConsole(router, deps, queue, shared);
}
