import { readResponseWindow } from '../../src/app/read-response-window.ts';
import type { ReadRoute } from '../admission/key-admission.ts';
import { readQuery } from '../input/query.ts';
import { parseRunId, parseWindow } from '../input/schemas.ts';
import { responseTextView } from '../output/views.ts';

/** GET /v1/research/{run_id}/responses/text: a window of one model's stored text. */
export const getResponseText: ReadRoute<typeof readResponseWindow> = {
  read: readResponseWindow,
  values: (ctx) => ({ runId: parseRunId(ctx.params.run_id), ...parseWindow(readQuery(ctx)) }),
  answer(ctx, window) {
    ctx.body = responseTextView(window);
  },
};
