import { createResearch } from '../../../src/app/create-research.ts';
import { type OneRead, readOne } from '../../../src/app/read-one.ts';
import type { ReadRoute } from '../../admission/key-admission.ts';
import type { ApiDeps, ApiHandler, ApiRouter, CallerState, PersonState } from '../../http/context.ts';
import { parseCreateBody, parseIdempotencyKey } from '../../input/schemas.ts';
import { runView } from '../../output/views.ts';
import { getResearch } from '../../routes/get-research.ts';
import { getResponseText } from '../../routes/get-response-text.ts';
import { listResponses } from '../../routes/list-responses.ts';
import type { SessionAdmission } from '../admission/session-admission.ts';
import { readBody, researchBody } from './input.ts';
import { getProgress } from './progress.ts';

/** REST's handlers that keep something in the process: there is one of each. */
export interface SharedHandlers {
  readonly result: ApiHandler<CallerState>;
  readonly exported: ApiHandler<CallerState>;
}

/** Asking, and reading what came of it, as at REST. */
export function addResearchRoutes(
  router: ApiRouter,
  admission: SessionAdmission,
  deps: ApiDeps,
  { result, exported }: SharedHandlers,
): void {
  const post: ApiHandler<PersonState> = async (ctx) => {
    const { idempotency_key, ...body } = await readBody(ctx, researchBody);
    const idempotencyKey = parseIdempotencyKey(idempotency_key);
    const request = { ...parseCreateBody(body), idempotencyKey, source: 'console' } as const;
    const { run, replayed } = await createResearch({ ...deps, db: ctx.state.db }, ctx.state.caller, request);
    ctx.state.runId = run.id;
    ctx.status = replayed ? 200 : 202;
    ctx.body = runView(run);
  };
  router.post('/console/api/research', admission.create(post));
  router.get('/console/api/research/:run_id', admission.read(oneRead(getResearch(deps.watch))));
  router.get('/console/api/research/:run_id/progress', admission.read(getProgress(deps.watch)));
  router.get('/console/api/research/:run_id/result', admission.read(result));
  router.get('/console/api/research/:run_id/responses', admission.read(listResponses));
  router.get('/console/api/research/:run_id/responses/text', admission.read(oneRead(getResponseText)));
  router.get('/console/api/research/:run_id/responses/export', admission.read(exported));
}

/** A route of REST that is a single read, for a caller who is already known. */
function oneRead<Row extends object, Values extends object, Result>({
  read,
  values,
  answer,
}: ReadRoute<OneRead<Row, Values, Result>>): ApiHandler<PersonState> {
  return async (ctx) => {
    await answer(ctx, await readOne(read, ctx.state.db, ctx.state.caller, values(ctx)));
  };
}
