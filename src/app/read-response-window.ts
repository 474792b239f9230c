import {
  type OfRun,
  type ResponseTextRow,
  readLongWindow,
  readShortWindow,
  type TextWindow,
} from '../db/stored-responses.ts';
import { ApiError } from '../domain/errors.ts';
import { pieceCharacters, windowExtent } from '../text/windows.ts';
import type { OneRead } from './read-one.ts';
import { readableRows } from './readable-rows.ts';

type Row = OfRun<ResponseTextRow>;

export interface ResponseWindow {
  readonly response: ResponseTextRow;
  readonly offset: number;
  readonly returnedCharacters: number;
  /** True if text remains after the window. */
  readonly truncated: boolean;
}

/**
 * Reads a window of one stored text (R-P04 to R-P07); offset and length are in code points. A long
 * text takes one more statement.
 * @throws ApiError `run_not_found`, `responses_not_ready`, `research_failed`,
 * `model_response_not_found`
 */
export const readResponseWindow: OneRead<Row, TextWindow, ResponseWindow> = {
  statement: readShortWindow,
  async resultOf({ row, db, caller, values }) {
    const first = responseIn(row);
    const characters = first.text_characters ?? 0;
    const response =
      characters > pieceCharacters
        ? responseIn((await readLongWindow.byWorkspace(db, caller.workspaceId, values))[0])
        : first;
    const { offset, maxCharacters } = values;
    return { response, offset, ...windowExtent(characters, offset, maxCharacters) };
  },
};

function responseIn(row: Row | undefined): ResponseTextRow {
  const [found] = readableRows<ResponseTextRow>(row ? [row] : []);
  if (!found) throw new ApiError('model_response_not_found');
  return found;
}
