/** What is true of one thing, and what was said of it. */
export type Judged = readonly [truth: string, said: string];

/**
 * The mean over the classes of the F1 of each, so that a rare class weighs as much as a frequent one. A class that is
 * neither true nor said of anything counts for nothing.
 * @returns 0 to 1; null where there is nothing to judge
 * @see Sokolova & Lapalme 2009, "A systematic analysis of performance measures for classification tasks"
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
