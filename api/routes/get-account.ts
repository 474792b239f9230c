import { readAccount } from '../../src/app/read-account.ts';
import type { ApiHandler, CallerState } from '../http/context.ts';
import { accountView } from '../output/views.ts';

/** GET /v1/account: plan, subscription and credits of the key's workspace. */
export const getAccount: ApiHandler<CallerState> = async (ctx) => {
  ctx.body = accountView(await readAccount(ctx.state.db, ctx.state.caller));
};
