import { readFileSync } from 'node:fs';

/** One line of a list of texts: `kind | text`. */
export interface Line {
  readonly kind: string;
  readonly text: string;
}

/** The lines of a list, in its order. */
export function lines(file: URL): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const bar = line.indexOf(' | ');
      return { kind: line.slice(0, bar), text: line.slice(bar + 3) };
    });
}
