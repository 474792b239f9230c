import { codePointsOf, partOf } from '../../text/code-points.ts';
import type { Span } from './evidence-of.ts';

export interface Segment {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * A text in stretches, those of the spans marked. Spans that overlap become one; what lies outside
 * the text is left out.
 */
export function markedText(text: string, spans: readonly Span[]): Segment[] {
  const characters = codePointsOf(text);
  const segments: Segment[] = [];
  let from = 0;
  for (const { offset, length } of [...spans].sort((a, b) => a.offset - b.offset)) {
    const [start, end] = [Math.max(offset, from), Math.min(offset + length, characters.length)];
    if (start >= end) continue;
    if (start > from) segments.push({ text: partOf(characters, from, start), isMarked: false });
    segments.push({ text: partOf(characters, start, end), isMarked: true });
    from = end;
  }
  if (from < characters.length)
    segments.push({ text: partOf(characters, from, characters.length), isMarked: false });
  return segments;
}
