import { createHash } from 'node:crypto';
import { readStoredResult, type StoredResult } from '../../src/app/read-result.ts';
import type { ApiDeps, ApiHandler } from '../context.ts';
import { parseDetail, parseRunId } from '../schemas.ts';

/** GET /v1/research/{run_id}/result: the report as stored, or its compact view. */
export function getResult({ db }: ApiDeps): ApiHandler {
  return async (ctx) => {
    const runId = parseRunId(ctx.params.run_id);
    const body = envelope(await readStoredResult(db, ctx.state.caller, runId, parseDetail(ctx.query)));
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    ctx.set({ ETag: `W/${tag}`, 'Cache-Control': 'private, no-cache' });
    if (hasKept(ctx.get('If-None-Match'), tag)) {
      ctx.status = 304;
      return;
    }
    ctx.type = 'application/json';
    ctx.body = body;
  };
}

/**
 * Whether the client has this very body (RFC 9110, 13.1.2). Koa's own `fresh` also heeds a request's
 * `Cache-Control: no-cache`, which is meant for caches on the way and which Node's fetch adds to every If-None-Match.
 */
function hasKept(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((kept) => ['*', tag, `W/${tag}`].includes(kept.trim()));
}

/** The report goes out as the text that it is, so that nothing in it can change on the way. */
function envelope({ runId, status, report }: StoredResult): string {
  return `{"id":"${runId}","object":"research.result","status":"${status}","report":${report}}`;
}
