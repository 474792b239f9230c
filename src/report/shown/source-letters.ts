const letters = 26;

/** The sign of the source at this place, counted from 0: a to z, then a2 to z2 and so on. */
export function sourceLetter(at: number): string {
  const letter = String.fromCharCode(97 + (at % letters));
  return at < letters ? letter : `${letter}${Math.floor(at / letters) + 1}`;
}
