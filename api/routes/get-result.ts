import { LRUCache } from 'lru-cache';
import { type Detail, readStoredResult } from '../../src/app/read-stored-result.ts';
import type { ApiContext, ApiHandler } from '../http/context.ts';
import { readQuery } from '../input/query.ts';
import { parseDetail, parseRunId } from '../input/schemas.ts';
import { dependsOnEncoding, type Encodings, encodings, sendEncoded } from '../output/encodings.ts';
import { etagOf, isNotModified } from '../output/not-modified.ts';
import { resultText } from '../output/views.ts';

interface Result {
  readonly body: Encodings;
  readonly tag: string;
}

/** Bytes of cached bodies per process, outside the heap: some 350 reports of forty models. */
const keptBytes = 32 * 1024 * 1024;

/** GET /v1/research/{run_id}/result: the report as stored, or its compact view. */
export function getResult(): ApiHandler {
  // A delivered report never changes (R-G02), so a repeated read needs only the query for the key.
  const kept = new LRUCache<string, Result>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }) => Math.ceil(body.plain.length * 1.25), // Including the gzipped copy.
  });

  async function read({ caller, db }: ApiContext['state'], runId: string, detail: Detail): Promise<Result> {
    const name = `${caller.workspaceId} ${runId} ${detail}`;
    const known = kept.get(name);
    if (known) return known;
    const plain = Buffer.from(resultText(await readStoredResult(db, caller, runId, detail)));
    const result = { body: encodings(plain), tag: etagOf(plain) };
    kept.set(name, result);
    return result;
  }

  return async (ctx) => {
    const runId = parseRunId(ctx.params.run_id);
    const { body, tag } = await read(ctx.state, runId, parseDetail(readQuery(ctx)));
    dependsOnEncoding(ctx);
    if (isNotModified(ctx, tag, 'private, no-cache')) return;
    ctx.type = 'application/json';
    await sendEncoded(ctx, body);
  };
}
