/**
 * The text with the numbers of its steps counted by code, whatever a writer wrote (R-R05): lines
 * that begin with "1. " and, behind it, with other numbers are steps. A line that begins so for
 * another reason ("3. Oktober") follows no "1. ".
 */
export function withSteps(text: string): string {
  return eachStep(text, ({ counted }) => `${counted}. `);
}

/**
 * The text with white space in place of the numbers of its steps, if they count from 1: all else
 * stays where it is.
 */
export function withoutSteps(text: string): string {
  return eachStep(text, ({ written, counted }) => (written === `${counted}. ` ? blank(written) : written));
}

const numbered = /^(\d{1,2})\. (?=\S)/;

function eachStep(
  text: string,
  printed: (step: { readonly written: string; readonly counted: number }) => string,
): string {
  let counted = 0;
  return text
    .split('\n')
    .map((line) => {
      const [written = '', digits = ''] = numbered.exec(line) ?? [];
      const number = Number(digits);
      if (digits === '' || (number !== 1 && counted === 0)) return line;
      counted = number === 1 ? 1 : counted + 1;
      return printed({ written, counted }) + line.slice(written.length);
    })
    .join('\n');
}

function blank(words: string): string {
  return ' '.repeat(words.length);
}
