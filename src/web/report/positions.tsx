import { type Camp, campLetter } from '../model/report-index.ts';
import { ReadingFlags, WarningsAt } from './flags.tsx';
import { Link, ModelsLink } from './links.tsx';
import { usePage } from './page-context.ts';
import { Said } from './said.tsx';
import { DataTable, Section } from './section.tsx';
import { AsIf } from './standing.tsx';

/** How the panel divides: each model as one, and each lab as one. */
export function Positions() {
  const { index, say } = usePage();
  const camps = [...index.camps.values()];
  if (camps.length === 0) return null;
  const equal = camps.some(({ equal_lab_weight_share: share }) => share !== null);
  const sharesBy = (weight: 'model_share' | 'equal_lab_weight_share') =>
    camps.map((camp) => ({ id: camp.camp_id, share: camp[weight] ?? 0 }));
  return (
    <Section id="positions" title={say('positions')}>
      <WarningsAt part="camps" />
      <p class="note">
        {say('models', { count: index.included.length })}
        <AsIf />
      </p>
      <div class="bars">
        <Bar name={say('eachModel')} shares={sharesBy('model_share')} />
        {equal ? (
          <Bar name={say('eachLab')} shares={sharesBy('equal_lab_weight_share')} />
        ) : (
          <p class="note">{say('oneModelPerLab')}</p>
        )}
      </div>
      <ol class="camps">
        {camps.map((camp) => (
          <CampRow key={camp.camp_id} camp={camp} />
        ))}
      </ol>
      <Unclassified />
      <Lead />
      <CampTable />
    </Section>
  );
}

interface Share {
  readonly id: number;
  readonly share: number;
}

/** One stacked bar; what is left of the panel is hatched. */
function Bar({ name, shares }: { readonly name: string; readonly shares: readonly Share[] }) {
  const { say, percent } = usePage();
  let from = 0;
  const parts = shares.map(({ id, share }) => {
    const part = { id, share, from };
    from += share;
    return part;
  });
  const words = shares.map(({ id, share }) => `${campLetter(id)} ${percent(share)}`).join(', ');
  const rest = Math.max(0, 1 - from);
  return (
    <div class="bar">
      <span class="bar-name">{name}</span>
      <svg
        class="stack"
        width="100%"
        height="30"
        role="img"
        aria-label={say('barSays', { name, shares: words, rest: percent(rest) })}
      >
        {parts.map((part) => (
          <Segment key={part.id} {...part} />
        ))}
        {rest > 0.001 ? (
          <rect class="none" x={`${from * 100}%`} width={`${rest * 100}%`} height="30" fill="url(#hatch)" />
        ) : null}
      </svg>
    </div>
  );
}

function Segment({ id, share, from }: Share & { readonly from: number }) {
  const { percent } = usePage();
  return (
    <>
      <rect class={`camp-${((id - 1) % 5) + 1}`} x={`${from * 100}%`} width={`${share * 100}%`} height="30" />
      {share > 0.08 ? (
        <text
          x={`${(from + share / 2) * 100}%`}
          y="20"
          text-anchor="middle"
          class={`on-camp-${((id - 1) % 5) + 1}`}
        >
          {campLetter(id)} {percent(share)}
        </text>
      ) : null}
    </>
  );
}

function CampRow({ camp }: { readonly camp: Camp }) {
  const { say, percent } = usePage();
  const {
    camp_id: id,
    model_count: count,
    eligible_model_count: of,
    equal_lab_weight_share: equal,
    model_share: share,
  } = camp;
  const counts = { count: count ?? 0, whole: of ?? 0 };
  const to = { kind: 'camp', id, side: null } as const;
  return (
    <li class="camp">
      <span class={`letter camp-${((id - 1) % 5) + 1}`} aria-hidden="true">
        {campLetter(id)}
      </span>
      <div>
        <h3 dir="auto">{camp.label}</h3>
        <p dir="auto">{camp.thesis}</p>
        <p class="figures">
          <ModelsLink to={to} words={say('ofModels', counts)} title={camp.label} /> · {percent(share)}
          {equal === null ? '' : ` · ${say('ifLabsEqual', { share: percent(equal) })}`}
        </p>
        <Whisker camp={camp} />
        <ReadingFlags flags={camp.flags} />
      </div>
    </li>
  );
}

/** The share with its interval on a scale from 0 to 100 %. */
function Whisker({ camp }: { readonly camp: Camp }) {
  const { say, percent } = usePage();
  const { low = null, high = null } = camp.model_share_interval_90 ?? {};
  if (low === null || high === null || camp.model_share === null) return null;
  const ends = { low: percent(low), high: percent(high) };
  return (
    <div class="whisker">
      <svg width="100%" height="14" aria-hidden="true">
        <line class="axis" x1="0%" x2="100%" y1="7" y2="7" />
        <line class="range" x1={`${low * 100}%`} x2={`${high * 100}%`} y1="7" y2="7" />
        <circle class="dot" cx={`${camp.model_share * 100}%`} cy="7" r="4.5" />
        {camp.equal_lab_weight_share === null ? null : (
          <rect class="equal" x={`${camp.equal_lab_weight_share * 100}%`} y="2" width="2.5" height="10" />
        )}
      </svg>
      <span class="note">{say('intervalShort', ends)}</span>
    </div>
  );
}

function Unclassified() {
  const { index, say } = usePage();
  const ids = index.report.evidence?.unclassified_model_ids ?? [];
  if (ids.length === 0) return null;
  return (
    <p class="note">
      <Said
        text="hatched"
        with={{
          models: (
            <Link to={{ kind: 'unclassified', id: 0, side: null }}>
              {say('models', { count: ids.length })}
            </Link>
          ),
        }}
      />
    </p>
  );
}

/** What the first place hangs on. Whether it would survive other labs stands with the answer. */
function Lead() {
  const { index, say } = usePage();
  const { lead, labNames } = index;
  const labs = (lead?.depends_on_lab_ids ?? []).map((id) => labNames.get(id) ?? id);
  return labs.length === 0 ? null : <p class="note">{say('leadDepends', { labs: labs.join(', ') })}</p>;
}

function CampTable() {
  const { index, say, percent } = usePage();
  const camps = [...index.camps.values()];
  // A report leaves out what says nothing.
  const withInterval = camps.some((camp) => camp.model_share_interval_90);
  const withLabs = camps.some((camp) => typeof camp.equal_lab_weight_share === 'number');
  return (
    <DataTable
      of={say('positions')}
      columns={[
        ...[say('answer'), say('columnModels'), say('eachModel')],
        ...(withInterval ? [say('columnInterval')] : []),
        ...(withLabs ? [say('eachLab')] : []),
      ]}
    >
      {camps.map((camp) => (
        <tr key={camp.camp_id}>
          <th scope="row" dir="auto">
            {campLetter(camp.camp_id)} {camp.label}
          </th>
          <td>{camp.model_count ?? '–'}</td>
          <td>{percent(camp.model_share)}</td>
          {withInterval ? (
            <td>
              {percent(camp.model_share_interval_90?.low ?? null)}–
              {percent(camp.model_share_interval_90?.high ?? null)}
            </td>
          ) : null}
          {withLabs ? <td>{percent(camp.equal_lab_weight_share)}</td> : null}
        </tr>
      ))}
    </DataTable>
  );
}
