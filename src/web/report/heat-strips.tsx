import { useMemo, useState } from 'preact/hooks';
import { sideNames } from '../model/evidence-of.ts';
import { sides } from '../model/focus.ts';
import { cellPaths, type HeatMap, markOf, rowHeight } from '../model/picture/heat-map.ts';
import { type Claim, stanceOf } from '../model/report-index.ts';
import { usePage, useView } from './page-context.ts';

/** A cell of the picture, by its row and its place among the columns. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The cell under the pointer, or that the arrow keys have reached. */
export function useCursor({ rows, columns }: HeatMap) {
  const [cell, setCell] = useState<Cell | null>(null);
  const at = cell && cell.row < rows.length && cell.column < columns.length ? cell : null;
  const set = (next: Cell | null) =>
    setCell((last) => (last?.row === next?.row && last?.column === next?.column ? last : next));
  return { at, set };
}

type Cursor = ReturnType<typeof useCursor>;

interface StripProps {
  readonly claim: Claim;
  readonly map: HeatMap;
  readonly row: number;
  readonly at: number | null;
  readonly cursor: Cursor;
}

/** One claim: a mark per model, above the line for those that agree. */
export function Strip({ claim, map, row, at, cursor }: StripProps) {
  const { index, go } = usePage();
  const { only } = useView();
  const { columns } = map;
  const id = claim.claim_id;
  const paths = useMemo(() => cellPaths(index, columns, id), [index, columns, id]);
  const cells = useMemo(
    () =>
      sides
        .filter((side) => only === '' || only === side)
        .map((side) => <path key={side} class={`cell-${side}`} d={paths[side]} />),
    [paths, only],
  );
  const columnAt = (event: PointerEvent | MouseEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / width) * map.width);
    return map.columns.findIndex((column) => column.place === place);
  };
  const open = (column: number) => {
    const model = map.columns[column]?.model;
    if (model) go({ focus: { kind: 'claim', id, side: null }, model: model.id });
  };
  const cursorAt = at === null ? undefined : map.columns[at]?.place;
  return (
    <svg
      class="cells"
      viewBox={`0 0 ${Math.max(1, map.width)} ${rowHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerMove={(event) => {
        const column = columnAt(event);
        if (column >= 0) cursor.set({ row, column });
      }}
      onClick={(event) => open(columnAt(event))}
    >
      <path class="base" d={`M0 12h${map.width}`} />
      {cells}
      {cursorAt === undefined ? null : (
        <rect class="cursor" x={cursorAt} y="0" width="1" height={rowHeight} />
      )}
    </svg>
  );
}

/** The names of the groups above their columns, where they fit. */
export function GroupNames({ map }: { readonly map: HeatMap }) {
  if (map.width === 0) return null;
  return (
    <svg class="group-names" width="100%" height="20" aria-hidden="true">
      {map.groups.map(({ name, short, models, from }) => {
        const share = models.length / map.width;
        const words = share * 90 > name.length ? name : short;
        return share * 90 > words.length ? (
          <text key={name} x={`${(from / map.width) * 100}%`} y="14">
            {words}
          </text>
        ) : null;
      })}
    </svg>
  );
}

export function Legend() {
  const { say } = usePage();
  return (
    <ul class="legend">
      {sides.map((side) => (
        <li key={side}>
          <svg width="12" height="24" viewBox="0 0 1 24" preserveAspectRatio="none" aria-hidden="true">
            <path class="base" d="M0 12h1" />
            <path class={`cell-${side}`} d={markOf(side)} />
          </svg>
          {say(sideNames[side])}
        </li>
      ))}
    </ul>
  );
}

/**
 * Reads the picture out, cell by cell: one stop of the Tab key for all strips, and a line that says
 * where the cursor is.
 */
export function Reader({ map, cursor }: { readonly map: HeatMap; readonly cursor: Cursor }) {
  const { index, go, say } = usePage();
  const claim = cursor.at ? map.rows[cursor.at.row] : undefined;
  const model = cursor.at ? map.columns[cursor.at.column]?.model : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && claim && model)
      go({ focus: { kind: 'claim', id: claim.claim_id, side: null }, model: model.id });
    const next = moved(cursor.at, event.key, map);
    if (!next) return;
    event.preventDefault();
    cursor.set(next);
  };
  return (
    <div class="reader" role="application" tabIndex={0} aria-label={say('claims')} onKeyDown={onKeyDown}>
      <span aria-live="polite" dir="auto">
        {claim && model
          ? say('cellSays', {
              id: claim.claim_id,
              model: model.name,
              lab: model.lab,
              stance: say(sideNames[stanceOf(index, claim.claim_id, model.id)]),
            })
          : say('pictureHint')}
      </span>
    </div>
  );
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -1_000],
  End: [0, 1_000],
};

function moved(at: Cell | null, key: string, { rows, columns }: HeatMap): Cell | null {
  const step = steps[key];
  if (!step || rows.length === 0 || columns.length === 0) return null;
  if (!at) return { row: 0, column: 0 };
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  return { row: within(at.row + step[0], rows.length), column: within(at.column + step[1], columns.length) };
}
