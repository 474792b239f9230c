import type { Pool } from '../db/pool.ts';
import { exactlyOne } from '../db/statement.ts';
import {
  exportResponseRows,
  type ResponseRow,
  type ResponseTextRow,
  readLongWindow,
} from '../db/stored-responses.ts';
import { pieceCharacters } from '../text/windows.ts';
import type { Caller } from './caller.ts';
import { readableRows } from './readable-rows.ts';

// These limit what an export holds in memory: one page of short texts, or one window of a long one.
// Windows of two pieces left the process up to 60 MB larger when it was short of CPU time, those of
// one piece 15 MB: larger strings outlive the young generation.
const pageRows = 32;
const windowCharacters = pieceCharacters;

export interface ExportedResponse {
  readonly response: ResponseRow;
  /** Null if no text is stored. A long text comes in windows, to be concatenated. */
  readonly text: string | null | AsyncIterable<string>;
}

/**
 * Every stored response of a finished run with its whole text, by model id (R-P08). The first page
 * is read before this returns, so that a refusal precedes the first byte (R-P09). Each further page
 * or window is read only when the previous one has been consumed, and its connection is released at
 * once: a slow reader holds none.
 * @throws ApiError `run_not_found`, `responses_not_ready`, `research_failed`
 */
export async function exportStoredResponses(
  db: Pool,
  caller: Caller,
  runId: string,
): Promise<AsyncIterable<ExportedResponse>> {
  const pageAfter = async (modelId: string) =>
    readableRows<ResponseTextRow>(await exportResponseRows(db, runId, caller.workspaceId, modelId, pageRows));
  const windowsOf = (response: ResponseRow) => readWindows(db, caller, runId, response);
  return responsesOf(await pageAfter(''), pageAfter, windowsOf);
}

async function* responsesOf(
  firstPage: ResponseTextRow[],
  pageAfter: (modelId: string) => Promise<ResponseTextRow[]>,
  windowsOf: (response: ResponseRow) => AsyncIterable<string>,
): AsyncGenerator<ExportedResponse> {
  let page = firstPage;
  while (page.length > 0) {
    for (const response of page) {
      const isLong = (response.text_characters ?? 0) > pieceCharacters;
      yield { response, text: isLong ? windowsOf(response) : response.text };
    }
    const last = page.length < pageRows ? undefined : page.at(-1);
    page = last ? await pageAfter(last.model_id) : [];
  }
}

async function* readWindows(
  db: Pool,
  { workspaceId }: Caller,
  runId: string,
  { model_id, text_characters }: ResponseRow,
): AsyncGenerator<string> {
  for (let offset = 0; offset < (text_characters ?? 0); offset += windowCharacters) {
    const { text } = exactlyOne(
      readableRows<ResponseTextRow>(
        await readLongWindow.byWorkspace(db, workspaceId, {
          runId,
          modelId: model_id,
          offset,
          maxCharacters: windowCharacters,
        }),
      ),
    );
    if (text === null) throw new Error('a stored text disappeared during its export');
    yield text;
  }
}
