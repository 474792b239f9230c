import { readAccount } from '../../src/app/read-account.ts';
import type { ApiDeps, ApiHandler } from '../context.ts';
import { accountView } from '../views.ts';

/** GET /v1/account: plan, subscription and credits of the key's workspace. */
export function getAccount({ db }: ApiDeps): ApiHandler {
  return async (ctx) => {
    ctx.body = accountView(await readAccount(db, ctx.state.caller));
  };
}
