/** The true class of an item, and the class it was given. */
export type Judged = readonly [truth: string, said: string];

/**
 * The mean of the F1 scores of all classes, so that a rare class weighs as much as a frequent one.
 * A class that occurs neither in truth nor in the result is left out.
 * @returns 0 to 1; null if there are no items
 * @see Sokolova & Lapalme 2009, "A systematic analysis of performance measures for classification
 * tasks"
 */
export function macroF1(judged: readonly Judged[]): number | null {
  const classes = new Set(judged.flat());
  if (classes.size === 0) return null;
  let sum = 0;
  for (const name of classes) {
    const hits = judged.filter(([truth, said]) => truth === name && said === name).length;
    const wrong = judged.filter(([truth, said]) => (truth === name) !== (said === name)).length;
    sum += (2 * hits) / (2 * hits + wrong);
  }
  return sum / classes.size;
}
