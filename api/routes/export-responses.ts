import { Readable } from 'node:stream';
import { type ExportedResponse, exportStoredResponses } from '../../src/app/export-responses.ts';
import type { ApiContext, ApiDeps, ApiHandler } from '../context.ts';
import { parseRunId } from '../schemas.ts';
import { exportLineView } from '../views.ts';

/** A client that takes no byte for so long is cut off: it would hold its page and its connection for ever. */
const stalledAfterMs = 60_000;

/**
 * GET /v1/research/{run_id}/responses/export: every stored response with its text, one JSON object per line.
 * Our choice: `application/x-ndjson`; clients that look for the prefix `application/json` would parse
 * `application/jsonl` as one JSON value.
 */
export function exportResponses({ db, log }: ApiDeps, { stallMs = stalledAfterMs } = {}): ApiHandler {
  return async (ctx) => {
    const runId = parseRunId(ctx.params.run_id);
    const responses = await exportStoredResponses(db, ctx.state.caller, runId);
    ctx.set({
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Content-Disposition': `attachment; filename="service-${runId}-responses.jsonl"`,
    });
    ctx.res.setTimeout(stallMs); // Without a listener of its own, Node closes the socket.
    ctx.body = Readable.from(linesOf(responses)).on('error', noteFailure(ctx, log));
  };
}

/** A line per response. A long text is written as it comes: JSON escapes each character by itself. */
async function* linesOf(responses: AsyncIterable<ExportedResponse>): AsyncGenerator<string> {
  for await (const { response, text } of responses) {
    if (text === null || typeof text === 'string') {
      yield `${JSON.stringify(exportLineView(response, text))}\n`;
      continue;
    }
    const withoutText = JSON.stringify(exportLineView(response, ''));
    yield withoutText.slice(0, -'"}'.length); // The text is the last field, and its first quote stays.
    for await (const window of text) yield JSON.stringify(window).slice(1, -1);
    yield '"}\n';
  }
}

/**
 * The status has gone out when something fails in mid-file, so the client can be told only by the connection that ends
 * without the last chunk; the log has the cause. A client that went away is no failure.
 */
function noteFailure({ state }: ApiContext, log: ApiDeps['log']) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    log.error({ requestId: state.requestId, err: error }, 'an export broke off');
  };
}
