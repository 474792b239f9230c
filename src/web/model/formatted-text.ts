import { codePointsOf, partOf } from '../../text/code-points.ts';
import type { Span } from './evidence-of.ts';
import { markedText, type Segment } from './marked-text.ts';

/** A stretch of a text. `sign`: Markdown's own characters, which its look stands for. */
export interface Piece {
  readonly look: 'plain' | 'strong' | 'em' | 'code' | 'sign';
  readonly text: string;
}

/** Pieces that follow each other, and the span that they belong to; null outside of all. */
export interface Stretch {
  readonly span: number | null;
  readonly pieces: readonly Piece[];
}

export interface Line {
  /** More than one in a row of a table. */
  readonly cells: readonly (readonly Stretch[])[];
  /** Of an entry of a list: how far it is moved in, and its number if it has one. */
  readonly depth: number;
  readonly number: number | null;
}

export interface Block {
  readonly kind: LineKind;
  readonly lines: readonly Line[];
}

type LineKind = 'text' | 'head' | 'entries' | 'steps' | 'quote' | 'table' | 'code' | 'rule' | 'gap';

/** Our choice: a browser lays these out at once. Longer texts are shown as they are written. */
const linesMax = 4_000;
const charactersMax = 200_000;

/**
 * The form of a stored answer: heads, lists, tables, code and stressed words of Markdown. Every
 * character is in one piece and in its order, so that the pieces of a span are the words of the
 * span. Links, pictures and HTML stay as they are written. Takes linear time.
 * @param segments of `markedText`
 * @returns null for a text that is too long
 */
export function formattedText(segments: readonly Segment[]): Block[] | null {
  const text = segments.map((segment) => segment.text).join('');
  if (text.length > charactersMax) return null;
  const lines = linesOf(text);
  if (lines.length > linesMax) return null;
  const spans = spanCutter(segments);
  const blocks: { kind: LineKind; lines: { cells: Stretch[][]; depth: number; number: number | null }[] }[] =
    [];
  for (const { kind, cells, depth, number, continues } of lines) {
    const line = { cells: cells.map(spans), depth, number };
    const last = blocks.at(-1);
    if (continues) last?.lines.at(-1)?.cells[0]?.push(...line.cells.flat());
    else if (last?.kind === kind && kind !== 'head') last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
  }
  return blocks;
}

/**
 * The marked words alone, as one line and without signs of Markdown: what a model is quoted with.
 */
export function quoted(text: string, spans: readonly Span[], maxCharacters: number): string {
  const words = markedText(text, spans)
    .filter(({ isMarked }) => isMarked)
    .map((segment) => withoutSigns(segment).trim())
    .join(' … ')
    .replaceAll(/\s+/g, ' ');
  const characters = codePointsOf(words);
  return characters.length > maxCharacters ? `${partOf(characters, 0, maxCharacters)} …` : words;
}

function withoutSigns(segment: Segment): string {
  const cells = formattedText([segment])?.flatMap(({ lines }) => lines.flatMap((line) => line.cells));
  const wordsOf = (cell: readonly Stretch[]) =>
    cell.flatMap(({ pieces }) => pieces.map(({ look, text }) => (look === 'sign' ? '' : text))).join('');
  return cells?.map(wordsOf).join(' ') ?? segment.text;
}

interface ReadLine {
  readonly kind: LineKind;
  readonly cells: readonly Piece[][];
  readonly depth: number;
  readonly number: number | null;
  /** Whether it goes on with the entry before it. */
  readonly continues: boolean;
}

const fence = /^ {0,3}(```|~~~)/;
const head = /^ {0,3}#{1,6}[ \t]+/;
const rule = /^[ \t]{0,3}(?:-{3,}|\*{3,}|_{3,})$/;
const entry = /^[ \t]{0,12}(?:[-*+•]|(\d{1,4})[.)])[ \t]{1,4}(?=\S)/;
const quote = /^ {0,3}> ?/;
const delimiters = /^[-|: \t]+$/;

function linesOf(text: string): ReadLine[] {
  const written = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const lines: ReadLine[] = [];
  let opened: string | null = null;
  for (const [at, line] of written.entries()) {
    const last = lines.at(-1);
    const mark = fence.exec(line)?.[1] ?? null;
    const bare = line.trimEnd();
    if (mark !== null && (opened === null || opened === mark)) {
      opened = opened === null ? mark : null;
      lines.push(alone('code', [sign(line)]));
    } else if (opened !== null) lines.push(alone('code', [plain(line)]));
    else if (bare === '') lines.push(alone('gap', [sign(line)]));
    else if (last?.kind === 'table' && isDelimiter(line)) last.cells.at(-1)?.push(sign(line));
    else if (bare.includes('|') && (last?.kind === 'table' || isDelimiter(written[at + 1])))
      lines.push({ ...alone('table', []), cells: cellsOf(line) });
    else lines.push(proseLine(line, bare, last));
  }
  return lines;
}

function proseLine(line: string, bare: string, last: ReadLine | undefined): ReadLine {
  const begins = (kind: LineKind, begin: string) =>
    alone(kind, [...(begin === '' ? [] : [sign(begin)]), ...stressed(line.slice(begin.length))]);
  const heading = head.exec(line)?.[0];
  if (heading) return begins('head', heading);
  if (rule.test(bare)) return alone('rule', [sign(line)]);
  const item = entry.exec(line);
  if (item) {
    const moved = item[0].length - item[0].trimStart().length;
    const number = item[1] === undefined ? null : Number(item[1]);
    const depth = Math.min(3, Math.ceil(moved / 3));
    return { ...begins(number === null ? 'entries' : 'steps', item[0]), depth, number };
  }
  const quoted = quote.exec(line)?.[0];
  if (quoted) return begins('quote', quoted);
  const continues = last?.kind === 'entries' || last?.kind === 'steps';
  return { ...begins(continues ? last.kind : 'text', ''), continues };
}

function alone(kind: LineKind, pieces: Piece[]): ReadLine {
  return { kind, cells: [pieces], depth: 0, number: null, continues: false };
}

function sign(text: string): Piece {
  return { look: 'sign', text };
}

function plain(text: string): Piece {
  return { look: 'plain', text };
}

function isDelimiter(line = ''): boolean {
  return delimiters.test(line.trimEnd()) && line.includes('|') && line.includes('-');
}

/**
 * The cells of a row: the upright line before each belongs to it, and the last one to the last
 * cell.
 */
function cellsOf(line: string): Piece[][] {
  const parts = line.match(/\|?[^|]+|\|/g) ?? [];
  const cells: Piece[][] = [];
  for (const [at, part] of parts.entries()) {
    const begin = part.startsWith('|') ? 1 : 0;
    const words = part.slice(begin);
    const last = cells.at(-1);
    if (last && at === parts.length - 1 && words.trim() === '') last.push(sign(part));
    else cells.push([...(begin === 0 ? [] : [sign('|')]), ...stressed(words)]);
  }
  return cells;
}

/** Stars within words and numbers are none: 5*3, 2**8. */
const stress =
  /`[^`\n]+`|(?<![0-9A-Za-z*])(?:\*\*\*[^*\s][^*\n]*\*\*\*|\*\*[^*\s][^*\n]*\*\*|\*[^*\s][^*\n]*\*)(?![0-9A-Za-z*])/g;

/** Stressed words and code within a line, each between its signs. */
function stressed(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(stress)) {
    if (index > from) pieces.push(plain(text.slice(from, index)));
    const count = found.startsWith('`') ? 1 : (/^\*+/.exec(found)?.[0].length ?? 1);
    const ofStars = count === 1 ? 'em' : 'strong';
    const look = found.startsWith('`') ? 'code' : ofStars;
    pieces.push(sign(found.slice(0, count)), { look, text: found.slice(count, -count) });
    pieces.push(sign(found.slice(-count)));
    from = index + found.length;
  }
  if (from < text.length) pieces.push(plain(text.slice(from)));
  return pieces;
}

/** Cuts pieces where spans begin and end. The pieces come in the order of the text. */
function spanCutter(segments: readonly Segment[]): (pieces: readonly Piece[]) => Stretch[] {
  let at = 0;
  let left = segments[0]?.text.length ?? 0;
  return (pieces) => {
    const stretches: { span: number | null; pieces: Piece[] }[] = [];
    for (const { look, text } of pieces) {
      for (let from = 0; from < text.length; ) {
        while (left === 0 && at < segments.length) left = segments[++at]?.text.length ?? 0;
        const part = text.slice(from, from + left);
        const span = segments[at]?.isMarked ? at : null;
        const last = stretches.at(-1);
        if (last && last.span === span) last.pieces.push({ look, text: part });
        else stretches.push({ span, pieces: [{ look, text: part }] });
        from += part.length;
        left -= part.length;
      }
    }
    return stretches;
  };
}
