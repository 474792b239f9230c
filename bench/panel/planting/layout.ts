import type { Draw } from '../draw.ts';
import type { Place, Stance } from '../truth.ts';
import type { Frames } from '../words/frames/frames.ts';
import type { Style } from './render.ts';

/** One sentence of an answer, and its purpose. */
export interface Piece {
  readonly kind: 'position' | 'statement' | 'case' | 'uncertainty' | 'filler' | 'trick' | 'signature';
  readonly text: string;
  readonly claimId?: string;
  readonly caseId?: string;
  readonly stance?: Stance;
  readonly givesQuantity?: boolean;
  readonly givesCondition?: boolean;
  readonly givesOpposedCondition?: boolean;
  /** In a synthesizer's words. */
  readonly own?: string;
  /** Names of the author as in the text. */
  readonly names?: readonly string[];
}

/** Formats sentences in a style. @returns the text, and the place of each sentence in it, in code points */
export function layOut(
  style: Style,
  frame: Frames,
  draw: Draw,
  pieces: readonly Piece[],
): { readonly text: string; readonly placeOf: (piece: Piece) => Place } {
  const page = openPage();
  const of = (...kinds: Piece['kind'][]) => pieces.filter(({ kind }) => kinds.includes(kind));
  const [position] = of('position');
  const first = draw.chance(0.6);
  if (position && first) page.sentence(position, '\n\n');
  const points = of('statement');
  const around = of('case', 'filler', 'uncertainty', 'trick');
  switch (style) {
    case 'bullets':
    case 'numbered':
      paragraphs(page, frame, draw, around.slice(0, Math.ceil(around.length / 2)), false);
      list(page, frame, draw, style, points);
      paragraphs(page, frame, draw, around.slice(Math.ceil(around.length / 2)), false);
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
      paragraphs(page, frame, draw, draw.shuffled([...points, ...around]), style === 'headed');
  }
  if (position && !first) page.sentence(position, '\n');
  for (const piece of of('signature')) page.sentence(piece, '\n');
  return { text: page.text().trimEnd(), placeOf: page.placeOf };
}

interface Page {
  readonly raw: (text: string) => void;
  readonly sentence: (piece: Piece, behind?: string) => void;
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
    sentence(piece, behind = '') {
      const offset = characters;
      places.set(piece, { offset, length: raw(piece.text) });
      raw(behind);
    },
    text: () => parts.join(''),
    placeOf(piece) {
      const place = places.get(piece);
      if (!place) throw new Error(`a ${piece.kind} was not laid out`);
      return place;
    },
  };
}

function paragraphs(page: Page, frame: Frames, draw: Draw, pieces: readonly Piece[], headed: boolean): void {
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

function list(page: Page, frame: Frames, draw: Draw, style: Style, pieces: readonly Piece[]): void {
  const bold = draw.chance(0.5);
  page.raw(`${draw.pick(frame.listLeads)}\n\n`);
  pieces.forEach((piece, index) => {
    page.raw(style === 'numbered' ? `${index + 1}. ` : draw.pick(['- ', '* ', '- ']));
    if (bold) page.raw(`**${draw.pick(frame.headings)}.** `);
    page.sentence(piece);
    page.raw('\n');
  });
  page.raw('\n');
}

function table(page: Page, frame: Frames, draw: Draw, pieces: readonly Piece[]): void {
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
