/** The number before a step, as in "12. Heat it.". */
export interface StepNumber {
  readonly number: number;
  /** Of the number with its point and space. */
  readonly length: number;
}

/**
 * The numbers of the steps of a text, by where their lines begin, in UTF-16 units. Numbered lines
 * are steps if they count from 1, or on from the steps before them; others begin with a date ("3.
 * Oktober") or a figure. What is written there is never changed.
 */
export function stepsIn(text: string): ReadonlyMap<number, StepNumber> {
  const steps = new Map<number, StepNumber>();
  let [last, from] = [0, 0];
  let group: (readonly [from: number, step: StepNumber])[] = [];
  const close = () => {
    const next = group[0]?.[1].number === 1 ? 1 : last + 1;
    const isCounted = group.every(([, { number }], at) => number === next + at);
    if (isCounted) for (const [begin, step] of group) steps.set(begin, step);
    if (isCounted && group.length > 0) last = next + group.length - 1;
    group = [];
  };
  for (const line of text.split('\n')) {
    const [written = '', digits = ''] = numbered.exec(line) ?? [];
    if (digits !== '') group.push([from, { number: Number(digits), length: written.length }]);
    else if (line.trim() !== '') close();
    from += line.length + 1;
  }
  close();
  return steps;
}

/**
 * The text with white space in place of the numbers of its steps: all else stays where it is.
 */
export function withoutSteps(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, { length }] of stepsIn(text)) {
    parts.push(text.slice(at, from), ' '.repeat(length));
    at = from + length;
  }
  return parts.join('') + text.slice(at);
}

const numbered = /^(\d{1,2})\. (?=\S)/;
