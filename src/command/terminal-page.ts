import { ownNames } from './own-name.ts';
import { plain, wrapped } from './terminal-text.ts';

export interface Screen {
  readonly columns: number;
  /** Leaves the text as it is where no colour is wanted. */
  readonly paint: (format: 'bold' | 'dim', text: string) => string;
}

/** Our choice: longer lines are hard to read. */
const columnsMax = 100;

/**
 * The Markdown of a report to read in a terminal: the same words in the same order, wrapped and
 * without its signs. Texts hold no signs but those that the service prints.
 */
export function terminalPage(markdown: string, { columns, paint }: Screen): string {
  const width = Math.min(columnsMax, Math.max(20, columns));
  return plain(markdown)
    .trimEnd()
    .split('\n')
    .filter((line) => !betweenHeadsAndRows.test(line))
    .map((line) => {
      const [, sign = ''] = signOfLine.exec(line) ?? [];
      const words = withoutSigns(withCommand(line.slice(sign.length)));
      if (sign === '# ') return paint('dim', wrapped(words, width));
      if (sign === '## ' || isBold(line)) return paint('bold', wrapped(words, width));
      return sign + wrapped(words, width, sign.length);
    })
    .join('\n');
}

const signOfLine = /^(##? |- |\d{1,3}\. )/;
const betweenHeadsAndRows = /^\|[ |-]+$/;

function isBold(line: string): boolean {
  return line.startsWith('**') && line.indexOf('**', 2) === line.length - 2;
}

/** The command of this program in the place of a request that asks for the same. */
function withCommand(words: string): string {
  return words.replace(request, (_, run: string, model?: string) =>
    model ? `${ownNames.research} text ${run} ${model}` : `${ownNames.research} export ${run}`,
  );
}

const request =
  /curl -H "[^"`]{1,60}" "[^"`]{1,40}\/([\da-f-]{1,36})\/responses(?:\/text\?model_id=([^"`]{1,200}))?"/;

/** Without the signs of bold words, rows of a table, requests, and slanted words at the start. */
function withoutSigns(words: string): string {
  const inner = words.startsWith('| ') ? words.slice(2, -2) : words;
  return inner.replaceAll(/\*\*|`/g, '').replace(/^\*([^*]+)\*/, '$1');
}
