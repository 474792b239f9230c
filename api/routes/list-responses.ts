import { listStoredResponses } from '../../src/app/list-stored-responses.ts';
import { responsesPageMax } from '../../src/domain/limits.ts';
import type { ApiHandler, CallerState } from '../http/context.ts';
import { parsePage } from '../input/pages.ts';
import { readQuery } from '../input/query.ts';
import { parseRunId } from '../input/schemas.ts';
import { listView } from '../output/list-view.ts';
import { responseItemView } from '../output/views.ts';

/** GET /v1/research/{run_id}/responses: the outcome of each model, page by page, without texts. */
export const listResponses: ApiHandler<CallerState> = async (ctx) => {
  const runId = parseRunId(ctx.params.run_id);
  const list = { list: 'responses', owner: runId } as const;
  const { after, limit } = parsePage(readQuery(ctx), list, responsesPageMax);
  const page = await listStoredResponses(ctx.state.db, ctx.state.caller, runId, after, limit);
  ctx.body = listView(page, list, responseItemView);
};
