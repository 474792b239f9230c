import { readResponseWindow } from '../../src/app/read-response-text.ts';
import type { ApiDeps, ApiHandler } from '../context.ts';
import { readQuery } from '../query.ts';
import { parseRunId, parseWindow } from '../schemas.ts';
import { responseTextView } from '../views.ts';

/** GET /v1/research/{run_id}/responses/text: a window of one model's stored text. */
export function getResponseText({ db }: ApiDeps): ApiHandler {
  return async (ctx) => {
    const runId = parseRunId(ctx.params.run_id);
    const window = parseWindow(readQuery(ctx));
    ctx.body = responseTextView(await readResponseWindow(db, ctx.state.caller, runId, window));
  };
}
