import type { Report } from '../../report/schema/report.ts';
import { mixedOnOption } from '../../report/shown/mixed-on-option.ts';
import { WarningsAt } from './flags.tsx';
import { Link, ModelsLink, Refs } from './links.tsx';
import { usePage } from './page-context.ts';
import { Said } from './said.tsx';
import { Section } from './section.tsx';

/** Options by who chooses them, and the cases on which answers depend. */
export function Options() {
  const { say } = usePage();
  const { answer, evidence } = usePage().index.report;
  const options = answer?.ranked_options ?? [];
  const cases = evidence?.cases ?? [];
  if (options.length === 0 && cases.length === 0) return null;
  return (
    <Section id="options" title={say('options')}>
      <WarningsAt part="cases" />
      <ol class="options">
        {options.map((each) => (
          <li key={each.rank}>
            <h3 dir="auto">{each.option}</h3>
            <p dir="auto">
              {each.rationale}
              <Refs ids={each.related_claim_ids} />
            </p>
            <p class="figures">
              <Choosers option={each} />
            </p>
          </li>
        ))}
      </ol>
      <Cases />
    </Section>
  );
}

type Option = NonNullable<Report['answer']>['ranked_options'][number];

/** Who chooses an option: for and against by name, or the camp whose answer it is. */
function Choosers({ option }: { readonly option: Option }) {
  const { say, percent, index } = usePage();
  const { rank, for_model_ids: pro, against_model_ids: contra, related_camp_ids: camps } = option;
  const { model_count: count, model_share: share } = option;
  const to = { kind: 'option', id: rank, side: null } as const;
  if (pro) {
    const mixed = mixedOnOption(option, index.report.evidence?.claims ?? []);
    const told = [
      say('forOption', { count: pro.length }),
      ...(contra && contra.length > 0 ? [say('againstOption', { count: contra.length })] : []),
      ...(mixed.length > 0 ? [say('mixedOnOption', { count: mixed.length })] : []),
    ];
    return <Link to={to}>{told.join(', ')}</Link>;
  }
  const [camp] = camps;
  return (
    <>
      <Link
        to={
          camp === undefined ? { kind: 'depends', id: 0, side: null } : { kind: 'camp', id: camp, side: null }
        }
      >
        {say('models', { count })}
      </Link>{' '}
      · {percent(share)}
    </>
  );
}

function Cases() {
  const { say } = usePage();
  const { cases = [], cases_left_out_count: left = 0 } = usePage().index.report.evidence ?? {};
  if (cases.length === 0) return null;
  return (
    <>
      <h3>{say('dependsTitle')}</h3>
      <ul class="cases">
        {cases.map(({ case_id: id, case: when, option, model_count: count }) => (
          <li key={id} dir="auto">
            {option === null ? (
              <Said text="dependsOn" with={{ case: <strong>{when}</strong> }} />
            ) : (
              <Said text="ifCase" values={{ case: when }} with={{ option: <strong>{option}</strong> }} />
            )}{' '}
            <ModelsLink to={{ kind: 'case', id, side: null }} words={say('models', { count })} title={when} />
          </li>
        ))}
      </ul>
      {left > 0 ? <p class="note">{say('casesLeftOut', { count: left })}</p> : null}
    </>
  );
}
