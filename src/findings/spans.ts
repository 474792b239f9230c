import type { Span } from './findings.ts';

/** True if two parts of one text share a code point. */
export function overlap(a: Span, b: Span): boolean {
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}
