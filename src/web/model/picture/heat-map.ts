import { byCodePoint } from '../../../text/order.ts';
import type { Side, View } from '../focus.ts';
import { type Claim, campLetter, type Model, type ReportIndex, stanceOf } from '../report-index.ts';

export interface ColumnGroup {
  readonly name: string;
  /** Stands for the name where there is little room. */
  readonly short: string;
  readonly models: readonly Model[];
  /** Place of its first column. */
  readonly from: number;
}

/** The models of the picture in their order, which stays while a reader searches the claims. */
export interface Columns {
  readonly groups: readonly ColumnGroup[];
  /** The models in the order of their columns, and the place of each. */
  readonly columns: readonly { readonly model: Model; readonly place: number }[];
  /** Width in columns, gaps between groups included. */
  readonly width: number;
}

/** Claims by models: what the picture and its table are drawn from. */
export interface HeatMap extends Columns {
  readonly rows: readonly Claim[];
}

/**
 * Our choice: a gap as wide as one model lets groups be told apart, down to 172 columns on a phone.
 */
const gapColumns = 1;

/** What of a view decides about the columns. */
export type ColumnView = Pick<View, 'by' | 'lab' | 'country' | 'family'>;

/**
 * The columns that a view asks for, in groups.
 * @param noSide what models in no camp are called
 */
export function columnsOf(index: ReportIndex, view: ColumnView, noSide: string): Columns {
  const groups = groupsOf(index, view, noSide);
  const columns = groups.flatMap(({ models, from }) =>
    models.map((model, at) => ({ model, place: from + at })),
  );
  const last = groups.at(-1);
  return { groups, columns, width: last ? last.from + last.models.length : 0 };
}

/**
 * Agreeing models stand above the line, disagreeing ones below it: no colour is needed to tell them
 * apart.
 */
const shapes: Readonly<Record<Side, readonly [y: number, height: number]>> = {
  support: [0, 11],
  oppose: [13, 11],
  mixed: [8, 8],
  unresolved: [10, 4],
  reported: [10.5, 3],
  silent: [11.5, 1],
};

export const rowHeight = 24;

/** The mark of a side as one SVG path, in a column of its own. */
export function markOf(side: Side): string {
  const [y, height] = shapes[side];
  return `M.15 ${y}h.7v${height}h-.7z`;
}

/**
 * One SVG path per side for all cells of a claim: 172 cells as elements of their own would make a
 * page stutter.
 */
export function cellPaths(
  { stances }: ReportIndex,
  columns: Columns['columns'],
  claimId: number,
): Readonly<Record<Side, string>> {
  const paths = { support: '', oppose: '', mixed: '', unresolved: '', reported: '', silent: '' };
  const said = stances.get(claimId);
  for (const { model, place } of columns) {
    const side = said?.get(model.id) ?? 'silent';
    const [y, height] = shapes[side];
    paths[side] += `M${place + 0.08} ${y}h.84v${height}h-.84z`;
  }
  return paths;
}

/**
 * The claims that hold the words of a view, and that some of the models shown take its stance on,
 * in its order.
 */
export function rowsOf(
  index: ReportIndex,
  { find, sort, only }: Pick<View, 'find' | 'sort' | 'only'>,
  shown: readonly Model[],
): Claim[] {
  const words = find
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const rows = (index.report.evidence?.claims ?? []).filter(
    ({ claim_id: id, statement }) =>
      words.every((word) => statement.toLowerCase().includes(word)) &&
      (only === '' || shown.some((model) => stanceOf(index, id, model.id) === only)),
  );
  if (sort === 'agreed') return rows.sort((a, b) => agreement(b) - agreement(a));
  return sort === 'contested' ? rows.sort((a, b) => contest(b) - contest(a)) : rows;
}

/** Supporters of all who address the claim, those of many models first where shares are equal. */
function agreement({ support_share_of_addressed: share, addressed_count: count }: Claim): number {
  return (share ?? -1) + (count ?? 0) / 1e6;
}

/** The smaller side of all who address the claim. */
function contest({
  supporting_count: support,
  opposing_count: oppose,
  addressed_count: count,
}: Claim): number {
  return count ? Math.min(support ?? 0, oppose ?? 0) / count + count / 1e6 : -1;
}

function groupsOf(index: ReportIndex, view: ColumnView, noSide: string): ColumnGroup[] {
  const isShown = ({ lab, country, family }: Model) =>
    (view.lab === '' || lab === view.lab) &&
    (view.country === '' || country === view.country) &&
    (view.family === '' || family === view.family);
  const shown = Map.groupBy(index.included.filter(isShown), keyOf(view.by));
  const ordered = [...shown].sort(([a, { length: m }], [b, { length: n }]) =>
    view.by === 'camp' || m === n ? byCodePoint(a, b) : n - m,
  );
  let from = 0;
  return ordered.map(([key, models]) => {
    const { name, short } =
      view.by === 'camp' ? campNames(index, models[0], noSide) : { name: key, short: key };
    const group = { name, short, models: inLine(index, models), from };
    from += models.length + gapColumns;
    return group;
  });
}

/** What a stance counts where models are compared: the two sides are farthest apart. */
const values = { support: 2, mixed: 0.5, unresolved: 0.25, reported: 0, silent: 0, oppose: -2 };

/**
 * Puts models in a line so that neighbours say much the same: first the one that agrees most, then
 * each time the one that is nearest to the last. Of equal ones the first comes first.
 */
function inLine({ stances }: ReportIndex, models: readonly Model[]): Model[] {
  const claims = [...stances.values()];
  const left = models.map((model) => ({
    model,
    said: claims.map((sides) => values[sides.get(model.id) ?? 'silent']),
  }));
  const line: Model[] = [];
  let here = claims.map(() => values.support);
  while (left.length > 0) {
    const distances = left.map(({ said }) => distance(said, here));
    for (const { model, said } of left.splice(distances.indexOf(Math.min(...distances)), 1)) {
      line.push(model);
      here = said;
    }
  }
  return line;
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
}

function keyOf(by: View['by']): (model: Model) => string {
  return by === 'camp' ? campKey : (model) => model[by];
}

/** Sorts models in no camp behind the others. */
function campKey({ campId }: Model): string {
  return String(campId ?? 1e6).padStart(7, '0');
}

function campNames({ camps }: ReportIndex, model: Model | undefined, noSide: string) {
  const camp = camps.get(model?.campId ?? 0);
  if (!camp) return { name: noSide, short: '–' };
  const letter = campLetter(camp.camp_id);
  return { name: `${letter} ${camp.label}`, short: letter };
}
