import { percent } from '../model/numbers.ts';
import { Link, Refs, Words } from './links.tsx';
import { usePage } from './page-context.ts';
import { Section } from './section.tsx';

/** Options by who chooses them, and the cases on which answers depend. */
export function Options() {
  const { answer, evidence } = usePage().index.report;
  const options = answer?.ranked_options ?? [];
  const cases = evidence?.cases ?? [];
  if (options.length === 0 && cases.length === 0) return null;
  return (
    <Section id="options" title="Options and cases">
      <ol class="options">
        {options.map(({ rank, option, rationale, related_claim_ids: ids, ...counts }) => (
          <li key={rank}>
            <h3 dir="auto">{option}</h3>
            <p dir="auto">
              <Words text={rationale} claims={ids} />
              <Refs ids={ids} />
            </p>
            <p class="figures">
              <Choosers
                camps={counts.related_camp_ids ?? []}
                count={counts.model_count}
                share={counts.model_share}
              />
            </p>
          </li>
        ))}
      </ol>
      <Cases />
    </Section>
  );
}

interface Choice {
  readonly camps: readonly number[];
  readonly count: number | undefined;
  readonly share: number | null | undefined;
}

function Choosers({ camps, count, share }: Choice) {
  if (count === undefined) return null;
  const [camp] = camps;
  const words = `${count} ${count === 1 ? 'model' : 'models'}`;
  return (
    <>
      {camp === undefined ? (
        <Link to={{ kind: 'depends', id: 0, side: null }}>{words}</Link>
      ) : (
        <Link to={{ kind: 'camp', id: camp, side: null }}>{words}</Link>
      )}
      {' · '}
      {percent(share ?? null)}
    </>
  );
}

function Cases() {
  const { cases = [], cases_left_out_count: left = 0 } = usePage().index.report.evidence ?? {};
  if (cases.length === 0) return null;
  return (
    <>
      <h3>Cases on which answers depend</h3>
      <ul class="cases">
        {cases.map(({ case_id: id, case: when, option, model_count: count }) => (
          <li key={id} id={`case-${id}`} dir="auto">
            If {when}: <strong>{option}</strong>{' '}
            <Link to={{ kind: 'case', id, side: null }} label={`${count} models name this case: show them`}>
              {count}
            </Link>
          </li>
        ))}
      </ul>
      {left > 0 ? <p class="note">{left} further cases are left out for lack of space.</p> : null}
    </>
  );
}
