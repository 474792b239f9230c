/**
 * A terminal obeys control characters, and texts are anybody's: only line breaks remain, and
 * nothing that turns the writing.
 */
export function plain(text: string): string {
  return text
    .replaceAll(/[\u2028\u2029\u0085]|\r\n?/g, '\n')
    .replaceAll(
      /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e0fff}]/gu,
      ' ',
    );
}

/** A stored text with its tabs and spaces: it may be the work that was asked for, such as code. */
export function withStoredLines(text: string): string {
  return text.split('\t').map(plain).join('\t');
}

/**
 * Lines of at most `width` columns. Words stay whole unless one is wider than a line.
 * @param indent before each line but the first one, which the caller begins
 */
export function wrapped(text: string, width: number, indent = 0): string {
  const room = Math.max(10, width - indent);
  const lines: string[] = [];
  for (const paragraph of plain(text).split('\n')) {
    let line = '';
    let used = 0;
    for (const piece of piecesOf(paragraph, room)) {
      if (used > 0 && used + piece.gap + piece.columns > room) {
        lines.push(line);
        [line, used] = [piece.text, piece.columns];
      } else {
        line += (used > 0 ? ' '.repeat(piece.gap) : '') + piece.text;
        used += (used > 0 ? piece.gap : 0) + piece.columns;
      }
    }
    lines.push(line);
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

interface Piece {
  readonly text: string;
  readonly columns: number;
  /** Columns between it and the piece before. */
  readonly gap: 0 | 1;
}

/** Words, and the parts of what is wider than a line, as a sentence in Chinese is. */
function* piecesOf(paragraph: string, room: number): Generator<Piece> {
  for (const word of paragraph.split(' ')) {
    let [text, columns] = ['', 0];
    let gap: 0 | 1 = 1;
    for (const { segment } of graphemes.segment(word)) {
      const more = columnsOf(segment);
      if (columns + more > room) {
        yield { text, columns, gap };
        [text, columns, gap] = ['', 0, 0];
      }
      text += segment;
      columns += more;
    }
    if (text !== '') yield { text, columns, gap };
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Of one character as a reader sees it: two for those of East Asia and emoji. */
function columnsOf(grapheme: string): 1 | 2 {
  return wide.test(grapheme) ? 2 : 1;
}

const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Our choices: a longer bar says no more, and a shorter one nothing. */
export const [barColumnsMin, barColumnsMax] = [5, 20] as const;

/**
 * A bar of `columns` characters.
 * @param share 0 to 1; anything above nothing is drawn, and only the whole fills it
 */
export function bar(share: number, columns: number): string {
  const part = Math.round(Math.min(1, Math.max(0, share)) * columns);
  const full = share > 0 && share < 1 ? Math.min(columns - 1, Math.max(1, part)) : part;
  return '█'.repeat(full) + '░'.repeat(columns - full);
}
