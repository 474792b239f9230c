import type { CallTally } from './coder/tally.ts';
import type { Scores } from './scores/score.ts';

/**
 * The scores of one row of the table over all its seeds; null for a run that ended without a
 * report.
 */
export interface Row {
  readonly name: string;
  readonly size: number;
  readonly ratePercent: number | null;
  /** Share of misreadings that the synthesizers share. */
  readonly shared?: number;
  readonly runs: readonly (Scores | null)[];
}

/** A column: its head, and the value of a run; null if there is none. */
type Column = readonly [head: string, value: (scores: Scores) => number | null];

const columns: readonly Column[] = [
  ['claims', (run) => run.claimRecall],
  ['by place', (run) => run.rankedRecall],
  ['stance F1', (run) => run.stanceF1],
  ['camp ARI', (run) => run.campAri],
  ['minority', (run) => run.minorityRecall],
  ['conditions', (run) => run.conditionRecall],
  ['on their side', (run) => run.conditionsPlaced],
  ['numbers', (run) => run.quantityRecall],
  ['values', (run) => run.valuesFound],
  ['values false', (run) => run.valuesFalse],
  ['cases', (run) => run.casesFound],
  ['cases false', (run) => run.casesFalse],
  ['units', (run) => run.unitsFound],
  ['factors', (run) => run.factorsFound],
  ['rivals', (run) => run.rivalsFound],
  ['rivals merged', (run) => run.rivalsMerged],
  ['rivals counted', (run) => run.rivalsCounted],
  ['rivals claimed', (run) => run.rivalsClaimed],
  ['options', (run) => run.optionsFound],
  ['options lost', (run) => run.optionsLost],
  ['options counted', (run) => run.optionsCounted],
  ['reported', (run) => run.reportedKept],
  ['reported as own', (run) => run.reportedAsOwn],
  ['repeats', (run) => run.repeats],
  ['false attr.', (run) => run.falseAttribution],
  ['floor', (run) => run.floor],
  ['reliability', (run) => run.reliability],
  ['warned', (run) => Number(run.warnings.ofFindings.length > 0)],
  ['prose warned', (run) => Number(run.warnings.ofProse.length > 0)],
  ['audit', (run) => run.audit],
  ['false camps', (run) => run.falseCamps],
  ['quotes off', (run) => run.misplacedQuotes],
  ['coverage', (run) => run.coverage],
  ['truisms', (run) => run.truisms],
  ['dispute first', (run) => run.disputeFirst],
  ['contradicted', (run) => run.contradicted],
  ['lies through', (run) => run.liesLetThrough],
  ['true refused', (run) => run.honestRefused],
  ['names seen', (run) => run.namesSeen],
];

/**
 * The table in Markdown: a row for each kind and rate of errors, with means over the seeds; "–" if
 * there was nothing to find.
 */
export function tableOf(rows: readonly Row[]): string {
  const heads = ['answers', 'errors', 'in', ...columns.map(([head]) => head), 'planted words', 'no report'];
  const lines = rows.map((row) => [
    `${row.size}`,
    row.name,
    row.ratePercent === null ? '–' : `${row.ratePercent} %`,
    ...columns.map(([, value]) => shown(mean(reports(row).map(value)))),
    `${reports(row).reduce((sum, run) => sum + run.plantedWords, 0)}`,
    `${row.runs.length - reports(row).length}`,
  ]);
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The calls and tokens of one panel, by size and stage: means over the runs without errors. */
export function costsOf(rows: readonly Row[]): string {
  return rows
    .filter(({ ratePercent }) => ratePercent === 0)
    .map((row) => {
      const of = (value: (run: Scores) => number) => Math.round(mean(reports(row).map(value)) ?? 0);
      const calls = of((run) => run.calls);
      const [input, output] = [of((run) => run.inputTokens), of((run) => run.outputTokens)];
      const total = `${row.size} answers, ${row.name}: ${calls} calls, ${input} tokens in, ${output} tokens out (characters / 4)`;
      const stages = [...new Set(reports(row).flatMap((run) => Object.keys(run.stages)))];
      const lines = stages.map((stage) => {
        const part = (count: keyof CallTally) => of((run) => run.stages[stage]?.[count] ?? 0);
        return `  ${stage}: ${part('calls')} calls, ${part('inputTokens')} in, ${part('outputTokens')} out`;
      });
      return [total, ...lines].join('\n');
    })
    .join('\n');
}

/** The runs that ended with a report. */
export function reports({ runs }: Row): Scores[] {
  return runs.filter((run) => run !== null);
}

/** Of the values that there are; null if there are none. */
export function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function shown(value: number | null): string {
  return value === null ? '–' : value.toFixed(3);
}

/** Of independent values; 0 for fewer than two. */
export function varianceOfMean(values: readonly number[]): number {
  const middle = mean(values) ?? 0;
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return values.length < 2 ? 0 : squares / (values.length - 1) / values.length;
}
