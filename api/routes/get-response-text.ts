import { readResponseWindow } from '../../src/app/read-response-text.ts';
import type { ApiHandler } from '../context.ts';
import { readQuery } from '../query.ts';
import { parseRunId, parseWindow } from '../schemas.ts';
import { responseTextView } from '../views.ts';

/** GET /v1/research/{run_id}/responses/text: a window of one model's stored text. */
export function getResponseText(): ApiHandler {
  return async (ctx) => {
    const runId = parseRunId(ctx.params.run_id);
    const window = parseWindow(readQuery(ctx));
    ctx.body = responseTextView(await readResponseWindow(ctx.state.read, runId, window));
  };
}
