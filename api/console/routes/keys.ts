import { listKeysOf, makeKey, type NewKey, revokeOwnKey, rollKey } from '../../../src/app/manage-keys.ts';
import type { ApiContext, ApiHandler, ApiRouter, PersonState } from '../../http/context.ts';
import { readQuery, requiredText } from '../../input/query.ts';
import { parseId } from '../../input/schemas.ts';
import { wholeList } from '../../output/list-view.ts';
import type { SessionAdmission } from '../admission/session-admission.ts';
import { keyBody, readBody, rollBody } from './input.ts';
import { keyView } from './views.ts';

export function addKeyRoutes(router: ApiRouter, admission: SessionAdmission): void {
  const list: ApiHandler<PersonState> = async (ctx) => {
    const keys = await listKeysOf(ctx.state.db, ctx.state.caller);
    ctx.body = wholeList(keys.map(keyView));
  };
  const post: ApiHandler<PersonState> = async (ctx) => {
    const { name, expires_at } = await readBody(ctx, keyBody);
    showOnce(ctx, await makeKey(ctx.state.db, ctx.state.caller, name, expires_at));
  };
  const roll: ApiHandler<PersonState> = async (ctx) => {
    const id = parseId(ctx.params.key_id, 'key');
    const { ends_at } = await readBody(ctx, rollBody);
    showOnce(ctx, await rollKey(ctx.state.db, ctx.state.caller, id, ends_at));
  };
  const revoke: ApiHandler<PersonState> = async (ctx) => {
    const id = parseId(ctx.params.key_id, 'key');
    const name = requiredText(readQuery(ctx), 'name');
    ctx.body = keyView(await revokeOwnKey(ctx.state.db, ctx.state.caller, id, name));
  };
  router.get('/console/api/keys', admission.read(list));
  router.post('/console/api/keys', admission.write(post));
  router.post('/console/api/keys/:key_id/roll', admission.write(roll));
  router.delete('/console/api/keys/:key_id', admission.write(revoke));
}

function showOnce(ctx: ApiContext, { row, key }: NewKey): void {
  ctx.status = 201;
  ctx.body = { ...keyView(row), key };
}
