import { spearman } from './scores/measures/spearman.ts';
import { mean, type Row, reports } from './table.ts';

/** The headline rows in short, in Markdown: what is false, what no vote can find, and what the reader is told. */
export function barsOf(rows: readonly Row[]): string {
  const heads = ['answers', 'errors', 'false %', 'floor %', 'warned', 'prose warned', 'reliability'];
  const others = ['quotes off %', 'false camps %', 'by place %', 'minorities %', 'coverage %'];
  const last = ['values %', 'values false %', 'cases %', 'cases false %'];
  const ends = ['lies through %', 'true refused %', 'audit', 'no report'];
  const lines = rows.map((row) => {
    const runs = reports(row);
    const percent = (values: readonly (number | null)[]) => shown(mean(values), 100, 1);
    return [
      `${row.size}`,
      row.ratePercent ? `${row.name} ${row.ratePercent} %` : row.name,
      percent(runs.map(({ falseAttribution }) => falseAttribution)),
      percent(runs.map(({ floor }) => floor)),
      `${runs.filter(({ warnings }) => warnings.ofFindings.length > 0).length} of ${runs.length}`,
      `${runs.filter(({ warnings }) => warnings.ofProse.length > 0).length} of ${runs.length}`,
      shown(mean(runs.map(({ reliability }) => reliability)), 1, 2),
      percent(runs.map(({ misplacedQuotes }) => misplacedQuotes)),
      percent(runs.map(({ falseCamps }) => falseCamps)),
      percent(runs.map(({ rankedRecall }) => rankedRecall)),
      percent(runs.map(({ minorityRecall }) => minorityRecall)),
      percent(runs.map(({ coverage }) => coverage)),
      percent(runs.map(({ valuesFound }) => valuesFound)),
      percent(runs.map(({ valuesFalse }) => valuesFalse)),
      percent(runs.map(({ casesFound }) => casesFound)),
      percent(runs.map(({ casesFalse }) => casesFalse)),
      percent(runs.map(({ liesLetThrough }) => liesLetThrough)),
      percent(runs.map(({ honestRefused }) => honestRefused)),
      shown(mean(runs.map(({ audit }) => audit)), 1, 1),
      `${row.runs.length - runs.length}`,
    ];
  });
  const all = [...heads, ...others, ...last, ...ends];
  return [all, all.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** For each size, whether the printed reliability falls when falsity rises, over the rows whose errors are not shared. */
export function orderOf(rows: readonly Row[]): string {
  return [...Map.groupBy(rows, ({ size }) => size)]
    .map(([size, some]) => {
      const pairs = some
        .filter(({ shared = 0 }) => shared === 0)
        .flatMap((row) => {
          const reliability = mean(reports(row).map((run) => run.reliability));
          const falsity = mean(reports(row).map((run) => run.falseAttribution));
          return reliability === null || falsity === null ? [] : [[reliability, falsity] as const];
        });
      return `${size} answers: Spearman’s ρ of printed reliability and false attribution is ${shown(spearman(pairs), 1, 2)} over ${pairs.length} rows whose errors are not shared (−1: the reliability falls whenever falsity rises, as it should; 1: it rises with it)`;
    })
    .join('\n');
}

function shown(value: number | null, times: number, digits: number): string {
  return value === null ? '–' : (value * times).toFixed(digits);
}
