import type { Result } from '../client/client.ts';
import { type CommandContext, messageOf } from './context.ts';
import { ownNames } from './own-name.ts';
import { plain, withStoredLines, wrapped } from './terminal-text.ts';

/** Our choice: some ten pages; an answer may have a quarter of a megabyte. */
const shownMaxCharacters = 20_000;

/**
 * Prints the response to a task that is preferred, if one is: it is the work that was asked for, of
 * which a report repeats nothing. Without it the report still tells what it has to.
 */
export async function printPreferred(
  { client, screen, out, err }: Omit<CommandContext, 'showProgress'>,
  runId: string,
  report: Promise<Result['report']>,
): Promise<void> {
  let unread = 'Whether a response is preferred';
  try {
    const modelId = (await report).answer?.best_response?.model_id;
    if (!modelId) return;
    unread = 'The preferred response';
    const text = await client.text(runId, modelId);
    if (text === null) throw new Error(`no answer of ${modelId} is stored`);
    const heading = wrapped(`The response of ${modelId}, in its stored words:`, screen.columns);
    out(`\n${screen.paint('bold', heading)}\n\n${beginningOf(text.trimEnd(), `${runId} ${modelId}`)}\n`);
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    err(`${plain(`${unread} can’t be read: ${messageOf(error)}`)}\n`);
  }
}

/** @param words of the command that prints the whole text */
function beginningOf(text: string, words: string): string {
  const characters = Array.from(text);
  const more = characters.length - shownMaxCharacters;
  if (more <= 0) return withStoredLines(text);
  const rest = `… and ${more.toLocaleString('en')} more characters: ${ownNames.research} text ${plain(words)}`;
  return `${withStoredLines(characters.slice(0, shownMaxCharacters).join(''))}\n\n${rest}`;
}
