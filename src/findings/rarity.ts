/**
 * Whether few of the responses say something: at most two of them or 15 %, whichever is more, and fewer than half.
 * Our choice: what half of the responses say is not rare, however small the panel.
 * @param count of `responses`; what nobody says is not rare, it is absent
 */
export function isRare(count: number, responses: number): boolean {
  return count > 0 && count * 2 < responses && (count <= 2 || count * 100 <= responses * 15);
}
