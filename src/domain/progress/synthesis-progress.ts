import { sections } from '../run/run-messages.ts';
import { stepNames, steps } from '../run/stages.ts';

export interface SynthesisProgress {
  readonly done: number;
  readonly known: number;
}

/**
 * The steps of which it is known how many parts they have. They end in this order, apart from those
 * before `select`.
 */
const counted = stepNames.filter((step) => steps[step].parts !== null);

/**
 * How far a synthesis is, in steps done of steps known (R-U04). A step that was left out, or that
 * lacks the parts of answers without content, counts as done once a later one has begun, so that
 * the bar never goes back.
 * @param parts how many parts of each step have a stored result
 * @param answers models that have answered
 */
export function synthesisProgress(
  parts: Readonly<Partial<Record<string, number>>>,
  answers: number,
): SynthesisProgress {
  const partsOf = { answers, sections: sections.length, 1: 1 };
  const counts = counted.map((step) => ({ done: parts[step] ?? 0, known: partsOf[steps[step].parts ?? 1] }));
  // Extraction runs while the panel answers, and the two after it concurrently: `select` needs them
  // all.
  const firstAfterAnalysis = counted.indexOf('select');
  const isPast = (index: number) =>
    counts.slice(Math.max(index + 1, firstAfterAnalysis)).some(({ done }) => done > 0);
  const done = counts.map((each, index) => (isPast(index) ? each.known : Math.min(each.done, each.known)));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return { done: sum(done), known: sum(counts.map((each) => each.known)) };
}
