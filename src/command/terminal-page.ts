import type { Result } from '../client/client.ts';
import { ownNames } from './own-name.ts';
import { bar, barColumnsMax, barColumnsMin, plain, wrapped } from './terminal-text.ts';

type Camp = Pick<
  NonNullable<NonNullable<Result['report']['evidence']>['camps']>[number],
  'label' | 'model_count' | 'eligible_model_count'
>;

export interface Screen {
  readonly columns: number;
  /** Bars are for eyes: what reads a pipe gets words, whose counts say the same. */
  readonly isTerminal: boolean;
  /** Leaves the text as it is where no colour is wanted. */
  readonly paint: (format: 'bold' | 'dim', text: string) => string;
}

/** Our choice: longer lines are hard to read. */
const columnsMax = 100;

/**
 * The Markdown of a report to read in a terminal: the same words in the same order, wrapped and
 * without its signs. Texts hold no signs but those that the service prints.
 * @param camps of the report: in a terminal, each that the page lists has its share as a bar
 */
export function terminalPage(markdown: string, screen: Screen, camps: readonly Camp[] = []): string {
  const { columns, isTerminal, paint } = screen;
  const width = Math.min(columnsMax, Math.max(20, columns));
  const bars = isTerminal ? barsOf(camps, width) : [];
  return plain(markdown)
    .trimEnd()
    .split('\n')
    .filter((line) => !betweenHeadsAndRows.test(line))
    .map((line) => {
      const [, sign = ''] = signOfLine.exec(line) ?? [];
      const words = withoutSigns(withCommand(line.slice(sign.length)));
      if (sign === '# ') return paint('dim', wrapped(words, width));
      if (sign === '## ' || isBold(line)) return paint('bold', wrapped(words, width));
      const drawn = bars.find(({ head }) => line.startsWith(head))?.drawn ?? '';
      return sign + wrapped(drawn + words, width, sign.length);
    })
    .join('\n');
}

/**
 * Bars of one length, so that they can be compared, and the beginnings of the lines that name their
 * camps with the counts: a line that counts otherwise has none.
 */
function barsOf(camps: readonly Camp[], width: number) {
  const length = Math.min(barColumnsMax, Math.max(barColumnsMin, Math.floor(width / 5)));
  return camps.flatMap(({ label, model_count: count, eligible_model_count: all }) => {
    if (typeof count !== 'number' || !all) return [];
    const head = plain(`- **${label}** (${count}/${all}`);
    const drawn = `${bar(count / all, length)} `;
    return [')', ','].map((end) => ({ head: head + end, drawn }));
  });
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
