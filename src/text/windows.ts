/**
 * Code points in one piece of a long text; docs/decisions/0008 has the measurements. The CHECK on
 * response_pieces and the stored pieces depend on it, so changing it needs a migration.
 */
export const pieceCharacters = 8_192;

/**
 * Splits a text into pieces of `pieceCharacters` code points, so that a window of it can be read
 * without the rest. The last piece may be shorter.
 * @returns no pieces for a text that fits into one: it is stored whole
 */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const to = endOfPiece(text, from);
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces.length > 1 ? pieces : [];
}

/**
 * The extent of a window of a text (R-P06); empty for an offset past the end.
 * @param textCharacters, offset, maxCharacters in code points
 */
export function windowExtent(
  textCharacters: number,
  offset: number,
  maxCharacters: number,
): { returnedCharacters: number; truncated: boolean } {
  const returnedCharacters = Math.min(maxCharacters, Math.max(0, textCharacters - offset));
  return { returnedCharacters, truncated: offset + returnedCharacters < textCharacters };
}

/** The index, in UTF-16 units, one piece further on; never inside a surrogate pair. */
function endOfPiece(text: string, from: number): number {
  let at = from;
  for (let count = 0; count < pieceCharacters && at < text.length; count++) {
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}
