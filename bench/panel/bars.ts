import { spearman } from './scores/measures/spearman.ts';
import { mean, type Row, reports, varianceOfMean } from './table.ts';

/**
 * The headline rows in short, in Markdown: what is false, what no vote can find, and what the
 * reader is told.
 */
export function barsOf(rows: readonly Row[]): string {
  const heads = ['answers', 'errors', 'false %', 'floor %', 'warned', 'prose warned', 'reliability %'];
  const others = ['quotes off %', 'false camps %', 'by place %', 'minorities %', 'coverage %'];
  const last = ['values %', 'values false %', 'cases %', 'cases false %', 'units %', 'factors %'];
  const rivals = ['rivals %', 'rivals merged %', 'rivals counted %', 'rivals claimed %'];
  const options = ['options %', 'options lost %', 'options counted %'];
  const reported = ['reported %', 'as own %'];
  const ends = ['lies through %', 'true refused %', 'audit', 'no report'];
  const lines = rows.map((row) => {
    const runs = reports(row);
    const percent = (values: readonly (number | null)[]) => shown(mean(values), 100, 1);
    return [
      `${row.size}`,
      row.ratePercent ? `${row.name} ${row.ratePercent} %` : row.name,
      withError(runs.map(({ falseAttribution }) => falseAttribution)),
      percent(runs.map(({ floor }) => floor)),
      `${runs.filter(({ warnings }) => warnings.ofFindings.length > 0).length} of ${runs.length}`,
      `${runs.filter(({ warnings }) => warnings.ofProse.length > 0).length} of ${runs.length}`,
      withError(runs.map(({ reliability }) => reliability)),
      percent(runs.map(({ misplacedQuotes }) => misplacedQuotes)),
      percent(runs.map(({ falseCamps }) => falseCamps)),
      percent(runs.map(({ rankedRecall }) => rankedRecall)),
      percent(runs.map(({ minorityRecall }) => minorityRecall)),
      percent(runs.map(({ coverage }) => coverage)),
      percent(runs.map(({ valuesFound }) => valuesFound)),
      percent(runs.map(({ valuesFalse }) => valuesFalse)),
      percent(runs.map(({ casesFound }) => casesFound)),
      percent(runs.map(({ casesFalse }) => casesFalse)),
      percent(runs.map(({ unitsFound }) => unitsFound)),
      percent(runs.map(({ factorsFound }) => factorsFound)),
      percent(runs.map(({ rivalsFound }) => rivalsFound)),
      percent(runs.map(({ rivalsMerged }) => rivalsMerged)),
      percent(runs.map(({ rivalsCounted }) => rivalsCounted)),
      percent(runs.map(({ rivalsClaimed }) => rivalsClaimed)),
      percent(runs.map(({ optionsFound }) => optionsFound)),
      percent(runs.map(({ optionsLost }) => optionsLost)),
      percent(runs.map(({ optionsCounted }) => optionsCounted)),
      percent(runs.map(({ reportedKept }) => reportedKept)),
      percent(runs.map(({ reportedAsOwn }) => reportedAsOwn)),
      percent(runs.map(({ liesLetThrough }) => liesLetThrough)),
      percent(runs.map(({ honestRefused }) => honestRefused)),
      shown(mean(runs.map(({ audit }) => audit)), 1, 1),
      `${row.runs.length - runs.length}`,
    ];
  });
  const all = [...heads, ...others, ...last, ...rivals, ...options, ...reported, ...ends];
  return [all, all.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The means of a row whose errors are not shared, with the variances of these. */
interface Place {
  readonly name: string;
  readonly reliability: number;
  readonly falsity: number;
  readonly variances: readonly [ofReliability: number, ofFalsity: number];
}

/**
 * For each size, whether the printed reliability falls when falsity rises, over the rows whose
 * errors are not shared. Rows that are equally false have no order, so the least coefficient that
 * these figures allow stands beside it, and the pairs of rows that are in the wrong order by more
 * than chance.
 */
export function orderOf(rows: readonly Row[]): string {
  return [...Map.groupBy(rows, ({ size }) => size)]
    .map(([size, some]) => {
      const places = some.filter(({ shared = 0 }) => shared === 0).flatMap(placeOf);
      const pairs = places.map(({ reliability, falsity }) => [reliability, falsity] as const);
      const falling = pairs.map(([reliability]) => reliability).sort((a, b) => b - a);
      const rising = pairs.map(([, falsity]) => falsity).sort((a, b) => a - b);
      const least = spearman(falling.map((reliability, at) => [reliability, rising[at] ?? 0]));
      const wrong = places.flatMap((a) =>
        places.filter((b) => isOver(a, b)).map((b) => `“${a.name}” above “${b.name}”`),
      );
      return [
        `${size} answers: Spearman’s ρ of printed reliability and false attribution is ${shown(spearman(pairs), 1, 2)} over ${pairs.length} rows whose errors are not shared`,
        `(−1: the reliability falls whenever falsity rises, as it should; 1: it rises with it; in perfect order these figures give ${shown(least, 1, 2)}).`,
        `In the wrong order by two standard errors of both: ${wrong.join(', ') || 'none'}`,
      ].join(' ');
    })
    .join('\n');
}

function placeOf(row: Row): Place[] {
  const reliabilities = reports(row).flatMap((run) => run.reliability ?? []);
  const falsities = reports(row).flatMap((run) => run.falseAttribution ?? []);
  const [reliability, falsity] = [mean(reliabilities), mean(falsities)];
  if (reliability === null || falsity === null) return [];
  const variances = [varianceOfMean(reliabilities), varianceOfMean(falsities)] as const;
  return [{ name: row.name, reliability, falsity, variances }];
}

/**
 * Whether one row is printed as the more reliable one although it is the more false one, both by
 * more than chance.
 */
function isOver(a: Place, b: Place): boolean {
  const isMore = (difference: number, at: 0 | 1) =>
    difference > 2 * Math.sqrt(a.variances[at] + b.variances[at]);
  return isMore(a.reliability - b.reliability, 0) && isMore(a.falsity - b.falsity, 1);
}

function withError(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  return `${shown(mean(known), 100, 1)} ± ${shown(Math.sqrt(varianceOfMean(known)), 100, 1)}`;
}

function shown(value: number | null, times: number, digits: number): string {
  return value === null ? '–' : (value * times).toFixed(digits);
}
