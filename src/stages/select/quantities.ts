import type { QuantityNote } from '../../findings/findings.ts';
import { alternativesIn, phrasesIn, wordsIn, wordsOfAll } from '../../languages/languages.ts';
import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import { contentStems, overlap, wordsOf } from '../../text/words.ts';
import type { ExtractedQuantity } from '../extract/quantities.ts';

/** Our choice: a table that a reader takes in at a glance. */
const groupsMax = 12;
/**
 * Share of common words from which two figures in one unit count as figures for the same thing. Our choice: as for
 * uncertainties, because listing one quantity twice does less harm than joining two (docs/thresholds.md).
 */
const sameMin = 0.5;

/** A quantity as one response gives it. */
export interface NamedQuantity extends ExtractedQuantity {
  readonly alias: string;
}

export interface QuantityGroups {
  readonly groups: readonly QuantityGroup[];
  /** Number of further quantities that are not listed. */
  readonly leftOut: number;
}

interface QuantityGroup extends Omit<QuantityNote, 'values'> {
  readonly values: readonly (Omit<QuantityNote['values'][number], 'modelId'> & { readonly alias: string })[];
}

/**
 * Groups figures for the same thing in the same unit; all answers to the question in one unit are figures for the same
 * thing. What the question asks for comes first, then what most responses put a figure to; up to 12 that at least two
 * responses give, or that answer the question. Each response counts once, by its first figure.
 */
export function groupQuantities(named: readonly NamedQuantity[], copies: CopyIndex): QuantityGroups {
  const shown = named.filter(({ what, unit }) => !holdsCopy(copies, what) && !holdsCopy(copies, unit));
  const inOrder = shown.toSorted(
    (a, b) =>
      Number(b.answersQuestion) - Number(a.answersQuestion) ||
      byCodePoint(a.what, b.what) ||
      byCodePoint(a.alias, b.alias),
  );
  const open: OpenGroup[] = [];
  for (const quantity of inOrder) {
    const words = { unit: unitOf(quantity.unit), stems: subjectOf(quantity) };
    const known = open.find((group) => belongs(quantity, words, group));
    if (known) known.members.push(quantity);
    else open.push({ ...words, asked: quantity.answersQuestion, members: [quantity] });
  }
  const groups = open
    .map(closed)
    .filter(({ answersQuestion, values }) => answersQuestion || values.length > 1)
    .sort(byWeight);
  return { groups: groups.slice(0, groupsMax), leftOut: open.length - Math.min(groupsMax, groups.length) };
}

interface OpenGroup {
  readonly unit: Unit;
  readonly stems: readonly string[];
  readonly asked: boolean;
  readonly members: NamedQuantity[];
}

/** The thing counted, and the things it is counted per. */
interface Unit {
  readonly counted: string;
  readonly per: string;
}

function belongs(
  { answersQuestion }: NamedQuantity,
  words: Pick<OpenGroup, 'unit' | 'stems'>,
  group: OpenGroup,
): boolean {
  const [a, b] = [words.unit, group.unit];
  if (a.per !== b.per) return false;
  const sameUnit = a.counted === b.counted;
  // "Strikes" and "flashes" per day both answer the question, and neither is a measure.
  if (answersQuestion && group.asked)
    return sameUnit || !(measures.has(a.counted) || measures.has(b.counted));
  return sameUnit && overlap(words.stems, group.stems) >= sameMin;
}

/**
 * The stems of what a figure measures, without those of its unit: "time zones of France" and "time zones of Russia"
 * have only the unit in common.
 */
function subjectOf({ what, unit }: NamedQuantity): string[] {
  const stems = contentStems(what);
  const counted = contentStems(unit);
  const own = stems.filter((word) => !counted.includes(word));
  return own.length > 0 ? own : stems;
}

function unitOf(unit: string): Unit {
  // Removed first, because "per cent" is no unit per another one.
  const [counted = '', ...per] = unit.toLowerCase().replace(percent, '').split(perUnit);
  const plain = contentStems(counted).join(' ') || counted.trim();
  return {
    counted: percent.test(unit) ? '%' : (coins.get(plain) ?? plain),
    per: contentStems(per.join(' ')).join(' '),
  };
}

/** Money by its sign and its code. */
const coins: ReadonlyMap<string, string> = new Map([
  ...(['€', 'eur'] as const).map((own) => [own, 'euro'] as const),
  ...(['$', 'us$', 'usd'] as const).map((own) => [own, 'dollar'] as const),
  ...(['£', 'gbp'] as const).map((own) => [own, 'pound'] as const),
]);

const perUnit = new RegExp(
  `\\/|\\b(?:${alternativesIn(({ units }) => wordsIn(units.per), true)})\\b|${alternativesIn(({ units }) => wordsIn(units.per), false)}`,
  'u',
);
const percentPhrases = [true, false].map((spaced) =>
  alternativesIn(({ units }) => phrasesIn(units.percent), spaced),
);
const percent = new RegExp(`^\\s*(?:%|％|${percentPhrases.join('|')})`, 'iu');

/**
 * Units of measurement. In each of them the same thing has another number. Any other unit names the things counted,
 * for which answers may use different words.
 */
const measures = wordsOfAll(({ units }) => units.measures);

function closed({ members }: OpenGroup): QuantityGroup {
  const byAlias = Map.groupBy(members, ({ alias }) => alias);
  const values = [...byAlias.values()].flatMap(([first]) => {
    if (!first) return [];
    const { alias, low, high, span } = first;
    return [{ alias, low, high, span }];
  });
  return {
    what: mostCommon(members.map(({ what }) => what)),
    unit: mostCommon(members.map(({ unit }) => unit)),
    answersQuestion: members.some(({ answersQuestion }) => answersQuestion),
    values: values.sort((a, b) => byCodePoint(a.alias, b.alias)),
  };
}

/** The most frequent wording; of equally frequent ones, the shortest. */
function mostCommon(wordings: readonly string[]): string {
  const same = Map.groupBy(wordings, (wording) => wordsOf(wording).join(' '));
  const [best] = [...same.values()].sort(
    (a, b) =>
      b.length - a.length || (a[0] ?? '').length - (b[0] ?? '').length || byCodePoint(a[0] ?? '', b[0] ?? ''),
  );
  return best?.toSorted(byCodePoint)[0] ?? '';
}

function byWeight(a: QuantityGroup, b: QuantityGroup): number {
  return (
    Number(b.answersQuestion) - Number(a.answersQuestion) ||
    b.values.length - a.values.length ||
    byCodePoint(a.what, b.what)
  );
}
