import { type ResponseTextRow, readTextWindow } from '../db/responses.ts';
import { ApiError } from '../domain/errors.ts';
import { windowExtent } from '../domain/text-window.ts';
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
  { modelId, offset, maxCharacters }: WindowRequest,
): Promise<ResponseWindow> {
  const row = await read(readTextWindow, runId, modelId, offset, maxCharacters);
  const [response] = readableRows<ResponseTextRow>(row ? [row] : []);
  if (!response) throw new ApiError('model_response_not_found');
  return { response, offset, ...windowExtent(response.text_characters ?? 0, offset, maxCharacters) };
}
