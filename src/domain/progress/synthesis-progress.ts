import { sections } from '../run/run-messages.ts';
import type { StepName } from '../run/stages.ts';

export interface SynthesisProgress {
  readonly done: number;
  readonly known: number;
}

/**
 * The steps of a synthesis in the order in which they end, each with its number of parts: 0 stands for one part per
 * answer. Steps that depend on what was found, such as questions about differences, are not known beforehand and not
 * counted.
 */
const known: readonly (readonly [StepName, number])[] = [
  ['extract', 0],
  ['camps_classify', 1],
  ['camps', 1],
  ['group_all', 1],
  ['camps_place', 1],
  ['select', 1],
  ['label', 0],
  ['adjudicate_settle', 1],
  ['write', sections.length],
  ['read_settle', sections.length],
];

/**
 * How far a synthesis is, in steps done of steps known (R-U04). A step that was left out, or that lacks the parts of answers
 * without content, counts as done once a later one has begun, so that the bar never goes back.
 * @param parts how many parts of each step have a stored result
 * @param answers models that have answered
 */
export function synthesisProgress(
  parts: Readonly<Partial<Record<string, number>>>,
  answers: number,
): SynthesisProgress {
  const counts = known.map(([step, count]) => ({ done: parts[step] ?? 0, known: count || answers }));
  // Extraction runs while the panel answers, and the two after it beside each other: `select` needs them all.
  const firstAfterAnalysis = known.findIndex(([step]) => step === 'select');
  const isPast = (index: number) =>
    counts.slice(Math.max(index + 1, firstAfterAnalysis)).some(({ done }) => done > 0);
  const done = counts.map((each, index) => (isPast(index) ? each.known : Math.min(each.done, each.known)));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return { done: sum(done), known: sum(counts.map((each) => each.known)) };
}
