import { type ResponseTextRow, readLongWindow, readShortWindow } from '../db/responses.ts';
import { ApiError } from '../domain/errors.ts';
import { pieceCharacters, windowExtent } from '../text/windows.ts';
import { readableRows } from './readable.ts';
import type { Reader } from './reader.ts';

/** Which part of whose text, in characters (code points). */
interface WindowRequest {
  readonly modelId: string;
  readonly offset: number;
  readonly maxCharacters: number;
}

export interface ResponseWindow {
  readonly response: ResponseTextRow;
  readonly offset: number;
  readonly returnedCharacters: number;
  /** Whether text remains past the window. */
  readonly truncated: boolean;
}

/**
 * A window of one stored text (R-P04 to R-P07).
 * @throws ApiError `run_not_found`, `responses_not_ready`, `research_failed`, `model_response_not_found`
 */
export async function readResponseWindow(
  read: Reader,
  runId: string,
  window: WindowRequest,
): Promise<ResponseWindow> {
  const windowIn = async (statement: typeof readShortWindow) => {
    const row = await read(statement, { runId, ...window });
    const [found] = readableRows<ResponseTextRow>(row ? [row] : []);
    if (!found) throw new ApiError('model_response_not_found');
    return found;
  };
  const first = await windowIn(readShortWindow);
  const characters = first.text_characters ?? 0;
  const response = characters > pieceCharacters ? await windowIn(readLongWindow) : first;
  const { offset, maxCharacters } = window;
  return { response, offset, ...windowExtent(characters, offset, maxCharacters) };
}
