import { objectToLabel, readObjections, withdrawObjection } from '../../../src/app/people/object-to-label.ts';
import type { ListedObjection } from '../../../src/db/label-objections.ts';
import type { ApiHandler, ApiRouter, PersonState } from '../../http/context.ts';
import { parseRunId } from '../../input/schemas.ts';
import { wholeList } from '../../output/list-view.ts';
import type { SessionAdmission } from '../admission/session-admission.ts';
import { objectionBody, readBody, withdrawalBody } from './input.ts';

/** "This label is wrong": what people say of stances in a report, which stays as it is. */
export function addObjectionRoutes(router: ApiRouter, admission: SessionAdmission): void {
  const list: ApiHandler<PersonState> = async (ctx) => {
    const { db, person } = ctx.state;
    const objections = await readObjections(db, person, parseRunId(ctx.params.run_id));
    ctx.body = wholeList(objections.map(objectionView));
  };
  const post: ApiHandler<PersonState> = async (ctx) => {
    const runId = parseRunId(ctx.params.run_id);
    const body = await readBody(ctx, objectionBody);
    const stance = { runId, claimId: body.claim_id, modelId: body.model_id };
    await objectToLabel(ctx.state.db, ctx.state.person, stance, body.should_be, body.note);
    ctx.status = 204;
  };
  const withdraw: ApiHandler<PersonState> = async (ctx) => {
    const runId = parseRunId(ctx.params.run_id);
    const { claim_id, model_id } = await readBody(ctx, withdrawalBody);
    await withdrawObjection(ctx.state.db, ctx.state.person, { runId, claimId: claim_id, modelId: model_id });
    ctx.status = 204;
  };
  router.get('/console/api/research/:run_id/objections', admission.read(list));
  router.post('/console/api/research/:run_id/objections', admission.write(post));
  router.post('/console/api/research/:run_id/objections/withdraw', admission.write(withdraw));
}

export function objectionView({
  id,
  claim_id,
  model_id,
  label,
  should_be,
  note,
  person_name,
  is_own,
  created_at,
}: ListedObjection) {
  return { id, claim_id, model_id, label, should_be, note, by: person_name, is_own, created_at };
}
