/**
 * Reads comma-separated values (RFC 4180) with a head.
 * @returns one object for each row, by the names in the head
 */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(text);
  return rows
    .filter((row) => row.length === head.length)
    .map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Reads lines of two texts with a tab between them. */
export function readPairs(text: string): (readonly [string, string])[] {
  return text.split('\n').flatMap((line) => {
    const [one, other] = line.trimEnd().split('\t');
    return one && other ? [[one, other] as const] : [];
  });
}
