/**
 * How many characters (code points) one piece of a long text holds; docs/decisions/0008 has the measurements. The
 * CHECK on response_pieces and the places of the stored pieces rest on it: another number needs a migration.
 */
export const pieceCharacters = 8_192;

/**
 * A text cut for reading windows: pieces of `pieceCharacters` code points, the last one shorter.
 * @returns nothing for a text that one piece would hold: it is read as it is
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
 * What a window of a text holds (R-P06). An offset past the end is an empty window.
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

/** The place, in UTF-16 units, one piece further on: never inside a surrogate pair. */
function endOfPiece(text: string, from: number): number {
  let at = from;
  for (let count = 0; count < pieceCharacters && at < text.length; count++) {
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}
