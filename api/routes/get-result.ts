import { readStoredResult, type StoredResult } from '../../src/app/read-result.ts';
import { isKept, tagOf } from '../conditional.ts';
import type { ApiDeps, ApiHandler } from '../context.ts';
import { parseDetail, parseRunId } from '../schemas.ts';

/** GET /v1/research/{run_id}/result: the report as stored, or its compact view. */
export function getResult({ db }: ApiDeps): ApiHandler {
  return async (ctx) => {
    const runId = parseRunId(ctx.params.run_id);
    const body = envelope(await readStoredResult(db, ctx.state.caller, runId, parseDetail(ctx.query)));
    if (isKept(ctx, tagOf(body), 'private, no-cache')) return;
    ctx.type = 'application/json';
    ctx.body = body;
  };
}

/** The report goes out as the text that it is, so that nothing in it can change on the way. */
function envelope({ runId, status, report }: StoredResult): string {
  return `{"id":"${runId}","object":"research.result","status":"${status}","report":${report}}`;
}
