import { Readable } from 'node:stream';
import { type ExportedResponse, exportStoredResponses } from '../../src/app/export-stored-responses.ts';
import { exportQueue } from '../admission/database-queue.ts';
import { type ExportBounds, exportBounds, exportSlots, watchPace } from '../admission/export-slots.ts';
import type { ApiDeps, ApiHandler, CallerState } from '../http/context.ts';
import { parseRunId } from '../input/schemas.ts';
import { exportLineView } from '../output/views.ts';

/**
 * GET /v1/research/{run_id}/responses/export: every stored response with its text, one JSON object
 * per line. Our choice: `application/x-ndjson`, because clients that look for the prefix
 * `application/json` would parse `application/jsonl` as a single JSON value.
 */
export function exportResponses(
  { db, log }: Pick<ApiDeps, 'db' | 'log'>,
  bounds: ExportBounds = exportBounds,
): ApiHandler<CallerState> {
  const slots = exportSlots(bounds);
  const queue = exportQueue(db);
  return async (ctx) => {
    const { caller, requestId } = ctx.state;
    const runId = parseRunId(ctx.params.run_id);
    const giveBack = slots.take(caller.workspaceId);
    try {
      const responses = await exportStoredResponses(queue.of(caller.workspaceId), caller, runId);
      ctx.set({
        'Content-Type': 'application/x-ndjson; charset=utf-8',
        'Content-Disposition': `attachment; filename="service-${runId}-responses.jsonl"`,
      });
      ctx.body = Readable.from(linesOf(responses));
    } catch (error) {
      giveBack();
      throw error;
    }
    const stopWatch = watchPace(ctx.req.socket, bounds, (why) => {
      log.warn({ requestId, workspaceId: caller.workspaceId, why }, 'an export was cut off');
    });
    const end = () => {
      stopWatch();
      giveBack();
    };
    if (ctx.res.destroyed) end();
    else ctx.res.once('close', end);
  };
}

/**
 * One line per response. A long text is written window by window: JSON escapes each character
 * independently.
 */
async function* linesOf(responses: AsyncIterable<ExportedResponse>): AsyncGenerator<string> {
  for await (const { response, text } of responses) {
    if (text === null || typeof text === 'string') {
      yield `${JSON.stringify(exportLineView(response, text))}\n`;
      continue;
    }
    const withoutText = JSON.stringify(exportLineView(response, ''));
    yield withoutText.slice(0, -'"}'.length); // Text is the last field; its opening quote is kept.
    for await (const window of text) yield JSON.stringify(window).slice(1, -1);
    yield '"}\n';
  }
}
