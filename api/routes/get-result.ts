import { LRUCache } from 'lru-cache';
import { type Detail, readPrintedResult, readStoredResult } from '../../src/app/read-stored-result.ts';
import type { ApiContext, ApiHandler, CallerState } from '../http/context.ts';
import { readQuery } from '../input/query.ts';
import { parseDetail, parseRunId } from '../input/schemas.ts';
import { type KeptBody, keptBody, sendKept } from '../output/kept-body.ts';
import { resultText } from '../output/views.ts';

type Form = Detail | 'markdown';

/** Bytes of cached bodies per process, outside the heap: some 350 reports of forty models. */
const keptBytes = 32 * 1024 * 1024;

/** GET /v1/research/{run_id}/result: the report as stored, its compact view, or as Markdown. */
export function getResult(): ApiHandler<CallerState> {
  // A delivered report never changes (R-G02), so a repeated read needs only the query for the key.
  const kept = new LRUCache<string, KeptBody>({
    maxSize: keptBytes,
    sizeCalculation: ({ plain }) => Math.ceil(plain.length * 1.25), // Including the gzipped copy.
  });

  async function read({ caller, db }: CallerState, runId: string, form: Form): Promise<KeptBody> {
    const name = `${caller.workspaceId} ${runId} ${form}`;
    const known = kept.get(name);
    if (known) return known;
    const printed = form === 'markdown' ? await readPrintedResult(db, caller, runId) : null;
    const detail = form === 'markdown' ? 'full' : form;
    const plain = Buffer.from(printed ?? resultText(await readStoredResult(db, caller, runId, detail)));
    const type = printed === null ? 'application/json' : 'text/markdown';
    const result = keptBody(type, plain);
    kept.set(name, result);
    return result;
  }

  return async (ctx) => {
    const runId = parseRunId(ctx.params.run_id);
    const detail = parseDetail(readQuery(ctx));
    const result = await read(ctx.state, runId, prefersMarkdown(ctx) ? 'markdown' : detail);
    ctx.vary('Accept');
    await sendKept(ctx, result, 'private, no-cache');
  };
}

/** JSON is the default, also for a client that accepts anything or nothing of both. */
function prefersMarkdown(ctx: ApiContext): boolean {
  return ctx.accepts('application/json', 'text/markdown') === 'text/markdown';
}
