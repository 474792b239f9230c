import { useMemo } from 'preact/hooks';
import { sideNames } from '../model/evidence-of.ts';
import { type Side, sides } from '../model/focus.ts';
import { agreementWords } from '../model/numbers.ts';
import { columnsOf, type HeatMap, rowsOf } from '../model/picture/heat-map.ts';
import { type Claim, type Model, modelOf, modelsOn } from '../model/report-index.ts';
import { Controls } from './controls.tsx';
import { SideCount } from './counts.tsx';
import { ReadingFlags, WarningsAt } from './flags.tsx';
import { GroupNames, Legend, Reader, Strip, useCursor } from './heat-strips.tsx';
import { Link } from './links.tsx';
import { Overview } from './overview.tsx';
import { usePage, useView } from './page-context.ts';
import { DataTable, Section } from './section.tsx';

/**
 * All claims with the stance of every model: a picture, the names behind it, and a table of the
 * same data.
 */
export function Claims() {
  const { index, say } = usePage();
  const { by, lab, country, family, find, sort, only } = useView();
  const columns = useMemo(
    () => columnsOf(index, { by, lab, country, family }, say('noSideTaken')),
    [index, by, lab, country, family, say],
  );
  const rows = useMemo(
    () =>
      rowsOf(
        index,
        { find, sort, only },
        columns.columns.map(({ model }) => model),
      ),
    [index, columns, find, sort, only],
  );
  const map = useMemo(() => ({ ...columns, rows }), [columns, rows]);
  const table = useMemo(() => <GroupTable map={map} />, [map]);
  const overview = useMemo(() => <Overview />, []);
  const cursor = useCursor(map);
  if (index.claims.size === 0) return null;
  return (
    <Section id="claims" title={say('claims')} lead={say('claimsLead')}>
      <WarningsAt part="claims" />
      {overview}
      <Controls shown={map.rows.length} />
      <Legend />
      <Reader map={map} cursor={cursor} />
      <GroupNames map={map} />
      <ol class="claims" onPointerLeave={() => cursor.set(null)}>
        {map.rows.map((claim, row) => (
          <Row key={claim.claim_id} claim={claim} map={map} row={row} cursor={cursor} />
        ))}
      </ol>
      {map.rows.length === 0 ? <p class="note">{say('noClaim')}</p> : null}
      {table}
    </Section>
  );
}

interface RowProps {
  readonly claim: Claim;
  readonly map: HeatMap;
  readonly row: number;
  readonly cursor: ReturnType<typeof useCursor>;
}

function Row({ claim, map, row, cursor }: RowProps) {
  const { claim_id: id } = claim;
  const at = cursor.at?.row === row ? cursor.at.column : null;
  // The same node again lets Preact pass by: only the two rows that the cursor leaves and enters
  // are drawn.
  const words = useMemo(() => <RowWords claim={claim} />, [claim]);
  const names = useMemo(() => <Names claim={claim} />, [claim]);
  return (
    <li id={`claim-${id}`} class="claim">
      {words}
      <Strip claim={claim} map={map} row={row} at={at} cursor={cursor} />
      {names}
    </li>
  );
}

function RowWords({ claim }: { readonly claim: Claim }) {
  const page = usePage();
  const { claim_id: id, statement } = claim;
  return (
    <div class="claim-words">
      <p class="statement" dir="auto">
        <Link to={{ kind: 'claim', id, side: null }} class="number" label={page.say('claimId', { id })}>
          {id}
        </Link>
        {statement}
      </p>
      <p class="figures">
        {sides.map((side) => (
          <SideCount key={side} claim={claim} side={side} />
        ))}
        <span class="share">{agreementWords(claim, page)}</span>
      </p>
      <ReadingFlags flags={claim.flags} />
    </div>
  );
}

/** The names of each side, for a printed page too. */
function Names({ claim }: { readonly claim: Claim }) {
  const { index, say, colon } = usePage();
  const named = (models: readonly Model[]) => models.map(({ name }) => name).join(', ');
  const lists = sides.map((side) => [side, modelsOn(index, claim.claim_id, side)] as const);
  const { supporting = [], opposing = [] } = claim.caveats_by_side ?? {};
  const caveats = [
    ...supporting.map((each) => ['support', each] as const),
    ...opposing.map((each) => ['oppose', each] as const),
  ];
  return (
    <details class="more names-of">
      <summary>{say(caveats.length > 0 ? 'namesAndCaveats' : 'names')}</summary>
      {lists.map(([side, models]) =>
        models.length > 0 ? (
          <p key={side}>
            <strong>{`${say(sideNames[side])}${colon}`}</strong>
            {named(models)}
          </p>
        ) : null,
      )}
      {caveats.map(([side, { caveat, evidence_spans: spans }]) => (
        <p key={`${side} ${caveat}`} dir="auto">
          <strong>{say(sideNames[side])}.</strong> <em>{say('onlyIf')}</em> {caveat} (
          {named([...new Set(spans.map(({ model_id: id }) => id))].map((id) => modelOf(index, id)))})
        </p>
      ))}
    </details>
  );
}

/** How many of each group agree and disagree: what the picture shows, in numbers. */
function GroupTable({ map }: { readonly map: HeatMap }) {
  const { index, say } = usePage();
  return (
    <DataTable
      of={say('groupTable')}
      columns={[say('claim'), ...map.groups.map(({ name, models }) => `${name} (${models.length})`)]}
    >
      {map.rows.map(({ claim_id: id, statement }) => (
        <tr key={id}>
          <th scope="row" dir="auto">
            {id} {statement}
          </th>
          {map.groups.map(({ name, models }) => {
            const said = models.map((model) => index.stances.get(id)?.get(model.id));
            const count = (stance: Side) => said.filter((each) => each === stance).length;
            return (
              <td key={name}>
                {count('support')} : {count('oppose')}
              </td>
            );
          })}
        </tr>
      ))}
    </DataTable>
  );
}
