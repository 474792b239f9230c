import Router from '@koa/router';
import Koa from 'koa';
import helmet from 'koa-helmet';
import { authenticated } from './auth.ts';
import type { ApiDeps, ApiState } from './context.ts';
import { errorsAsEnvelopes } from './errors.ts';
import { requestId } from './request-id.ts';
import { exportResponses } from './routes/export-responses.ts';
import { getAccount } from './routes/get-account.ts';
import { getResearch } from './routes/get-research.ts';
import { getResponseText } from './routes/get-response-text.ts';
import { getResult } from './routes/get-result.ts';
import { listResponses } from './routes/list-responses.ts';
import { listUsage } from './routes/list-usage.ts';
import { postResearch } from './routes/post-research.ts';
import { unknownPaths } from './unknown-paths.ts';

/** The whole HTTP edge: what every request passes, in order, then the table of routes. */
export function createApp(deps: ApiDeps): Koa<ApiState> {
  const reads = authenticated(deps, 'reads');
  const creates = authenticated(deps, 'creates');
  const router = new Router<ApiState>({ strict: true, sensitive: true });
  router.post('/v1/research', creates, postResearch(deps));
  router.get('/v1/research/:run_id', reads, getResearch(deps));
  router.get('/v1/research/:run_id/result', reads, getResult(deps));
  router.get('/v1/research/:run_id/responses', reads, listResponses(deps));
  router.get('/v1/research/:run_id/responses/text', reads, getResponseText(deps));
  router.get('/v1/research/:run_id/responses/export', reads, exportResponses(deps));
  router.get('/v1/account', reads, getAccount(deps));
  router.get('/v1/usage', reads, listUsage(deps));

  const app = new Koa<ApiState>();
  app.silent = true; // What reaches Koa's own handler was logged by ours.
  app.use(requestId(deps));
  app.use(errorsAsEnvelopes(deps));
  app.use(helmet());
  app.use(unknownPaths(router));
  app.use(router.routes());
  return app;
}
