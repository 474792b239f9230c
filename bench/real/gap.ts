import type { Scores } from '../panel/scores/score.ts';
import { mean, varianceOfMean } from '../panel/table.ts';

/** One row of the headline table, on both kinds of panels. */
export interface BothKinds {
  readonly name: string;
  readonly size: number;
  readonly real: readonly (Scores | null)[];
  readonly planted: readonly (Scores | null)[];
}

/** The bar for the difference of two means. */
const gapMax = 0.02;

/** The columns that apply to people's arguments, and whether more is better. */
const columns: readonly (readonly [head: string, value: (scores: Scores) => number | null])[] = [
  ['claims', (run) => run.claimRecall],
  ['stance F1', (run) => run.stanceF1],
  ['camp ARI', (run) => run.campAri],
  ['false attr.', (run) => run.falseAttribution],
  ['false − floor', (run) => run.falseAttribution - run.floor],
  ['coverage', (run) => run.coverage],
  ['quotes off', (run) => run.misplacedQuotes],
  ['repeats', (run) => run.repeats],
  ['minority', (run) => run.minorityRecall],
];

/**
 * For each row and column the figure on real language, the planted one, and the gap with its
 * standard error.
 */
export function gapTable(rows: readonly BothKinds[]): string {
  const heads = ['answers', 'errors', 'figure', 'real', 'planted', 'gap', '± s.e.', `> ${gapMax}`];
  const lines = rows.flatMap(({ name, size, real, planted }) =>
    columns.map(([head, value]) => {
      const of = (runs: readonly (Scores | null)[]) => runs.flatMap((run) => (run && value(run)) ?? []);
      const [ours, theirs] = [of(real), of(planted)];
      const gap = difference(mean(ours), mean(theirs));
      const error = Math.sqrt(varianceOfMean(ours) + varianceOfMean(theirs));
      return [
        `${size}`,
        name,
        head,
        ...[mean(ours), mean(theirs), gap, error].map(shown),
        verdict(gap, error),
      ];
    }),
  );
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The faults of all runs and those without a report, of which there must be none. */
export function faultLines(rows: readonly BothKinds[]): string {
  return (['real', 'planted'] as const)
    .map((kind) => {
      const runs = rows.flatMap((row) => row[kind]);
      const reports = runs.filter((run) => run !== null);
      const sum = (value: (run: Scores) => number | null) =>
        reports.reduce((total, run) => total + (value(run) ?? 0), 0);
      return [
        `${kind}, ${runs.length} runs: ${runs.length - reports.length} without a report,`,
        `${sum((run) => run.audit)} values that an audit calls wrong,`,
        `${sum((run) => run.plantedWords)} texts with planted words`,
      ].join(' ');
    })
    .join('\n');
}

/** Too few seeds may leave open whether a gap is wide. */
function verdict(gap: number | null, error: number): string {
  const width = Math.abs(gap ?? 0);
  if (width <= gapMax) return '';
  return width - 2 * error > gapMax ? 'yes' : 'open';
}

function difference(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a - b;
}

function shown(value: number | null): string {
  return value === null ? '–' : value.toFixed(3);
}
