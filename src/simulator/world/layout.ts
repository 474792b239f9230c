import type { Draw } from '../../stages/play/draw.ts';
import type { Place } from '../../stages/play/truth.ts';
import type { Frame, Piece, Style, Voice } from './setting.ts';

/**
 * Formats sentences in a style.
 * @returns the text, and the place of each sentence in it, in code points
 */
export function layOut(
  { style, frame, draw }: Voice,
  pieces: readonly Piece[],
): { readonly text: string; readonly placeOf: (piece: Piece) => Place } {
  const page = openPage();
  const of = (...kinds: Piece['kind'][]) => pieces.filter(({ kind }) => kinds.includes(kind));
  const [position] = of('position');
  const first = draw.chance(0.6);
  const [opening] = of('opening');
  const opens = opening && draw.chance(0.5);
  if (opens) page.sentence(opening, position && first ? frame.space : '\n\n');
  if (position && first) page.sentence(position, '\n\n');
  if (opening && !opens) page.sentence(opening, '\n\n');
  const points = of('statement');
  const around = of('case', 'reported', 'filler', 'uncertainty', 'trick');
  switch (style) {
    case 'bullets':
    case 'numbered':
      paragraphs(page, frame, draw, around.slice(0, Math.floor(around.length / 2)), false);
      list(page, frame, draw, style, points);
      paragraphs(page, frame, draw, around.slice(Math.floor(around.length / 2)), false);
      break;
    case 'table':
      table(page, frame, draw, points);
      paragraphs(page, frame, draw, around, false);
      break;
    case 'code':
      code(page, draw, points.slice(0, 3));
      paragraphs(page, frame, draw, draw.shuffled([...points.slice(3), ...around]), false);
      break;
    default:
      prose(page, frame, draw, points, around, style === 'headed');
  }
  if (position && !first) page.sentence(position, '\n\n');
  for (const piece of of('closing')) page.sentence(piece, '\n\n');
  for (const piece of of('signature')) page.sentence(piece, '\n');
  return { text: page.text().trimEnd(), placeOf: page.placeOf };
}

/**
 * Statements with headings stand in paragraphs of their own; all others are mixed with what is
 * around them.
 */
function prose(
  page: Page,
  frame: Frame,
  draw: Draw,
  points: readonly Piece[],
  around: readonly Piece[],
  headed: boolean,
): void {
  const themes = Map.groupBy(points, ({ claim }) => claim?.heading);
  if (themes.has(undefined)) {
    paragraphs(page, frame, draw, draw.shuffled([...points, ...around]), headed);
    return;
  }
  for (const [heading, own] of themes) {
    if (headed) page.raw(`## ${heading}\n\n`);
    own.forEach((piece, index) => {
      page.sentence(piece, index < own.length - 1 ? frame.space : '\n\n');
    });
  }
  paragraphs(page, frame, draw, around, false);
}

interface Page {
  readonly raw: (text: string) => void;
  readonly sentence: (piece: Piece, between?: string) => void;
  readonly text: () => string;
  readonly placeOf: (piece: Piece) => Place;
}

function openPage(): Page {
  const parts: string[] = [];
  const places = new Map<Piece, Place>();
  let characters = 0;
  const raw = (text: string): number => {
    const length = Array.from(text).length;
    parts.push(text);
    characters += length;
    return length;
  };
  return {
    raw,
    sentence(piece, between = '') {
      const offset = characters;
      places.set(piece, { offset, length: raw(piece.text) });
      raw(piece.behind === undefined ? between : ` ${piece.behind}${between}`);
    },
    text: () => parts.join(''),
    placeOf(piece) {
      const place = places.get(piece);
      if (!place) throw new Error(`a ${piece.kind} was not laid out`);
      return place;
    },
  };
}

function paragraphs(page: Page, frame: Frame, draw: Draw, pieces: readonly Piece[], headed: boolean): void {
  if (pieces.length === 0) return;
  let left = 0;
  pieces.forEach((piece, index) => {
    if (left === 0) {
      if (index > 0) page.raw('\n\n');
      if (headed && draw.chance(0.4)) page.raw(`## ${draw.pick(frame.headings)}\n\n`);
      left = draw.whole(2, 7);
    } else page.raw(frame.space);
    page.sentence(piece);
    left--;
  });
  page.raw('\n\n');
}

function list(page: Page, frame: Frame, draw: Draw, style: Style, pieces: readonly Piece[]): void {
  const bold = draw.chance(0.5);
  const bullet = draw.pick(['- ', '* ', '- ']);
  page.raw(`${draw.pick(frame.listLeads)}\n\n`);
  pieces.forEach((piece, index) => {
    page.raw(style === 'numbered' ? `${index + 1}. ` : bullet);
    if (bold) page.raw(`**${piece.claim?.label ?? draw.pick(frame.headings)}.** `);
    page.sentence(piece);
    page.raw('\n');
  });
  page.raw('\n');
}

function table(page: Page, frame: Frame, draw: Draw, pieces: readonly Piece[]): void {
  page.raw('| # | |\n|---|---|\n');
  for (const piece of pieces) {
    page.raw(`| ${draw.pick(frame.headings)} | `);
    page.sentence(piece);
    page.raw(' |\n');
  }
  page.raw('\n');
}

function code(page: Page, draw: Draw, pieces: readonly Piece[]): void {
  page.raw('```python\n');
  for (const piece of pieces) {
    page.raw('# ');
    page.sentence(piece);
    page.raw(`\nbudget["${draw.pick(['bus', 'kerb', 'rail', 'paint'])}"] += ${draw.whole(1, 9)} * UNIT\n`);
  }
  page.raw('```\n\n');
}
